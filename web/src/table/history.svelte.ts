// Looking back: the position that is shown is now, or a moment of the past with an address of its own.

import { untrack } from 'svelte';
import * as api from '../lib/api';
import type { Connection } from '../lib/connection.svelte';
import type { TableEvent } from '../lib/events';
import { lastNumber } from '../lib/numbers';
import { refusalText } from '../lib/refusal';
import { positionAddress, positionAsked } from '../lib/route';
import { go, router } from '../lib/router.svelte';
import type { Replay } from '../wire';

export interface History {
  /** the event after which the position stands that the address asks for; null for now */
  readonly at: string | null;
  /** the position of the past, once it is here */
  readonly shown: Replay | null;
  /** a moment of the past is shown: nothing can be chosen */
  readonly past: boolean;
  /** all that this audience was told; after the end all that happened */
  readonly events: TableEvent[];
  look: (at: string | null) => void;
}

/** For a component: `notify` is told why a position cannot be shown. */
export function createHistory(
  connection: () => Connection,
  table: () => string,
  notify: (text: string) => void,
): History {
  const over = $derived((connection().state?.status ?? 'running') !== 'running');
  const at = $derived(positionAsked(router.route.query));

  let whole = $state.raw<TableEvent[]>([]); // everything, once the game is over
  $effect(() => {
    if (over) void untrack(async () => (whole = await everything(table(), connection().token)));
  });
  const events = $derived(over && whole.length > 0 ? whole : connection().events);

  let shown = $state.raw<Replay | null>(null);
  $effect(() => {
    if (at === null) {
      shown = null;
      return;
    }
    let stale = false;
    api
      .replay(table(), connection().token, at, over ? 'all' : 'own')
      .then((replay) => {
        if (!stale) shown = replay;
      })
      .catch((error: unknown) => {
        if (stale) return;
        notify(refusalText(error));
        look(null);
      });
    return () => (stale = true);
  });
  const past = $derived(at !== null && shown !== null);

  function look(position: string | null): void {
    go(positionAddress(table(), router.route.query, position), at !== null && position !== null);
  }

  return {
    get at() {
      return at;
    },
    get shown() {
      return shown;
    },
    get past() {
      return past;
    },
    get events() {
      return events;
    },
    look,
  };
}

/** Every event of a game that is over, page by page. */
async function everything(table: string, token: string): Promise<TableEvent[]> {
  let all: TableEvent[] = [];
  for (;;) {
    const page = await api.events(table, token, lastNumber(all), 'all');
    all = all.concat(page.events as TableEvent[]);
    if (page.events.length === 0 || lastNumber(all) === page.last) return all;
  }
}
