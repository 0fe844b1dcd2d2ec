import { describe, expect, it } from 'vitest';
import { nextSigned, percent, remark, signed, signOf, stair, stopAt, stopsOf } from '../src/review/model';
import { placeIn } from '../src/review/places';
import type { Review, ReviewedDecision } from '../src/wire';

const choice = { moves: [], share: 0.4, points: 10 };
const decision = (line: number, mark: ReviewedDecision['mark']): ReviewedDecision => ({
  ...{ line, lines: [line, line + 1], round: 2, seat: 0, person: true, played: choice, better: choice },
  ...{ loss: 0.06, error: 0.01, mark, reasons: [], rivals: [], at: '3' },
});
const moment = (line: number, seat: number | null, first: number) => ({
  ...{ line, round: line > 10 ? 2 : 1, seat, chances: [first, 1 - first], errors: [0.01, 0.01], at: String(line) },
});
const review: Review = {
  ...{
    version: 1,
    game: 'dig_deep',
    depth: 'deep',
    judge: 'surveyor-1',
    turning: [],
    sources: [],
    habits: [],
    things: [],
  },
  seats: [
    { name: 'Ada', kind: 'human', bot: '' },
    { name: '', kind: 'bot', bot: 'foreman' },
  ],
  result: { shares: [1, 0], standing: [[9], [3]], places: [1, 2] },
  moments: [moment(5, null, 0.5), moment(8, null, 0.6), moment(12, 0, 0.54), moment(14, 1, 0.55)],
  decisions: [decision(11, 'mistake')],
  draws: [{ line: 8, round: 1, stream: 'dice', change: [0.1, -0.1], at: '8' }],
  sums: [
    { seat: 0, fair: 0.5, luck: { dice: 0.1, tiles: 0.0001 }, others: 0.46, own: -0.0601, result: 1, accuracy: 0.9 },
    { seat: 1, fair: 0.5, luck: { dice: -0.1 }, others: -0.4, own: 0, result: 0, accuracy: null },
  ],
};

describe('a review', () => {
  const stops = stopsOf(review);

  it('has a stop for each thing that happened, with the chances around it', () => {
    expect(stops.map((one) => one.line)).toEqual([5, 8, 12, 14]);
    expect(stops[0]?.before).toEqual([0.5, 0.5]);
    expect(stops[2]?.before).toEqual([0.6, 0.4]);
    expect(stops[2]?.decision?.line).toBe(11);
  });

  it('is looked at by any line of a decision, and at its end where none is named', () => {
    expect([stopAt(stops, 11), stopAt(stops, 12), stopAt(stops, 13), stopAt(stops, null)]).toEqual([2, 2, 2, 3]);
  });

  it('has signs for what a seat lost and for luck', () => {
    expect(stops.map((one) => signOf(one, 0))).toEqual(['', 'luck-up', 'mistake', '']);
    expect(stops.map((one) => signOf(one, 1))).toEqual(['', 'luck-down', '', '']);
    expect([nextSigned(stops, 0, 0, 1), nextSigned(stops, 2, 0, 1), nextSigned(stops, 3, 0, -1)]).toEqual([1, 2, 2]);
  });

  it('climbs from the fair share to the result, without steps of nothing', () => {
    const steps = stair(review.sums[0]!);
    expect(steps.map((one) => one.kind)).toEqual(['fair', 'luck', 'others', 'own', 'result']);
    expect(steps[3]?.to).toBeCloseTo(0.9999);
    expect([signed(0.061), signed(-0.06), signed(-0.001), percent(-0.001)]).toEqual(['+6', '−6', '0', 0]);
  });

  it('is worth a word where somebody’s chance changed by more than 5 %', () => {
    expect(remark(stops, '8')?.seat).toBe(0);
    expect([remark(stops, '14'), remark(stops, '99')]).toEqual([null, null]);
  });

  it('finds the place of a move in a choice', () => {
    expect([placeIn(['a', 'b'], 'b'), placeIn(['a', 'b'], 'a, b'), placeIn(['a'], 'c'), placeIn([], '')]).toEqual([
      2, 1, 0, 0,
    ]);
  });
});
