import { beforeEach, describe, expect, it } from 'vitest';
import { earlierGames, rememberHabits } from '../src/lib/habits';
import { storage } from '../src/lib/storage';
import { isCoached } from '../src/table/coaching.svelte';
import type { HabitCount, TableState } from '../src/wire';

const count = (id: string, times = 2): HabitCount => ({
  ...{ seat: 0, id, cases: 5, times, amount: 3, worth: 0.1, line: 7 },
});

describe('what a person did in the last games', () => {
  beforeEach(() => storage.remove('pithead.habits.dig_deep'));

  it('is kept by game, the latest first, once for each table', () => {
    rememberHabits('dig_deep', 'a', [count('buy-more')]);
    rememberHabits('dig_deep', 'b', [count('buy-less')]);
    rememberHabits('dig_deep', 'a', [count('buy-more', 4)]);
    expect(earlierGames('dig_deep', 'c').map((game) => game.map((one) => `${one.id} ${one.times}`))).toEqual([
      ['buy-less 2'],
      ['buy-more 4'],
    ]);
    expect(earlierGames('dig_deep', 'b').flat()).toEqual([
      { id: 'buy-more', cases: 5, times: 4, amount: 3, worth: 0.1 },
    ]);
    expect(earlierGames('rockwell', 'c')).toEqual([]);
  });

  it('goes no further back than ten games', () => {
    for (let i = 0; i < 15; i++) rememberHabits('dig_deep', `t${i}`, [count('buy-more', i)]);
    const kept = earlierGames('dig_deep', 'now');
    expect(kept.length).toBe(10);
    expect(kept[0]?.[0]?.times).toBe(14);
  });

  it('is nothing where something else is stored', () => {
    for (const text of ['{', '7', '[{"table": 3}]', '[{"table": "a", "counts": [{"id": "x", "times": "many"}]}]']) {
      storage.set('pithead.habits.dig_deep', text);
      expect(earlierGames('dig_deep', 'a')).toEqual([]);
    }
  });
});

describe('whom the coach speaks to', () => {
  const player = (seat: number, kind: string) => ({ seat, kind }) as TableState['players'][number];
  const view = (change: Partial<TableState>): TableState =>
    ({
      ...{ seat: 1, status: 'over', branched: '', guide: null },
      players: [player(1, 'human'), player(2, 'bot')],
      ...change,
    }) as TableState;

  it('is a person among bots, once the game is over', () => {
    expect(isCoached(view({}), true)).toBe(true);
    expect(isCoached(view({}), false)).toBe(false);
    expect(isCoached(view({ players: [player(1, 'human')] }), true)).toBe(true);
    expect(isCoached(view({ players: [player(1, 'human'), player(2, 'human')] }), true)).toBe(false);
  });

  it('is nobody who watches, looks at a record or plays a turn once more', () => {
    expect(isCoached(view({ seat: 0 }), true)).toBe(false);
    expect(isCoached(view({ status: 'archive' }), true)).toBe(false);
    expect(isCoached(view({ branched: '44' }), true)).toBe(false);
  });

  it('is whoever has come to the end of a lesson', () => {
    const guide = { done: false } as TableState['guide'];
    expect(isCoached(view({ guide, status: 'running' }), false)).toBe(false);
    expect(isCoached(view({ guide: { ...guide!, done: true }, status: 'running' }), false)).toBe(true);
  });
});
