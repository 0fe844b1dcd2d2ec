import { describe, expect, it, vi } from 'vitest';
import { revealing } from '../src/boards/imperial_miners/revealing.svelte';
import type { TableEvent } from '../src/lib/events';
import { pressed } from '../src/lib/paint';

vi.mock('../src/lib/prefs.svelte', () => ({ motionAllowed: () => true }));

const before = [{ n: '1', event: 'round', round: 1 }] as TableEvent[];
const played = { event: 'played', seat: '2', card: '129', cell: 'III0', place: 'III-1', paid: 5 };
const after = [...before, { n: '2', ...played }, { n: '3', event: 'round', round: 2 }] as TableEvent[];
const now = () => [revealing.told?.seat, revealing.round?.seat, revealing.turning, revealing.runs];

describe('a press that ends what is told', () => {
  it('takes the words away at once, and the mine when that is painted', () => {
    vi.useFakeTimers();
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    revealing.begin(before);
    revealing.hear(after, 0);
    expect(now()).toEqual([1, 1, false, true]);
    pressed();
    revealing.end();
    expect(now()).toEqual([undefined, 1, false, false]);
    for (let i = 0; i < 2; i++) for (const frame of frames.splice(0)) frame();
    vi.advanceTimersByTime(1);
    expect(now()).toEqual([undefined, undefined, false, false]);
    revealing.hear([...after, { n: '4', ...played }] as TableEvent[], 0);
    expect(now()).toEqual([1, 1, false, true]); // the next one is told as any other
    revealing.begin(after);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
