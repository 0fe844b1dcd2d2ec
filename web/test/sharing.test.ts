import { expect, it } from 'vitest';
import { reuseEqualParts } from '../src/lib/sharing';

it('keeps what is equal and shows what is not', () => {
  const before = {
    tiles: [
      { n: 1, who: [1, 2] },
      { n: 2, who: [] },
    ],
    turn: 3,
    deal: null,
  };
  const now = {
    tiles: [
      { n: 1, who: [1, 2] },
      { n: 5, who: [] },
    ],
    turn: 3,
    deal: null,
  };
  const out = reuseEqualParts(before, now);
  expect(out).toEqual(now);
  expect(out.tiles[0]).toBe(before.tiles[0]);
  expect(out.tiles[1]).not.toBe(before.tiles[1]);
  expect(out.tiles[1]?.who).toBe(before.tiles[1]?.who);
  expect(out).not.toBe(before);
});

it('gives back the old one where nothing changed, the new one where the kind did', () => {
  const before = { a: [1, { b: null }] };
  expect(reuseEqualParts(before, { a: [1, { b: null }] })).toBe(before);
  expect(reuseEqualParts<object>([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(reuseEqualParts<object | null>(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuseEqualParts<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseEqualParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
});
