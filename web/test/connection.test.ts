import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/lib/connection.svelte';
import { pressed } from '../src/lib/paint';
import type { Play, TableState } from '../src/wire';

/** A socket whose other end is the test. Like a real one it throws before it is open, and says nothing once it is closing. */
class Wire {
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  ready: 'connecting' | 'open' | 'closing' = 'connecting';
  sent: { type: string; id?: string; [name: string]: unknown }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_message: { data: string }) => {};

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    if (this.ready === 'connecting') throw new Error('InvalidStateError');
    if (this.ready === 'open') this.sent.push(JSON.parse(text) as Wire['sent'][number]);
  }
  close(): void {
    this.ready = 'closing'; // a dead peer never ends the handshake: no onclose
  }
  open(): void {
    this.ready = 'open';
    this.onopen();
    this.say({ type: 'welcome', table: 't', seats: [1], time: 0 });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  of(type: string): { id?: string }[] {
    return this.sent.filter((one) => one.type === type);
  }
}

const PASS: Omit<Play, 'id'> = { type: 'play', seat: 1, offer: 7, moves: ['pass'] };
let connection: Connection;
let wake: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (_name: string, listener: () => void) => (wake = listener),
    removeEventListener: () => {},
  });
  connection = new Connection('t', 'token');
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a command', () => {
  it('goes out again when the line comes back, under the same id', async () => {
    Wire.last.open();
    const answer = connection.send(PASS);
    const { id } = Wire.last.of('play')[0]!;
    Wire.last.onclose();
    expect(connection.status).toBe('waiting');
    vi.advanceTimersByTime(500);
    Wire.last.open();
    expect(Wire.all).toHaveLength(2);
    expect(Wire.last.of('play').map((one) => one.id)).toEqual([id]);
    Wire.last.say({ type: 'ack', id, seat: 1, repeated: true });
    expect((await answer).refusal).toBeNull();
    expect(connection.busy).toBe(0);
  });

  it('that nobody answers makes the line doubted, and given up without waiting for its end', () => {
    Wire.last.open();
    void connection.send(PASS);
    vi.advanceTimersByTime(5000);
    expect(Wire.all[0]!.of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(connection.status).toBe('waiting');
    vi.advanceTimersByTime(500);
    Wire.last.open();
    expect(Wire.last.of('play')).toHaveLength(1);
    Wire.all[0]!.onclose(); // the end of the old line, at last
    expect(connection.status).toBe('online');
  });

  it('keeps a line that answers', () => {
    Wire.last.open();
    void connection.send(PASS);
    vi.advanceTimersByTime(5000);
    Wire.last.say({ type: 'pong', time: 0 });
    vi.advanceTimersByTime(5000);
    expect(connection.status).toBe('online');
    expect(Wire.all).toHaveLength(1);
  });

  it('is not asked after once the person has left', () => {
    Wire.last.open();
    void connection.send(PASS);
    connection.close();
    const said = vi.spyOn(Wire.last, 'send');
    vi.advanceTimersByTime(20_000);
    expect(said).not.toHaveBeenCalled();
    expect(Wire.all).toHaveLength(1);
  });

  it('is never given to a socket that is not open', async () => {
    Wire.last.open();
    Wire.last.onclose();
    vi.advanceTimersByTime(500);
    const slow = Wire.last; // it is still connecting when the page wakes up and tries again
    wake();
    expect(Wire.last).not.toBe(slow);
    slow.ready = 'open';
    slow.say({ type: 'welcome', table: 't', seats: [1], time: 0 });
    expect(connection.status).toBe('waiting');
    const answer = connection.send(PASS);
    Wire.last.open();
    Wire.last.say({ type: 'ack', id: Wire.last.of('play')[0]!.id, seat: 1, repeated: false });
    expect((await answer).refusal).toBeNull();
  });

  it('that could not be done just now is tried again, and at last refused', async () => {
    Wire.last.open();
    const answer = connection.send(PASS);
    const { id } = Wire.last.of('play')[0]!;
    for (let i = 1; i <= 4; i++) {
      expect(Wire.last.of('play').map((one) => one.id)).toEqual(Array(i).fill(id));
      Wire.last.say({ type: 'refused', id, code: 'conflict', message: 'others moved', possible: [], retry: 1 });
      vi.advanceTimersByTime(1000);
    }
    expect((await answer).refusal?.code).toBe('conflict');
    expect(Wire.last.of('play')).toHaveLength(4);
  });

  it('for an old offer asks for the state that was missed', async () => {
    Wire.last.open();
    Wire.last.say({
      type: 'state',
      seat: 1,
      state: { seat: 1, event: 0, scene: {}, players: [] } as unknown as TableState,
      events: [{ n: '1', event: 'x' }],
      fresh: false,
    });
    const answer = connection.send(PASS);
    Wire.last.say({
      type: 'refused',
      id: Wire.last.of('play')[0]!.id,
      code: 'stale_offer',
      message: '',
      possible: [],
      retry: 0,
    });
    expect((await answer).refusal?.code).toBe('stale_offer');
    expect(Wire.last.of('sync')).toEqual([{ type: 'sync', seat: 1, after: '1' }]);
  });
});

describe('a press', () => {
  let draw: () => void;
  beforeEach(() => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    draw = () => {
      for (let i = 0; i < 2; i++) for (const frame of frames.splice(0)) frame();
      vi.advanceTimersByTime(1);
    };
  });

  it('is painted before its command goes out, and before anything that comes meanwhile is drawn', () => {
    Wire.last.open();
    pressed();
    void connection.send(PASS);
    Wire.last.say({ type: 'presence', seats: [{ seat: 2 }] });
    expect(Wire.last.of('play')).toEqual([]);
    expect(connection.presence).toEqual([]);
    expect(connection.busy).toBe(1); // which is what is painted
    draw();
    expect(Wire.last.of('play')).toHaveLength(1);
    expect(connection.presence).toEqual([{ seat: 2 }]);
  });

  it('loses nothing when the line or the page is closed meanwhile', () => {
    Wire.last.open();
    pressed();
    Wire.last.say({ type: 'closing', code: 'ended' });
    Wire.last.onclose();
    expect([connection.problem, connection.status]).toEqual(['ended', 'refused']);
    draw();
    const other = new Connection('t', 'token');
    Wire.last.open();
    pressed();
    void other.send(PASS);
    other.close();
    expect(Wire.last.of('play')).toHaveLength(1);
    draw();
  });
});
