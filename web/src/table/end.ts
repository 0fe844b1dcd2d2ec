// The end of a game in a sentence: who won, by what, and the one thing that decided it. Pure.

import type { Course, Result } from '../wire';
import type { Seat } from '../lib/seats';

/** A message and what it says: `web-end-…`. Points are numbers yet: each game has its own word for them. */
export interface Verdict {
  id: 'won' | 'lost' | 'wins' | 'shared' | 'tie-won' | 'tie-wins' | 'alone';
  /** the winner first, then whoever is measured against them */
  winner: number;
  other: number | null;
  /** seats that share the first place */
  first: number[];
}

/** Seats by place, the winner first. */
export function byPlace(result: Result): number[] {
  return result.places.map((_, i) => i).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0) || a - b);
}

export const scoreOf = (result: Result, seat: number): number => result.standing[seat]?.[0] ?? 0;

export function verdictOf(result: Result, seats: Seat[]): Verdict {
  const order = byPlace(result);
  const first = order.filter((seat) => result.places[seat] === 1);
  const winner = order[0] ?? 0;
  const me = seats.find((seat) => seat.me)?.index ?? null;
  const mine = me !== null && first.includes(me);
  if (order.length < 2) return { id: 'alone', winner, other: null, first };
  if (first.length > 1) return { id: 'shared', winner, other: null, first };
  const second = order[1] ?? 0;
  const tie = scoreOf(result, second) === scoreOf(result, winner);
  const other = mine || me === null ? second : me;
  if (tie) return { id: mine ? 'tie-won' : 'tie-wins', winner, other: second, first };
  return { id: mine ? 'won' : me === null ? 'wins' : 'lost', winner, other, first };
}

/** The source in which the winner gained most on the other; null where there is none. */
export function decisiveSource(
  course: Course | null,
  winner: number,
  other: number | null,
): { source: string; mine: number; theirs: number } | null {
  const sources = course?.turns.at(-1)?.sources;
  if (!sources || other === null) return null;
  const all = Object.keys(sources[winner] ?? {}).map((source) => ({
    source,
    mine: sources[winner]?.[source] ?? 0,
    theirs: sources[other]?.[source] ?? 0,
  }));
  const best = all.toSorted((a, b) => b.mine - b.theirs - (a.mine - a.theirs))[0];
  return best && best.mine > best.theirs ? best : null;
}

/** The grade of a score: how many of the bounds it reaches. */
export function gradeOf(grades: number[], score: number): number {
  return grades.filter((least) => score >= least).length;
}

/** Round figures of an axis, from 0 or below to above the highest value. */
export function ticks(low: number, top: number): number[] {
  const span = Math.max(1, top - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].find((one) => span / one <= 4.5) ?? span;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(top / step) - first + 1 }, (_, i) => (first + i) * step);
}
