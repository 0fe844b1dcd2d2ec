// The log: events gathered into lines, lines under the turn they belong to.

import { ownerOf, type TableEvent } from '../lib/events';
import { plain } from '../lib/rich';
import type { Seat } from '../lib/seats';
import { textVersion } from '../lib/text.svelte';
import { eventText, type Lexicon } from '../lib/words';

/**
 * n: the position after the line's last event; first: its first event; events: all of them; seat: whose it is.
 * `turn` lines are headings.
 */
export interface LogLine {
  n: string;
  first: string;
  events: string[];
  seat: number | null;
  turn: boolean;
  text: string;
}

const kept = new WeakMap<TableEvent, LogLine>(); // by the first event of a line

/** The line as it was drawn last, where nothing about it changed. */
function same(first: TableEvent, line: LogLine): LogLine {
  const old = kept.get(first);
  if (old && old.n === line.n && old.text === line.text && old.seat === line.seat && old.turn === line.turn) return old;
  kept.set(first, { ...line });
  return kept.get(first) ?? line;
}

const said = new WeakMap<TableEvent, { key: string; text: string }>();

/** An event in words; said once for each edition of the words and set of names, however often the log is drawn. */
function words(event: TableEvent, lexicon: Lexicon, seats: Seat[], key: string): string {
  const known = said.get(event);
  if (known?.key === key) return known.text;
  const text = eventText(lexicon, event, seats);
  said.set(event, { key, text });
  return text;
}

export function logLines(events: TableEvent[], lexicon: Lexicon, seats: Seat[]): LogLine[] {
  const lines: LogLine[] = [];
  const firsts: TableEvent[] = [];
  const key = [textVersion(), ...seats.map((one) => one.name)].join('|');
  for (const event of events) {
    const last = lines.at(-1);
    const seat = ownerOf(event);
    if (lexicon.silent?.has(event.event)) {
      if (last) grow(last, event);
      continue;
    }
    const text = words(event, lexicon, seats, key);
    if (event.event === (lexicon.heading ?? 'turn')) {
      lines.push({ n: event.n, first: event.n, events: [event.n], seat, turn: true, text });
      firsts.push(event);
    } else if (lexicon.continues.has(event.event) && last && !last.turn) {
      last.text += `; ${text}`;
      grow(last, event);
    } else {
      lines.push({ n: event.n, first: event.n, events: [event.n], seat, turn: false, text });
      firsts.push(event);
    }
  }
  return lines.map((line, i) => same(firsts[i] as TableEvent, line));
}

function grow(line: LogLine, event: TableEvent): void {
  line.n = event.n;
  line.events.push(event.n);
}

/** The index of the line that tells an event, or -1. */
export function lineOf(lines: LogLine[], event: string): number {
  return lines.findLastIndex((line) => line.events.includes(event));
}

/** Lines as they are spoken, without their drawings; at the end the question that is asked now ("" for none). */
export function inSentences(lines: LogLine[], question: string): string {
  return [...lines.map((line) => plain(line.text)), question].filter(Boolean).join('. ');
}
