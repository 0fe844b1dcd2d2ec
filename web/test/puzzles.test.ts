import { describe, expect, it, vi } from 'vitest';
import {
  afterTry,
  bandOf,
  fits,
  markOf,
  nextNumber,
  NOTHING,
  partsOf,
  queryOf,
  rated,
  ratingOf,
  read,
  START,
  summaryOf,
  wantedOf,
  type Progress,
} from '../src/puzzles/progress';
import { beginning, nextMoves, playersOf } from '../src/puzzles/telling';
import { parse } from '../src/lib/route';
import type { PuzzleBrief, PuzzleChoice, WeighedMove } from '../src/wire';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const brief = (number: number, kind = 'buy', rating = 1200): PuzzleBrief => ({
  number,
  id: `id${number}`,
  kind,
  rating,
  seats: 2,
  round: 3,
});
const ALL = { kind: '', band: '', state: '' } as const;
const tries = (...worth: number[]): Progress =>
  worth.reduce<Progress>(
    (progress, one, i) => afterTry(progress, 'pits', brief(i + 1), { worth: one, solved: one > 0, at: i }).progress,
    NOTHING,
  );

describe('progress', () => {
  it('counts the first try alone, and that it was solved in the end', () => {
    const first = afterTry(NOTHING, 'pits', brief(1), { worth: 0, solved: false, at: 5 });
    expect(first.change).toBeLessThan(0);
    expect(markOf(first.progress, 'id1')).toBe('missed');
    const later = afterTry(first.progress, 'pits', brief(1), { worth: 1, solved: true, at: 9 });
    expect(later.change).toBe(0);
    expect(ratingOf(later.progress, 'pits')).toBe(ratingOf(first.progress, 'pits'));
    expect(markOf(later.progress, 'id1')).toBe('later');
    expect(afterTry(later.progress, 'pits', brief(1), { worth: 0, solved: false, at: 10 }).progress).toBe(
      later.progress,
    );
    expect(markOf(tries(1), 'id1')).toBe('first');
    expect(markOf(tries(0.5), 'id1')).toBe('later');
    expect(markOf(NOTHING, 'id1')).toBe('');
  });

  it('rates by how hard a puzzle is', () => {
    expect(rated(1200, 1200, 1, 0)).toBe(1220);
    expect(rated(1200, 1200, 0.5, 0)).toBe(1200);
    expect(rated(1200, 1200, 0, 0)).toBe(1180);
    expect(rated(1200, 2000, 1, 0)).toBeGreaterThan(rated(1200, 1000, 1, 0));
    expect(rated(1200, 1200, 1, 50)).toBe(1210);
    expect(ratingOf(NOTHING, 'pits')).toBe(START);
  });

  it('sums up a game', () => {
    expect(summaryOf(tries(1, 0, 1, 1), 'pits', null)).toMatchObject({
      solved: 3,
      row: 2,
      latest: [true, false, true, true],
    });
    expect(summaryOf(tries(1, 1), 'others', null)).toMatchObject({ solved: 0, row: 0, latest: [], rating: START });
    expect(summaryOf(tries(1, 1, 1), 'pits', [brief(1), brief(7)]).solved).toBe(1);
    expect(summaryOf(tries(...Array<number>(14).fill(1)), 'pits', null).latest).toHaveLength(10);
  });

  it('counts by theme and by difficulty', () => {
    const list = [brief(1), brief(2), brief(3, 'sell', 1800)];
    expect(partsOf(tries(1, 0.5), list, (one) => one.kind)).toEqual([
      { name: 'buy', all: 2, solved: 2, first: 1 },
      { name: 'sell', all: 1, solved: 0, first: 0 },
    ]);
    expect(partsOf(NOTHING, list, (one) => bandOf(one.rating)).map((one) => one.name)).toEqual(['easy', 'hard']);
  });

  it('survives what was stored in another form', () => {
    expect(read(null)).toEqual(NOTHING);
    expect(read('{')).toEqual(NOTHING);
    expect(read('{"tried": {"a": {}}}').ratings).toEqual({});
    expect(read(JSON.stringify(tries(1)))).toEqual(tries(1));
  });
});

describe('which puzzles', () => {
  const list = [brief(1), brief(2, 'sell', 1400), brief(3, 'sell', 1800), brief(4)];

  it('go by theme, difficulty and how they went, and stand in the address', () => {
    const wanted = wantedOf(new URLSearchParams('theme=sell&difficulty=hard&state=open'));
    expect(wanted).toEqual({ kind: 'sell', band: 'hard', state: 'open' });
    expect(queryOf(wanted)).toBe('?theme=sell&difficulty=hard&state=open');
    expect(wantedOf(new URLSearchParams('difficulty=unheard&state=x'))).toEqual(ALL);
    expect(queryOf(ALL)).toBe('');
    expect(list.filter((one) => fits(NOTHING, one, wanted)).map((one) => one.number)).toEqual([3]);
    const some = tries(1, 0);
    expect(list.filter((one) => fits(some, one, { ...ALL, state: 'missed' })).map((one) => one.number)).toEqual([2]);
    expect(list.filter((one) => fits(some, one, { ...ALL, state: 'open' })).map((one) => one.number)).toEqual([
      2, 3, 4,
    ]);
  });

  it('come one after the other: the new ones, then what was missed, then any', () => {
    expect(nextNumber(NOTHING, list, ALL, 0)).toBe(1);
    expect(nextNumber(tries(1), list, ALL, 1)).toBe(2);
    expect(nextNumber(tries(1, 0), list, ALL, 4)).toBe(3);
    expect(nextNumber(tries(1, 0, 1, 1), list, ALL, 4)).toBe(2);
    expect(nextNumber(tries(1, 1, 1, 1), list, ALL, 2)).toBe(3);
    expect(nextNumber(NOTHING, list, { ...ALL, kind: 'sell' }, 3)).toBe(2);
    expect(nextNumber(NOTHING, [brief(1)], ALL, 1)).toBe(0);
  });
});

describe('a choice of several moves', () => {
  const move = (text: string): WeighedMove => ({ move: text, verb: text, args: {}, preview: {} });
  const choice = (...moves: string[]): PuzzleChoice => ({
    choice: { moves: moves.map(move), share: 0.5, points: 1 },
    error: 0,
    reasons: [],
  });

  it('is found by how it begins', () => {
    const all = [choice('crew 1', 'go A1'), choice('crew 1', 'go B1'), choice('stay')];
    expect(beginning(all, ['crew 1'])).toBe(all[0]);
    expect(beginning(all, ['crew 1', 'go B1'])).toBe(all[1]);
    expect(beginning(all, ['stay'])).toBe(all[2]);
    expect(beginning(all, ['stay', 'go A1'])).toBeUndefined();
  });

  it('of a hint is marked move by move', () => {
    const some = [choice('crew 1', 'go A1'), choice('crew 1', 'go B1'), choice('stay')].map((one) => one.choice.moves);
    expect(nextMoves(some, [])).toEqual(['crew 1', 'stay']);
    expect(nextMoves(some, ['crew 1'])).toEqual(['go A1', 'go B1']);
    expect(nextMoves(some, ['crew 2'])).toEqual([]);
  });

  it('is made at a table of people without names', () => {
    expect(playersOf({ brief: brief(1) }).map((one) => one.seat)).toEqual([1, 2]);
  });
});

describe('addresses', () => {
  it('name a game and a number', () => {
    const at = (path: string) => parse(new URL(`http://here${path}`));
    expect(at('/puzzles')).toMatchObject({ page: 'puzzles', name: '', number: '' });
    expect(at('/puzzles/rockwell')).toMatchObject({ page: 'puzzles', name: 'rockwell', number: '' });
    expect(at('/puzzles/rockwell/12')).toMatchObject({ page: 'puzzles', name: 'rockwell', number: '12' });
    expect(at('/puzzles/rockwell/12/3').page).toBe('not-found');
    expect(at('/rules/rockwell/12').page).toBe('not-found');
  });
});
