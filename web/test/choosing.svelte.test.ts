import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/lib/connection.svelte';
import { createChoosing, type Choosing } from '../src/table/choosing.svelte';
import type { Advice, Advised, Choice, Offer, Refused, TableState } from '../src/wire';

const choice = (move: string, warning = ''): Choice => ({
  move,
  verb: move,
  kind: 'place',
  args: {},
  clause: '',
  cost: {},
  preview: {},
  warning,
});
const offer = (number: number, ...choices: Choice[]): Offer => ({ number, seat: 1, prompt: '', choices });
const refusal = (code: Refused['code']): Refused => ({
  type: 'refused',
  id: '',
  code,
  message: `refused: ${code}`,
  possible: [],
  retry: 0,
});

/** A table whose server is the test. */
class Server {
  state = $state.raw({
    seat: 1,
    event: 5,
    offer: null,
    guide: null,
    undo: false,
    undo_answers: [],
  } as unknown as TableState);
  sent: { type: string; offer?: number; moves?: string[]; ask?: string[] }[] = [];
  answer: { refusal: Refused | null; advice: Advice | null } = { refusal: null, advice: null };

  /** how many commands can be taken back before bots' answers go with them */
  own = 0;

  send(command: Server['sent'][number]): Promise<Server['answer']> {
    this.sent.push(command);
    if (command.type === 'undo' && --this.own === 0) this.state = { ...this.state, undo_answers: [2] };
    return Promise.resolve(this.answer);
  }
  ask(next: Offer | null): void {
    this.state = { ...this.state, offer: next };
    flushSync();
  }
}

let server: Server;
let choosing: Choosing;
let past: boolean;
let confirming: boolean;
let notices: string[];
const decided = vi.fn();
let stop: () => void;

beforeEach(() => {
  server = new Server();
  past = false;
  confirming = false;
  notices = [];
  decided.mockClear();
  vi.stubGlobal('document', { querySelectorAll: () => [], body: {} });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  stop = $effect.root(() => {
    choosing = createChoosing(() => server as unknown as Connection, {
      past: () => past,
      decided,
      notify: (text) => notices.push(text),
      confirms: (one) => confirming && one.move !== 'crew',
    });
  });
  server.ask(offer(7, choice('dig'), choice('sell', 'dear')));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('an offer', () => {
  it('is answered once, however often it is clicked', async () => {
    const first = choosing.play(['dig']);
    await choosing.play(['dig']);
    await first;
    expect(server.sent).toEqual([{ type: 'play', seat: 1, offer: 7, moves: ['dig'] }]);
    expect(decided).toHaveBeenCalledExactlyOnceWith(5, ['dig']);
    server.ask(offer(8, choice('dig')));
    await choosing.play(['dig']);
    expect(server.sent).toHaveLength(2);
  });

  it('can be answered again after a refusal, which is told', async () => {
    server.answer = { refusal: refusal('illegal'), advice: null };
    await choosing.play(['dig']);
    expect(notices.at(-1)).toBe('refused: illegal');
    expect(decided).not.toHaveBeenCalled();
    server.answer = { refusal: null, advice: null };
    await choosing.play(['dig']);
    expect(server.sent).toHaveLength(2);
    expect(notices.at(-1)).toBe('');
  });

  it('that is old is shown anew without a word', async () => {
    server.answer = { refusal: refusal('stale_offer'), advice: null };
    await choosing.play(['dig']);
    expect(notices).toEqual(['']);
  });

  it('is none where nothing can be chosen', () => {
    server.ask(offer(9));
    expect(choosing.offer).toBeNull();
    server.ask(null);
    expect(choosing.offer).toBeNull();
  });
});

describe('what is considered', () => {
  it('is a choice with a warning, until it is chosen again or its offer is gone', () => {
    const [, sell] = choosing.offer!.choices;
    choosing.picker.pick(sell!);
    expect(choosing.picker.chosen).toBe('sell');
    expect(server.sent).toEqual([]);
    choosing.picker.pick(sell!);
    expect(server.sent).toHaveLength(1);
    choosing.picker.consider(sell!);
    server.ask(offer(8, choice('dig')));
    expect(choosing.picker.chosen).toBe('');
  });

  it('is every choice for who confirms moves, but the only one and one that only begins', () => {
    confirming = true;
    server.ask(offer(8, choice('dig'), choice('mine'), choice('crew')));
    const [dig, mine, crew] = choosing.offer!.choices;
    choosing.picker.pick(dig!);
    choosing.picker.pick(mine!);
    expect([choosing.picker.chosen, server.sent]).toEqual(['mine', []]);
    choosing.picker.pick(mine!);
    expect(server.sent.at(-1)?.moves).toEqual(['mine']);
    server.ask(offer(9, choice('dig'), crew!));
    choosing.picker.pick(crew!);
    server.ask(offer(10, choice('dig')));
    choosing.picker.pick(dig!);
    expect(server.sent.map((one) => one.moves)).toEqual([['mine'], ['crew'], ['dig']]);
  });
});

describe('what was sent', () => {
  it('stays as it was pressed until the table moves on', async () => {
    const [, sell] = choosing.offer!.choices;
    choosing.picker.consider(sell!);
    const pressed = { dataset: { commit: 'sell' } as Record<string, string> };
    vi.stubGlobal('document', { querySelectorAll: () => [pressed, { dataset: { glow: 'dig' } }], body: {} });
    let arrive = () => {};
    const answer = new Promise<Server['answer']>((resolve) => (arrive = () => resolve(server.answer)));
    vi.spyOn(server, 'send').mockReturnValueOnce(answer);
    const played = choosing.play(['sell']);
    flushSync();
    expect([choosing.picker.chosen, pressed.dataset.sent]).toEqual(['sell', '']);
    server.ask(offer(8, choice('dig'), choice('sell')));
    expect([choosing.picker.chosen, pressed.dataset.sent]).toEqual(['', undefined]);
    choosing.picker.consider(choice('dig'));
    arrive();
    await played;
    expect(choosing.picker.chosen).toBe('dig'); // of the next question, while the answer was on its way
  });

  it('leaves alone what it does not change', () => {
    const seen: unknown[] = [];
    const done = $effect.root(() => {
      $effect(() => void seen.push([choosing.offer, choosing.hint.advice, choosing.proposed]));
    });
    flushSync();
    void choosing.play(['dig']);
    flushSync();
    expect(seen).toHaveLength(1);
    done();
  });

  it('is free again when it was refused', async () => {
    server.answer = { refusal: refusal('illegal'), advice: null };
    choosing.picker.consider(choosing.offer!.choices[1]!);
    await choosing.play(['sell']);
    expect(choosing.picker.chosen).toBe('');
  });
});

describe('a turn begun anew', () => {
  it('goes back to the last answer of a bot, and not over it', async () => {
    server.state = { ...server.state, undo: true };
    server.own = 3;
    await choosing.restart();
    expect(server.sent).toHaveLength(3);
    await choosing.undo();
    expect(server.sent).toHaveLength(4);
  });
});

describe('hints', () => {
  const advised = (move: string, ...then: string[]): Advised => ({
    move,
    then: then.map((one) => ({ move: one, verb: one, args: {}, preview: {} })),
    plan: [],
    share: 0.4,
    error: 0,
    points: 10,
    equal: false,
    reasons: [],
  });
  const advice = (asked: number, ...moves: Advised[]): Advice => ({
    type: 'advice',
    id: '',
    seat: 1,
    offer: 7,
    bot: '',
    moves,
    weighed: true,
    asked,
    share: 0,
    points: 0,
  });
  const many = [choice('dig'), choice('sell'), choice('pass', 'sure?')];

  beforeEach(() => {
    server.ask(offer(7, ...many));
    server.answer = { refusal: null, advice: advice(-1, advised('dig', 'stop'), advised('sell')) };
  });

  it('stay with their offer and go with it', async () => {
    await choosing.hint.ask();
    expect(choosing.proposed.map((one) => one.move)).toEqual(['dig', 'stop']);
    server.ask(offer(8, ...many));
    expect(choosing.hint.open).toBe(false);
    expect(choosing.proposed).toEqual([]);
  });

  it('that come for an offer already answered are not shown', async () => {
    const asked = choosing.hint.ask();
    server.ask(offer(8, choice('dig')));
    await asked;
    expect(choosing.hint.advice).toBe(null);
  });

  it('are taken with all their moves', async () => {
    await choosing.hint.ask();
    choosing.hint.take(choosing.hint.advice!.moves[0]!);
    expect(server.sent.at(-1)?.moves).toEqual(['dig', 'stop']);
    expect(choosing.hint.open).toBe(false);
  });

  it('that are plans are asked for anew once the next offer is there', async () => {
    const plan = [{ move: 'sell', verb: 'sell', args: {}, preview: {} }];
    server.answer = { refusal: null, advice: advice(-1, { ...advised('dig'), plan }, { ...advised('sell'), plan }) };
    await choosing.hint.ask();
    expect(choosing.proposed.map((one) => one.move)).toEqual(['dig', 'sell']);
    choosing.hint.take(choosing.hint.advice!.moves[0]!);
    expect(server.sent.at(-1)).toMatchObject({ type: 'play', moves: ['dig'] });
    server.ask(offer(8, ...many));
    await vi.waitFor(() => expect(server.sent.at(-1)).toMatchObject({ type: 'hint', offer: 8, ask: [] }));
    const before = server.sent.length;
    server.ask(offer(9, ...many));
    await choosing.hint.ask();
    expect(server.sent).toHaveLength(before + 1);
  });

  it('do not follow who goes his own way', async () => {
    const plan = [{ move: 'dig', verb: 'dig', args: {}, preview: {} }];
    server.answer = { refusal: null, advice: advice(-1, advised('dig'), { ...advised('sell'), plan }) };
    await choosing.hint.ask();
    choosing.hint.take(choosing.hint.advice!.moves[1]!);
    server.ask(offer(8, ...many));
    await Promise.resolve();
    expect(choosing.hint.open).toBe(false);
    expect(server.sent.at(-1)).toMatchObject({ type: 'play', moves: ['sell'] });
  });

  it('turn a press on another choice into a question; a second press plays it', async () => {
    await choosing.hint.ask();
    server.answer = { refusal: null, advice: advice(1, advised('dig', 'stop'), advised('sell')) };
    choosing.desk.picker.pick(many[1]!);
    choosing.desk.picker.pick(many[1]!); // nothing has come yet: it is the same question
    expect(server.sent.map((one) => one.type)).toEqual(['hint', 'hint', 'hint']);
    expect(server.sent.at(-1)?.ask).toEqual(['sell']);
    await vi.waitFor(() => expect(choosing.hint.opened).toBe(1));
    choosing.desk.picker.pick(many[1]!);
    expect(server.sent.at(-1)).toMatchObject({ type: 'play', moves: ['sell'] });
  });

  it('let the advised choice be pressed where it is', async () => {
    await choosing.hint.ask();
    choosing.desk.play(['dig', 'stop']);
    expect(server.sent.at(-1)).toMatchObject({ type: 'play', moves: ['dig', 'stop'] });
  });

  it('do not go around a warning', async () => {
    server.answer = { refusal: null, advice: advice(-1, advised('pass'), advised('sell')) };
    await choosing.hint.ask();
    choosing.hint.take(choosing.hint.advice!.moves[0]!);
    expect(server.sent.at(-1)?.type).toBe('hint');
    expect(choosing.picker.chosen).toBe('pass');
  });

  it('that are refused leave nothing open, and say why', async () => {
    server.answer = { refusal: refusal('too_many'), advice: null };
    await choosing.hint.ask();
    expect(choosing.hint.open).toBe(false);
    expect(notices.at(-1)).not.toBe('');
  });

  it('closed again, every press plays', async () => {
    await choosing.hint.ask();
    choosing.hint.close();
    choosing.desk.picker.pick(many[1]!);
    expect(server.sent.at(-1)).toMatchObject({ type: 'play', moves: ['sell'] });
  });
});
