// Positions of a table: each stands after an event and has its number. Pure.

import type { TableEvent } from '../lib/events';
import { START, upTo } from '../lib/numbers';

/** One step along the stops from a position (null for now). Beyond the last one it is now, before the first the start. */
export function stepFrom(events: TableEvent[], stops: string[], at: string | null, by: 1 | -1): string | null {
  const places = new Map(events.map((event, i) => [event.n, i + 1]));
  const here = eventsUpTo(events, at).length;
  const place = (stop: string) => places.get(stop) ?? 0;
  if (by < 0) return stops.findLast((stop) => place(stop) < here) ?? START;
  const next = stops.find((stop) => place(stop) > here);
  return next === undefined || place(next) >= events.length ? null : next;
}

/** A position and up to `count` stops after it in one direction, itself first. */
export function stopsFrom(events: TableEvent[], stops: string[], at: string, by: 1 | -1, count: number): string[] {
  const places = new Map(events.map((event, i) => [event.n, i + 1]));
  const here = eventsUpTo(events, at).length;
  const place = (stop: string) => places.get(stop) ?? 0;
  const later =
    by > 0
      ? stops.filter((stop) => place(stop) > here && place(stop) < events.length).slice(0, count)
      : stops
          .filter((stop) => place(stop) < here)
          .slice(-count)
          .reverse();
  return [at, ...later];
}

/** What had happened by then. */
export function eventsUpTo(events: TableEvent[], at: string | null): TableEvent[] {
  return at === null ? events : upTo(events, at);
}
