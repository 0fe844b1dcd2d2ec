// Where this seat last decided: everything told after that is news. Kept in the browser, so that it survives a reload.

import type { LogLine } from './log';

const key = (table: string, seat: number): string => `pithead.since.${table}.${seat}`;

export function decided(table: string, seat: number, event: number): void {
  try {
    localStorage.setItem(key(table, seat), String(event));
  } catch {
    // Without storage the log says where one last acted.
  }
}

/** The event after which things are news to a seat; on another device, its own last line. */
export function lastDecision(table: string, seat: number, index: number | null, lines: LogLine[]): number {
  const kept = localStorage.getItem(key(table, seat));
  if (kept !== null && /^\d+$/.test(kept)) return Number(kept);
  return lines.findLast((line) => line.seat === index && !line.turn)?.n ?? 0;
}

/** The lines after a position that others caused, those that name this seat first. */
export function news(lines: LogLine[], seat: number, after: number): { mine: LogLine[]; others: LogLine[] } {
  const fresh = lines.filter((line) => line.first > after && !line.turn && line.text !== '' && line.seat !== seat);
  const touches = (line: LogLine) => line.text.includes(`seat:${seat}\uE001`);
  return { mine: fresh.filter(touches), others: fresh.filter((line) => !touches(line)) };
}
