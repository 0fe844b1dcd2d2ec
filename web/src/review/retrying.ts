// Turns that are played once more: which decision of which game a table began with. This browser remembers it.

import { storage } from '../lib/storage';

export interface Retry {
  /** the game it was, and a secret that opens it */
  of: string;
  token: string;
  /** the first line of the decision */
  line: number;
  /** what was played instead, so far */
  moves: string[];
}

const key = (table: string) => `pithead.retry.${table}`;

export function rememberRetry(table: string, retry: Retry): void {
  storage.set(key(table), JSON.stringify(retry));
}

export function retryOf(table: string): Retry | null {
  try {
    const found = JSON.parse(storage.get(key(table)) ?? 'null') as Partial<Retry> | null;
    if (typeof found?.of !== 'string' || typeof found.token !== 'string' || typeof found.line !== 'number') return null;
    return { of: found.of, token: found.token, line: found.line, moves: Array.isArray(found.moves) ? found.moves : [] };
  } catch {
    return null;
  }
}
