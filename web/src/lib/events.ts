// What an audience of a table was later, event by event. Pure.

import type { Json } from '../wire';
import { lastNumber } from './numbers';

/** `n` is the event's number (`numbers.ts`); the rest are its own arguments. */
export type TableEvent = { n: string; event: string } & { [name: string]: Json };

/** Two runs of events as one, without doubles; `gap`: older ones were left out between them, and only the later run counts. */
export function joinEvents(before: TableEvent[], later: TableEvent[], gap: boolean): TableEvent[] {
  if (gap) return later;
  const known = later.findLastIndex((event) => event.n === lastNumber(before));
  const fresh = later.slice(known + 1);
  return fresh.length === 0 ? before : before.concat(fresh);
}
