// Numbers of events: names, the same for everybody and for ever ("57", "57b3"). They are not compared: events stand in
// their order. Pure.

/** Before the first event: the set-up. */
export const START = '0';

export const NUMBER = /^(0|[1-9]\d*)([a-g]+[1-9]\d*)?$/;

interface Numbered {
  n: string;
}

/** What came after an event; nothing where it is not among these. */
export function after<T extends Numbered>(events: T[], n: string): T[] {
  if (n === START) return events;
  const place = events.findLastIndex((event) => event.n === n);
  return place < 0 ? [] : events.slice(place + 1);
}

/** What had happened by an event. One that others were told, and this audience was not, stands before the next of its own. */
export function upTo<T extends Numbered>(events: T[], n: string): T[] {
  if (n === START) return [];
  const place = events.findLastIndex((event) => event.n === n);
  return place < 0 ? events.filter((event) => parseInt(event.n) < parseInt(n)) : events.slice(0, place + 1);
}

/** A number as people read it: the last event that everybody was told by then. */
export function shownNumber(n: string): string {
  return String(parseInt(n));
}

/** The number of the last event. */
export function lastNumber(events: Numbered[]): string {
  return events.at(-1)?.n ?? START;
}
