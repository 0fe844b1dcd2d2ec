// The review of a finished table: asked for while it gets better, and the stop that is looked at, which has an address.

import { onDestroy, untrack } from 'svelte';
import * as api from '../lib/api';
import { refusalText } from '../lib/refusal';
import { reviewAddress, reviewAsked } from '../lib/route';
import { go, router } from '../lib/router.svelte';
import { loadCatalogues } from '../lib/text.svelte';
import type { Review } from '../wire';
import { stopAt, stopsOf, type Stop } from './model';

const PAUSE = 1000; // ms between two looks while it gets better
const AGAIN = 4000; // ms after an answer that was none
const ADDRESS_PAUSE = 200; // ms: browsers refuse addresses that change faster for long

export interface Reviewing {
  readonly review: Review | null;
  /** of the next depth; 1 when there is none */
  readonly done: number;
  /** why there is none */
  readonly problem: string;
  readonly stops: Stop[];
  /** the index of the stop that is looked at */
  readonly at: number;
  readonly stop: Stop | null;
  look: (at: number) => void;
  lookAtLine: (line: number) => void;
}

/** For a component; `wanted`: whether somebody looks. */
export function createReviewing(
  table: () => string,
  token: () => string,
  game: () => string,
  wanted: () => boolean,
): Reviewing {
  let review = $state.raw<Review | null>(null);
  let done = $state(0);
  let problem = $state('');
  const stops = $derived(review ? stopsOf(review) : []);
  const asked = $derived(reviewAsked(router.route.query));
  let line = $state(untrack(() => asked));
  const at = $derived(stopAt(stops, line));

  let timer = 0;
  let gone = false;
  onDestroy(() => {
    gone = true;
    clearTimeout(timer);
    clearTimeout(writing);
  });

  const wants = $derived(wanted());
  $effect(() => {
    if (wants) void untrack(fetchOn);
  });

  async function fetchOn(): Promise<void> {
    if (gone || (review?.depth === 'deep' && done === 1)) return;
    let pause = PAUSE;
    try {
      await loadCatalogues('web-review', 'coach', `coach_${game()}`);
      const found = await api.review(table(), token(), review?.depth ?? '');
      if (found.review) review = found.review;
      done = found.done;
      problem = '';
      if (found.depth === 'deep' || (found.depth === 'quick' && found.done === 1)) return;
    } catch (error) {
      problem = refusalText(error);
      if (error instanceof api.Refused && ['running', 'bad_record', 'other_rules', 'no_pack'].includes(error.code))
        return;
      pause = AGAIN;
    }
    if (!gone) timer = window.setTimeout(() => void fetchOn(), pause);
  }

  // -- the address follows the stop, and the stop the address

  let writing = 0;
  $effect(() => {
    const there = asked;
    clearTimeout(writing);
    untrack(() => (line = there));
  });

  function lookAtLine(there: number): void {
    line = there;
    clearTimeout(writing);
    writing = window.setTimeout(() => go(reviewAddress(table(), router.route.query, line ?? 0), true), ADDRESS_PAUSE);
  }

  return {
    get review() {
      return review;
    },
    get done() {
      return done;
    },
    get problem() {
      return problem;
    },
    get stops() {
      return stops;
    },
    get at() {
      return at;
    },
    get stop() {
      return stops[at] ?? null;
    },
    look: (to) => {
      const stop = stops[Math.min(Math.max(0, to), stops.length - 1)];
      if (stop) lookAtLine(stop.line);
    },
    lookAtLine,
  };
}
