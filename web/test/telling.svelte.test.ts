import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { telling } from '../src/boards/rockwell/telling.svelte';
import type { TableEvent } from '../src/lib/events';

vi.mock('../src/lib/prefs.svelte', () => ({ motionAllowed: () => true }));

const cubes = { zinc: 1, copper: 0, silver: 0, gold: 0 };
const drilled = (n: number, tile: string) => [
  { n: `${n}`, event: 'drilled', seat: '1', tile, back: 'ZZ' },
  { n: `${n + 1}`, event: 'card', seat: '1', card: '2/0/0/0!' },
  { n: `${n + 2}`, event: 'share', seat: '1', ...cubes },
];
const before = [{ n: '1', event: 'turn', turn: 1 }, ...drilled(2, 'A1')] as TableEvent[];
const fresh = [...before, ...drilled(5, 'B2'), { n: '8', event: 'danger', seat: '1', cubes: 1 }] as TableEvent[];
const answered = [...fresh, { n: '9', event: 'lost', seat: '1', ...cubes }] as TableEvent[];

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  stop = $effect.root(() => {
    $effect(() => telling.go());
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const hear = (events: TableEvent[]): void => {
  telling.hear(events);
  flushSync();
};
/** Beats come one after another for a while. */
function wait(ms: number): void {
  for (let past = 0; past < ms; past += 100) {
    vi.advanceTimersByTime(100);
    flushSync();
  }
}

describe('how far extractions are told', () => {
  it('tells none of those that are over when the page opens', () => {
    telling.begin(before, false);
    flushSync();
    expect([telling.story, telling.runs]).toEqual([null, false]);
  });

  it('tells a new one beat by beat, holds what follows until it was read, and goes on after an answer', () => {
    telling.begin(before, false);
    hear(fresh);
    expect([telling.story?.tile, telling.step, telling.runs]).toEqual(['B2', 1, true]);
    wait(900);
    expect(telling.step).toBe(2);
    wait(5000);
    expect([telling.step, telling.done, telling.runs]).toEqual([4, true, false]);
    hear(answered);
    expect([telling.step, telling.runs]).toEqual([4, true]);
    wait(800);
    expect(telling.step).toBe(5);
  });

  it('stands as far as it is after a reload, and goes on from there', () => {
    telling.begin(fresh, true);
    flushSync();
    expect([telling.story?.tile, telling.step, telling.runs]).toEqual(['B2', 4, false]);
    hear(answered);
    expect(telling.step).toBe(4);
    wait(800);
    expect(telling.step).toBe(5);
  });

  it('gives way to the next one, and is not told again', () => {
    telling.begin(before, false);
    hear(fresh);
    telling.skip();
    hear([...answered, ...drilled(10, 'C3')] as TableEvent[]);
    wait(800);
    expect(telling.story?.tile).toBe('C3');
    telling.end();
    hear([...answered, ...drilled(10, 'C3'), { n: '13', event: 'round', round: 2 }] as TableEvent[]);
    expect(telling.story).toBeNull();
    hear(before);
    expect(telling.story).toBeNull();
  });
});
