// Positions of a table: each stands after an event and has its number. Pure.

import type { TableEvent } from '../lib/live.svelte';

/** One step along the stops (ascending) from a position. Beyond the last one it is now (null), before the first the start. */
export function stepFrom(stops: number[], here: number, last: number, by: 1 | -1): number | null {
  if (by < 0) return stops.findLast((stop) => stop < here) ?? 0;
  const next = stops.find((stop) => stop > here);
  return next === undefined || next >= last ? null : next;
}

/** What had happened by then. */
export function eventsUpTo(events: TableEvent[], at: number | null): TableEvent[] {
  return at === null ? events : events.filter((event) => event.n <= at);
}
