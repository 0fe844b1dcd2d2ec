import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/lib/events';
import { positionAddress, positionAsked } from '../src/lib/route';
import { mark } from '../src/lib/rich';
import { proposalsFor } from '../src/table/choosing.svelte';
import { placeIn, placesIn } from '../src/table/highlight';
import { keyCommand } from '../src/table/keys';
import { inSentences } from '../src/table/log';
import { eventsUpTo, stepFrom } from '../src/table/positions';
import { tabsWithChoices, tabToOpen } from '../src/table/tabs';
import type { Advice, Advised, Choice, Guide, Offer } from '../src/wire';

function choice(move: string, kind = 'place'): Choice {
  const [verb = ''] = move.split(' ');
  return { move, verb, kind, args: {}, clause: '', cost: {}, preview: {}, warning: '' };
}
const offerOf = (...choices: Choice[]): Offer => ({ number: 1, seat: 1, prompt: '', choices });

describe('looking back', () => {
  const numbers = ['1', '2', '3', '3b1', '3b2', '5', '6'];
  const events = numbers.map((n) => ({ n, event: 'x' })) as TableEvent[];
  const stops = ['2', '3b1', '6'];

  it('goes from stop to stop, back to the start and on to now', () => {
    expect(stepFrom(events, stops, null, -1)).toBe('3b1');
    expect(stepFrom(events, stops, '6', -1)).toBe('3b1');
    expect(stepFrom(events, stops, '2', -1)).toBe('0');
    expect(stepFrom(events, stops, '0', 1)).toBe('2');
    expect(stepFrom(events, stops, '3', 1)).toBe('3b1');
    expect(stepFrom(events, stops, '3b1', 1)).toBeNull();
    expect(stepFrom([], [], '0', 1)).toBeNull();
  });

  it('shows what had happened by then, and everything now', () => {
    expect(eventsUpTo(events, '3b1').map((event) => event.n)).toEqual(['1', '2', '3', '3b1']);
    expect(eventsUpTo(events, '0')).toEqual([]);
    expect(eventsUpTo(events, null)).toBe(events);
  });

  it('puts an event that only others were told before the next of its own', () => {
    expect(eventsUpTo(events, '4').at(-1)?.n).toBe('3b2');
    expect(stepFrom(events, stops, '4', 1)).toBeNull();
    expect(stepFrom(events, stops, '4', -1)).toBe('3b1');
  });

  it('reads the address that it writes, and nothing else', () => {
    const query = (address: string) => new URL(address, 'http://x').searchParams;
    for (const at of ['0', '57', '57b3', '57ac12', null]) {
      const address = positionAddress('abc', query('/t/abc?board=generic&at=3'), at);
      expect(positionAsked(query(address))).toBe(at);
      expect(query(address).get('board')).toBe('generic');
    }
    for (const wrong of ['', '-1', '1.5', 'x', '7x', '07', '7h1', '7b0', '7b'])
      expect(positionAsked(query(`/t/abc?at=${wrong}`))).toBeNull();
  });
});

describe('choosing', () => {
  const offer = offerOf(choice('mine a'), choice('mine b'), choice('done', 'option'));
  const advice = (...moves: Advised[]): Advice => ({
    type: 'advice',
    id: '',
    seat: 1,
    offer: offer.number,
    bot: '',
    moves,
    weighed: true,
    asked: -1,
    share: 0,
    points: 0,
  });
  const hint = (move: string, equal: boolean, ...then: string[]): Advised => ({
    move,
    then: then.map((one) => ({ move: one, verb: one, args: {}, preview: {} })),
    plan: [],
    share: 0.5,
    error: 0,
    points: 10,
    equal,
    reasons: [],
  });
  const guide: Guide = {
    lesson: 'first',
    on: true,
    done: false,
    step: 0,
    of: 3,
    says: [],
    moves: [{ move: 'mine a', verb: 'mine', args: {}, preview: {} }],
  };
  const moves = (hints: Advice | null, script: Guide | null) =>
    proposalsFor(offer, hints, script).map((run) => run.map((one) => one.move));

  it('takes a hint before a lesson, to the end of its moves, with what is as good', () => {
    expect(moves(null, guide)).toEqual([['mine a']]);
    const found = advice(hint('mine b', true, 'stop'), hint('done', true), hint('mine a', false));
    expect(moves(found, guide)).toEqual([['mine b', 'stop'], ['done']]);
    expect(moves(null, null)).toEqual([]);
  });

  it('shows the whole of a plan, and beside it nothing else that goes on', () => {
    const goesOn = (move: string, ...plan: string[]): Advised => ({
      ...hint(move, true, ...plan),
      then: [],
      plan: hint('', true, ...plan).then,
    });
    const found = advice(goesOn('mine b', 'mine a', 'mine a'), goesOn('mine a', 'mine c'));
    expect(moves(found, null)).toEqual([['mine b', 'mine a', 'mine a']]);
  });

  it('numbers a place by all moves that are made there', () => {
    const run = ['mine b', 'mine a', 'mine b'];
    expect(placesIn(run, 'mine b')).toBe('1·3');
    expect(placesIn(run, 'mine a')).toBe('2');
    expect(placesIn(['bid 1', 'pay 2'], 'bid 1, pay 2')).toBe('1');
    expect(placesIn(run, 'mine c')).toBe('0');
  });

  it('proposes nothing that is not offered', () => {
    expect(moves(advice(hint('sell ruby', true), hint('done', true)), null)).toEqual([['done']]);
    expect(proposalsFor(null, advice(hint('done', true)), guide)).toEqual([]);
  });

  it('numbers the places of a choice as they come', () => {
    expect(placeIn(['keep a', 'keep b'], 'keep b')).toBe(2);
    expect(placeIn(['sell zinc', 'cubes 4'], 'sell zinc, cubes 4')).toBe(1);
    expect(placeIn(['sell zinc', 'cubes 4'], 'sell gold')).toBe(0);
    expect(placeIn([], '')).toBe(0);
  });
});

describe('the tabs of a phone', () => {
  const tabOf = (one: Choice) => ({ buy: 'market', sell: 'mine' })[one.verb] ?? '';

  it('are lit where something can be chosen', () => {
    expect([...tabsWithChoices(offerOf(choice('buy 1'), choice('sell 2'), choice('dig a')), tabOf)]).toEqual([
      'market',
      'mine',
    ]);
    expect(tabsWithChoices(null, tabOf).size).toBe(0);
  });

  it('open for a question that is asked there alone; what stands in the prompt is asked everywhere', () => {
    expect(tabToOpen(offerOf(choice('buy 1'), choice('end', 'option')), undefined, tabOf)).toBe('market');
    expect(tabToOpen(offerOf(choice('buy 1'), choice('sell 2')), undefined, tabOf)).toBe('');
    expect(tabToOpen(offerOf(choice('buy 1'), choice('dig a')), undefined, tabOf)).toBe('');
    expect(tabToOpen(null, undefined, tabOf)).toBe('');
  });

  it('open for what is proposed, whatever else is asked', () => {
    const offer = offerOf(choice('buy 1'), choice('sell 2'), choice('dig a'));
    expect(tabToOpen(offer, offer.choices[1], tabOf)).toBe('mine');
    expect(tabToOpen(offer, offer.choices[2], tabOf)).toBe('');
  });
});

describe('announcing', () => {
  const line = (text: string) => ({
    kind: '',
    n: '1',
    first: '1',
    events: ['1'],
    seat: null,
    turn: false,
    round: null,
    text,
    parts: [],
  });

  it('says the lines without their drawings, then the question', () => {
    expect(inSentences([line(`${mark('seat:0', 'Ann')} digs`), line('')], 'Your turn: what now?')).toBe(
      'Ann digs. Your turn: what now?',
    );
    expect(inSentences([line('Ann digs')], '')).toBe('Ann digs');
  });
});

describe('keys', () => {
  const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it('have one meaning each', () => {
    const keys = ['Escape', '?', 'l', 'n', 'p', 'c', 'u', 'h', 's', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
    const commands = keys.map((key) => keyCommand(press(key), 'BODY'));
    expect(commands).not.toContain(null);
    expect(new Set(commands).size).toBe(keys.length);
    expect(keyCommand(press('Enter'), 'BUTTON')).toBeNull();
  });

  it('belong to the field that is written in, and to the browser with Ctrl, Alt or Meta', () => {
    for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) expect(keyCommand(press('u'), tag)).toBeNull();
    for (const more of ['ctrlKey', 'metaKey', 'altKey'])
      expect(keyCommand(press('c', { [more]: true }), 'BODY')).toBeNull();
  });
});
