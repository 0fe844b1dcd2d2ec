// What a review is to the page: one stop after each thing that happened, with what is to be said there. Pure.

import type { Seat } from '../lib/seats';
import type { Lexicon } from '../lib/words';
import type { Review, ReviewedDecision, ReviewedDraw, SeatSum, TurningPoint } from '../wire';

/** What a list of a seat's moments is made of. */
export interface OfASeat {
  review: Review;
  whose: number;
  seats: Seat[];
  lexicon: Lexicon;
  /** the lines that are looked at */
  here: number[];
  look: (line: number) => void;
}

export type Sign = ReviewedDecision['mark'] | 'luck-up' | 'luck-down';

/** A place on the curve. `before` and `after` are the chances of all seats around what happened there. */
export interface Stop {
  line: number; // of the record, by which it has its address
  round: number;
  seat: number | null; // whose choice it was; null for luck
  before: number[];
  after: number[];
  errors: number[];
  at: string; // the position after it
  decision: ReviewedDecision | null;
  draw: ReviewedDraw | null;
}

export const WORTH_A_WORD = 0.05; // a change of somebody's chance that a commentary tells of
const SIGNED = new Set<Sign>(['inaccuracy', 'mistake', 'blunder', 'luck-up', 'luck-down']);

export function stopsOf(review: Review): Stop[] {
  const fair = review.sums.map((one) => one.fair);
  const decisions = new Map(review.decisions.flatMap((one) => one.lines.map((line) => [line, one])));
  const draws = new Map(review.draws.map((one) => [one.line, one]));
  return review.moments.map((moment, i) => ({
    line: moment.line,
    round: moment.round,
    seat: moment.seat,
    before: review.moments[i - 1]?.chances ?? fair,
    after: moment.chances,
    errors: moment.errors,
    at: moment.at,
    decision: decisions.get(moment.line) ?? null,
    draw: draws.get(moment.line) ?? null,
  }));
}

/** The stop of a line: the one that it belongs to, or the last before it; the last of all for none. */
export function stopAt(stops: Stop[], line: number | null): number {
  if (line === null) return stops.length - 1;
  const own = stops.findIndex((stop) => stop.line === line || stop.decision?.lines.includes(line));
  return own >= 0
    ? own
    : Math.max(
        0,
        stops.findLastIndex((stop) => stop.line <= line),
      );
}

/** What is drawn below a seat's line at a stop, or ''. */
export function signOf(stop: Stop, seat: number): Sign | '' {
  if (stop.decision?.seat === seat && SIGNED.has(stop.decision.mark)) return stop.decision.mark;
  const change = stop.draw?.change[seat] ?? 0;
  if (Math.abs(change) < WORTH_A_WORD) return '';
  return change > 0 ? 'luck-up' : 'luck-down';
}

/** The next stop with a sign in one direction; the same where there is none. */
export function nextSigned(stops: Stop[], from: number, seat: number, by: 1 | -1): number {
  for (let i = from + by; i >= 0 && i < stops.length; i += by) if (signOf(stops[i]!, seat) !== '') return i;
  return from;
}

/** One step of the stair from the fair share to the result; `from` and `to` are chances. */
export interface Step {
  kind: 'fair' | 'luck' | 'others' | 'own' | 'result';
  stream: string;
  change: number;
  from: number;
  to: number;
}

const LEAST_STEP = 0.0005; // luck below is not drawn: it rounds to nothing

export function stair(sum: SeatSum): Step[] {
  const steps: Step[] = [{ kind: 'fair', stream: '', change: sum.fair, from: 0, to: sum.fair }];
  let at = sum.fair;
  const add = (kind: Step['kind'], change: number, stream = '') => {
    steps.push({ kind, stream, change, from: at, to: at + change });
    at += change;
  };
  for (const [stream, change] of Object.entries(sum.luck))
    if (Math.abs(change) >= LEAST_STEP) add('luck', change, stream);
  add('others', sum.others);
  add('own', sum.own);
  steps.push({ kind: 'result', stream: '', change: sum.result, from: 0, to: sum.result });
  return steps;
}

export const luckOf = (sum: SeatSum): number => Object.values(sum.luck).reduce((all, one) => all + one, 0);

/** A share in whole percents. */
export const percent = (share: number): number => Math.round(100 * share) + 0; // no negative zero

/** A change in percents, with its sign. */
export function signed(change: number): string {
  const n = percent(change);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** A seat's decisions, the dearest first. */
export function dearest(review: Review, seat: number): ReviewedDecision[] {
  return review.decisions.filter((one) => one.seat === seat).toSorted((a, b) => b.loss - a.loss || a.line - b.line);
}

export const turningOf = (review: Review, seat: number): TurningPoint[] =>
  review.turning.filter((one) => one.seat === seat);

/** The sign of a turning point. */
export function signOfTurning(review: Review, point: TurningPoint): Sign {
  if (point.kind === 'luck') return point.change > 0 ? 'luck-up' : 'luck-down';
  return review.decisions.find((one) => one.line === point.line)?.mark ?? 'mistake';
}

/** Whose eyes the review has first: one's own; else those of a person, else the winner's. */
export function firstSeat(review: Review, me: number | null): number {
  if (me !== null) return me;
  const person = review.seats.findIndex((seat) => seat.kind !== 'bot');
  return person >= 0 ? person : Math.max(0, review.result.places.indexOf(1));
}

/** Where rounds begin on the curve: the index of the first stop of each. */
export function roundPlaces(stops: Stop[]): { round: number; place: number }[] {
  const found = new Map<number, number>();
  for (const [i, stop] of stops.entries()) if (!found.has(stop.round)) found.set(stop.round, i);
  return [...found].map(([round, place]) => ({ round, place }));
}

/** What a commentary says of a position: the seat whose chance changed most, if by enough; null otherwise. */
export function remark(stops: Stop[], at: string): { stop: Stop; seat: number } | null {
  const stop = stops.findLast((one) => one.at === at);
  if (!stop) return null;
  const changes = stop.after.map((chance, i) => Math.abs(chance - (stop.before[i] ?? 0)));
  const most = Math.max(...changes);
  return most > WORTH_A_WORD ? { stop, seat: changes.indexOf(most) } : null;
}
