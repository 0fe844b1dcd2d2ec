// Turns that are played once more: which decision of which game a table began with. This browser remembers it.

import { storage } from '../lib/storage';

export interface Retry {
  /** the game it was, and a secret that opens it */
  of: string;
  token: string;
  /** the first line of the decision */
  line: number;
}

const key = (table: string) => `pithead.retry.${table}`;

export function rememberRetry(table: string, retry: Retry): void {
  storage.set(key(table), JSON.stringify(retry));
}

export function retryOf(table: string): Retry | null {
  try {
    const found = JSON.parse(storage.get(key(table)) ?? 'null') as Partial<Retry> | null;
    return typeof found?.of === 'string' && typeof found.token === 'string' && typeof found.line === 'number'
      ? { of: found.of, token: found.token, line: found.line }
      : null;
  } catch {
    return null;
  }
}
