// A moment of the past as the prompt speaks of it.

import type { Seat } from '../lib/seats';
import type { Lexicon } from '../lib/words';
import type { Stop } from '../review/model';
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
  /** what a review of the finished game says of it, where somebody's chance changed by much */
  remark: { stop: Stop; seat: number } | null;
  seats: Seat[];
  lexicon: Lexicon;
}
