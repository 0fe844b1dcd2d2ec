// A turn that is played once more: what the judge says of it, as soon as it is made.

import { untrack } from 'svelte';
import * as api from '../lib/api';
import { loadCatalogues } from '../lib/text.svelte';
import type { WhyNot } from '../wire';
import { rememberRetry, retryOf, type Retry } from './retrying';

export interface Retried {
  /** the decision that is retried here; null at every other table */
  readonly retry: Retry | null;
  readonly verdict: WhyNot | null;
  readonly judging: boolean;
  /** there is something to show: until it was read */
  readonly open: boolean;
  /** moves that this seat has made */
  played: (moves: string[]) => void;
  close: () => void;
}

const LONGEST = 24; // moves of one choice

/** For a component. */
export function createRetried(table: () => string, game: () => string): Retried {
  let retry = $state.raw(untrack(() => retryOf(table())));
  let verdict = $state.raw<WhyNot | null>(null);
  let judging = $state(false);
  let read = $state(false);
  let words = $state(false);
  let ended = false; // the choice is made: what comes after is another one

  if (untrack(() => retry)) {
    void untrack(async () => {
      await loadCatalogues('web-review', 'coach', `coach_${game()}`);
      words = true;
      if (retry && retry.moves.length > 0) await judge(retry.moves);
    });
  }

  /** A choice of several moves is judged with each of them; a move that is no part of it any more ends it. */
  async function judge(moves: string[]): Promise<void> {
    if (!retry || judging) return;
    judging = true;
    try {
      verdict = await api.whyNot(retry.of, retry.token, retry.line, moves);
    } catch {
      ended = true; // what was said of the moves before it stands
    }
    judging = false;
    if (retry.moves.length > moves.length && !ended) await judge(retry.moves);
  }

  return {
    get retry() {
      return retry;
    },
    get verdict() {
      return verdict;
    },
    get judging() {
      return judging;
    },
    get open() {
      return retry !== null && words && !read;
    },
    played: (moves) => {
      if (!retry || ended || retry.moves.length + moves.length > LONGEST) return;
      const told = verdict?.asked.moves.length ?? Infinity;
      if (retry.moves.length >= told) return; // the whole choice was judged already
      retry = { ...retry, moves: [...retry.moves, ...moves] };
      rememberRetry(table(), retry);
      void judge(retry.moves);
    },
    close: () => (read = true),
  };
}
