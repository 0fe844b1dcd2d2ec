// What happened since this seat last decided. Where that was is kept in the browser, so that it survives a reload.

import { NUMBER, START } from '../lib/numbers';
import { lineOf, type LogLine } from './log';
import { storage } from '../lib/storage';

/** Lines that others caused: the few that matter most, and the rest; each in the order in which they happened. */
export interface News {
  top: LogLine[];
  rest: LogLine[];
}

const TOP = 3; // lines

export interface NewsState {
  /** what is new to the seat that is asked; null where there is nothing, or where it was read */
  readonly shown: News | null;
  /** the seat has decided: what comes after this event is news */
  decided: (event: string) => void;
  /** all of it is read */
  read: () => void;
}

/**
 * For a component: `seat` is the number at the table (0 for spectators), `asked` whether it may choose now; `matters`
 * names the events that matter most, the first most of all. In the first round everything is new, and nothing is news.
 */
export function createNews(
  table: () => string,
  seat: () => number,
  lines: () => LogLine[],
  matters: () => string[],
  asked: () => boolean,
): NewsState {
  let decidedAt = $state('');
  let readAfter = $state('');
  const since = $derived(decidedAt || lastDecision(table(), seat(), lines()));
  const first = $derived((lines().findLast((line) => line.round !== null)?.round ?? 1) <= 1);
  const news = $derived(seat() > 0 && !first ? newsFor(lines(), seat() - 1, since, matters()) : { top: [], rest: [] });
  const shown = $derived(asked() && news.top.length > 0 && readAfter !== since ? news : null);
  return {
    get shown() {
      return shown;
    },
    decided: (event) => {
      decidedAt = event;
      rememberDecision(table(), seat(), event);
    },
    read: () => (readAfter = since),
  };
}

const key = (table: string, seat: number): string => `pithead.since.${table}.${seat}`;

function rememberDecision(table: string, seat: number, event: string): void {
  storage.set(key(table, seat), event);
}

/** The event after which things are news to a seat; on another device, its own last line before the others' last. */
function lastDecision(table: string, seat: number, lines: LogLine[]): string {
  const kept = storage.get(key(table, seat)) ?? '';
  if (NUMBER.test(kept)) return kept;
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== seat - 1 && !line.turn);
  return lines.slice(0, others + 1).findLast((line) => line.seat === seat - 1 && !line.turn)?.n ?? START;
}

/**
 * The lines after an event that others than this seat (its index) caused. On top stand those that name it, then the one
 * that matters most of each other seat, then whatever matters, the latest first.
 */
export function newsFor(lines: LogLine[], seat: number, after: string, matters: string[] = []): News {
  const later = lines.slice(lineOf(lines, after) + 1);
  const fresh = later.filter((line) => !line.turn && line.text !== '' && line.seat !== seat);
  const weight = (line: LogLine) => matters.length - (matters.indexOf(line.kind) + 1 || matters.length + 1);
  const touches = (line: LogLine) =>
    [line, ...line.parts].some((one) => one.text.includes(`seat:${seat}\uE001`)) ||
    line.parts.some((part) => part.seat === seat);
  const ranked = fresh.toReversed().toSorted((a, b) => weight(b) - weight(a));
  const firstOfSeat = ranked.filter((line, i) => ranked.findIndex((other) => other.seat === line.seat) === i);
  const order = [...ranked.filter(touches), ...firstOfSeat, ...ranked];
  const top = order.filter((line, i) => order.indexOf(line) === i).slice(0, TOP);
  return { top: fresh.filter((line) => top.includes(line)), rest: fresh.filter((line) => !top.includes(line)) };
}
