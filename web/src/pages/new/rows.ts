// What is chosen for a new table, before it is made.

import type { ClockSpec } from '../../wire';
import type { Kind } from './presets';

export interface Row {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Extras {
  options: Record<string, boolean | number | string>;
  clock: 'none' | ClockSpec['kind'];
  minutes: number;
  increment: number; // seconds
  hints: boolean;
  pace: 'human' | 'instant';
  away: number; // seconds of absence after which the host may let a bot play; 0: never
}

/** What can be chosen for `away`. */
export const PATIENCE = [0, 600, 3600, 86_400] as const;

/** The clock as the server takes it. */
export function clockOf(extras: Extras): ClockSpec | null {
  const { clock, minutes, increment } = extras;
  if (clock === 'none') return null;
  return { kind: clock, seconds: Math.round(minutes * 60), increment: clock === 'bank' ? increment : 0 };
}
