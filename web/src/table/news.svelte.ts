// What happened since this seat last decided. Where that was is kept in the browser, so that it survives a reload.

import { NUMBER, START } from '../lib/numbers';
import { lineOf, type LogLine } from './log';

/** Lines that others caused: those that name this seat, and the rest. */
export interface News {
  mine: LogLine[];
  others: LogLine[];
}

export interface NewsState {
  /** what is new to the seat that is asked; null where there is nothing, or where it was read */
  readonly shown: News | null;
  /** the seat has decided: what comes after this event is news */
  decided: (event: string) => void;
  /** all of it is read */
  read: () => void;
}

/** For a component: `seat` is the number at the table (0 for spectators), `asked` whether it may choose now. */
export function createNews(
  table: () => string,
  seat: () => number,
  lines: () => LogLine[],
  asked: () => boolean,
): NewsState {
  let decidedAt = $state('');
  let readAfter = $state('');
  const since = $derived(decidedAt || lastDecision(table(), seat(), lines()));
  const news = $derived(seat() > 0 ? newsFor(lines(), seat() - 1, since) : { mine: [], others: [] });
  const shown = $derived(asked() && news.mine.length + news.others.length > 0 && readAfter !== since ? news : null);
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
  try {
    localStorage.setItem(key(table, seat), event);
  } catch {
    // Without storage the log says where one last acted.
  }
}

/** The event after which things are news to a seat; on another device, its own last line. */
function lastDecision(table: string, seat: number, lines: LogLine[]): string {
  const kept = localStorage.getItem(key(table, seat)) ?? '';
  if (NUMBER.test(kept)) return kept;
  return lines.findLast((line) => line.seat === seat - 1 && !line.turn)?.n ?? START;
}

/** The lines after an event that others than this seat (its index) caused, those that name it first. */
export function newsFor(lines: LogLine[], seat: number, after: string): News {
  const later = lines.slice(lineOf(lines, after) + 1);
  const fresh = later.filter((line) => !line.turn && line.text !== '' && line.seat !== seat);
  const touches = (line: LogLine) => line.text.includes(`seat:${seat}\uE001`);
  return { mine: fresh.filter(touches), others: fresh.filter((line) => !touches(line)) };
}
