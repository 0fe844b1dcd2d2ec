// The log: events gathered into lines, lines under the turn they belong to.

import { ownerOf, type TableEvent } from '../lib/events';
import { mark, pieces, plain } from '../lib/rich';
import type { Seat } from '../lib/seats';
import { textVersion } from '../lib/text.svelte';
import { eventText, type Lexicon } from '../lib/words';

/** What belongs to a line and stands below it: a share of an extraction. */
export interface LogPart {
  seat: number | null;
  text: string;
}

/** kind: the name of its first event; n: the position after the line's last event; first: its first event; events: all of them; seat: whose it is. `turn` lines are headings,
 *  `round` the number of the round that one begins. `parts` stand below the line, folded. */
export interface LogLine {
  kind: string;
  n: string;
  first: string;
  events: string[];
  seat: number | null;
  turn: boolean;
  round: number | null;
  text: string;
  parts: LogPart[];
}

const kept = new WeakMap<TableEvent, LogLine>(); // by the first event of a line

/** The line as it was drawn last, where nothing about it changed. */
function same(first: TableEvent, line: LogLine): LogLine {
  const old = kept.get(first);
  const [before, now] = [old, line].map((one) => one && JSON.stringify({ ...one, events: [] }));
  if (old && before === now) return old;
  kept.set(first, line);
  return line;
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

/** What a list of events was told as; `starts` is where each line's first event stands in it. */
interface Told {
  events: TableEvent[];
  lexicon: Lexicon;
  key: string;
  lines: LogLine[];
  starts: number[];
}

const told = new WeakMap<TableEvent, Told>(); // by the first event of a list

/** The lines of events. Those of a list that has grown are told from its last line on, which may have grown too. */
export function logLines(events: TableEvent[], lexicon: Lexicon, seats: Seat[]): LogLine[] {
  const [begin] = events;
  if (!begin) return [];
  const key = [textVersion(), ...seats.map((one) => one.name)].join('|');
  const old = told.get(begin);
  const grown =
    old?.key === key && old.lexicon === lexicon && events[old.events.length - 1] === old.events.at(-1) ? old : null;
  const lines = grown?.lines.slice(0, -1) ?? [];
  const starts = grown?.starts.slice(0, -1) ?? [];
  const kept = lines.length;
  const now: Told = { events, lexicon, key, lines, starts };
  tell(now, grown?.starts.at(-1) ?? 0, seats);
  now.lines = lines.map((line, i) => (i < kept ? line : same(events[starts[i] ?? 0] as TableEvent, line)));
  told.set(begin, now);
  return now.lines;
}

/** Tell the events from one place on. */
function tell({ events, lexicon, key, lines, starts }: Told, from: number, seats: Seat[]): void {
  for (const [i, event] of events.entries()) {
    if (i < from) continue;
    const last = lines.at(-1);
    const own = ownerOf(event);
    if (lexicon.silent?.has(event.event)) {
      if (last) grow(last, event);
      continue;
    }
    const text = words(event, lexicon, seats, key);
    const heading = event.event === (lexicon.heading ?? 'turn');
    const belongs = lexicon.rows?.has(event.event) || lexicon.continues.has(event.event);
    if (!heading && belongs && last && !last.turn) {
      if (lexicon.rows?.has(event.event)) last.parts.push({ seat: own, text: withoutSubject(text, own) });
      else last.text += `; ${own === last.seat ? withoutSubject(text, own) : text}`;
      grow(last, event);
      continue;
    }
    const n = event.n;
    const round = heading ? Number(event.round ?? event.turn ?? NaN) : NaN;
    lines.push({
      ...{ kind: event.event, n, first: n, events: [n], seat: own, turn: heading, text, parts: [] },
      round: Number.isInteger(round) ? round : null,
    });
    starts.push(i);
  }
}

/** A sentence whose subject is known: "Ann digs" is "digs" below Ann's badge. */
export function withoutSubject(text: string, seat: number | null): string {
  if (seat === null) return text;
  const [first, ...rest] = pieces(text);
  if (first?.mark !== `seat:${seat}` || rest.length === 0) return text;
  const others = rest.map((piece) => (piece.mark ? mark(piece.mark, piece.word) : piece.word)).join('');
  return others.replace(/^[\s:,]+/, '');
}

function grow(line: LogLine, event: TableEvent): void {
  line.n = event.n;
  line.events.push(event.n);
}

/** The index of the line that tells an event, or -1. */
export function lineOf(lines: LogLine[], event: string): number {
  return lines.findLastIndex((line) => line.events.includes(event));
}

/** Where each round begins: its number, and the event that says so. */
export function roundStarts(lines: LogLine[]): { number: number; n: string }[] {
  const found = new Map<number, string>();
  for (const line of lines) if (line.round !== null && !found.has(line.round)) found.set(line.round, line.first);
  return [...found].map(([number, n]) => ({ number, n }));
}

/** Lines as they are spoken, without their drawings; at the end the question that is asked now ("" for none). */
export function inSentences(lines: LogLine[], question: string): string {
  const spoken = lines.flatMap((line) => [line.text, ...line.parts.map((part) => part.text)]);
  return [...spoken.map(plain), question].filter(Boolean).join('. ');
}
