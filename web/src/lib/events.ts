// What an audience of a table was later, event by event. Pure.

import type { Json } from '../wire';
import { lastNumber } from './numbers';

/** `n` is the event's number (`numbers.ts`); the rest are its own arguments. */
export type TableEvent = { n: string; event: string } & { [name: string]: Json };

/** Whose event it is: the seat's index; null for one of the table, or of somebody without a seat. */
export function ownerOf(event: TableEvent): number | null {
  const seat = Number(event.seat ?? NaN) - 1;
  return Number.isInteger(seat) ? seat : null;
}

/** Two runs of events as one, without doubles; `gap`: older ones were left out between them, and only the later run counts. */
export function joinEvents(before: TableEvent[], later: TableEvent[], gap: boolean): TableEvent[] {
  if (gap) return later;
  const known = later.findLastIndex((event) => event.n === lastNumber(before));
  const fresh = later.slice(known + 1);
  return fresh.length === 0 ? before : before.concat(fresh);
}
