// The log: events gathered into lines, lines under the turn they belong to.

import type { TableEvent } from './live.svelte';
import type { Seat } from './seats';
import { told, type Lexicon } from './words';

/** n: the position after the line's last event. `turn` lines are headings. */
export interface LogLine {
  n: number;
  first: number;
  seat: number | null;
  turn: boolean;
  text: string;
}

export function logLines(events: TableEvent[], lexicon: Lexicon, seats: Seat[]): LogLine[] {
  const lines: LogLine[] = [];
  let seat: number | null = null;
  for (const event of events) {
    const last = lines.at(-1);
    const own = event.seat === undefined ? null : Number(event.seat) - 1;
    if (own !== null) seat = own;
    if (lexicon.silent?.has(event.event)) {
      if (last) last.n = event.n;
      continue;
    }
    const text = told(lexicon, event, seats);
    if (event.event === (lexicon.heading ?? 'turn')) {
      lines.push({ n: event.n, first: event.n, seat: own, turn: true, text });
    } else if (lexicon.continues.has(event.event) && last && !last.turn) {
      last.text += `; ${text}`;
      last.n = event.n;
    } else {
      lines.push({ n: event.n, first: event.n, seat: own ?? seat, turn: false, text });
    }
  }
  return lines;
}
