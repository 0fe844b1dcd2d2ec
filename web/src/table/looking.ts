// A moment of the past as the prompt speaks of it.

import type { LogLine } from './log';

export interface Looking {
  /** the event after which the position stands, and the last one there is */
  at: string;
  last: string;
  /** what happened there; null before the first event */
  line: LogLine | null;
  /** the game is over: otherwise it goes on meanwhile */
  over: boolean;
  /** the position at which this table left the game it was branched from, or "" */
  branched: string;
}
