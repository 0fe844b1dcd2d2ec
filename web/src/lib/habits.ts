// What a person did in the last games, as the coach counted it. It stays in this browser: there are no accounts, and the
// server keeps nothing of it.

import type { EarlierCount, HabitCount } from '../wire';
import { storage } from './storage';

interface Played {
  table: string;
  counts: EarlierCount[];
}

const KEPT = 10; // games of one title
const key = (game: string) => `pithead.habits.${game}`;

function read(game: string): Played[] {
  try {
    const found = JSON.parse(storage.get(key(game)) ?? '[]') as Played[];
    return Array.isArray(found) ? found.filter((one) => typeof one.table === 'string' && isCounts(one.counts)) : [];
  } catch {
    return [];
  }
}

const isCounts = (counts: unknown): boolean =>
  Array.isArray(counts) &&
  counts.every((one: Partial<EarlierCount> | null) => {
    const numbers = [one?.cases, one?.times, one?.amount, one?.worth];
    return typeof one?.id === 'string' && numbers.every((n) => typeof n === 'number' && n >= 0);
  });

/** The games before a table, the latest first. */
export const earlierGames = (game: string, table: string): EarlierCount[][] =>
  read(game)
    .filter((one) => one.table !== table)
    .map((one) => one.counts);

/** What was done at a table; once more where it is better known. */
export function rememberHabits(game: string, table: string, habits: HabitCount[]): void {
  const counts = habits.map(({ id, cases, times, amount, worth }) => ({ id, cases, times, amount, worth }));
  const known = read(game);
  const at = known.findIndex((one) => one.table === table);
  if (at >= 0) known[at] = { table, counts };
  else known.unshift({ table, counts });
  storage.set(key(game), JSON.stringify(known.slice(0, KEPT)));
}
