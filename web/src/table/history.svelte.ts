// Looking back: the position that is shown is now, or a moment of the past with an address of its own.

import { onDestroy, untrack } from 'svelte';
import * as api from '../lib/api';
import type { Connection } from '../lib/connection.svelte';
import type { TableEvent } from '../lib/events';
import { lastNumber, START } from '../lib/numbers';
import { refusalText } from '../lib/refusal';
import { positionAddress, positionAsked } from '../lib/route';
import { go, router } from '../lib/router.svelte';
import { reuseEqualParts } from '../lib/sharing';
import type { Position } from '../wire';
import { eventsUpTo, stopsFrom } from './positions';
import { AHEAD, Replays } from './replays';

export interface History {
  /** the event after which the position stands that is looked for; null for now */
  readonly at: string | null;
  /** the position of the past, once it is here: the one looked for, or the one before it until then */
  readonly shown: Position | null;
  /** a moment of the past is shown: nothing can be chosen */
  readonly past: boolean;
  /** all that this audience was told; after the end all that happened */
  readonly events: TableEvent[];
  look: (at: string | null) => void;
}

const ADDRESS_PAUSE = 200; // ms: browsers refuse addresses that change faster for long
const PASSING = new Set(['too_many', 'unavailable', 'conflict']); // refusals that will not last
const AGAIN = 1000; // ms until what could not be fetched is tried again

/** For a component: `stops` are the positions worth stopping at; `notify` is told why a position cannot be shown. */
export function createHistory(
  connection: () => Connection,
  table: () => string,
  stops: () => string[],
  notify: (text: string) => void,
): History {
  const over = $derived((connection().state?.status ?? 'running') !== 'running');
  const asked = $derived(positionAsked(router.route.query));
  let at = $state(untrack(() => asked));
  let shown = $state.raw<Position | null>(null);

  let whole = $state.raw<TableEvent[]>([]); // everything, once the game is over
  $effect(() => {
    if (over) void untrack(async () => (whole = await everything(table(), connection().token)));
  });
  const events = $derived(over && whole.length > 0 ? whole : connection().events);

  // -- the address follows the position, and the position the address

  let writing = 0;
  $effect(() => {
    const wanted = asked;
    clearTimeout(writing);
    untrack(() => (at = wanted));
  });
  onDestroy(() => clearTimeout(writing));

  function look(position: string | null): void {
    const within = at !== null && position !== null;
    if (at !== null && position !== null) direction = comesBefore(at, position) ? 1 : -1;
    else direction = position === START ? 1 : -1;
    at = position;
    clearTimeout(writing);
    const write = () => go(positionAddress(table(), router.route.query, at), within);
    if (within) writing = window.setTimeout(write, ADDRESS_PAUSE);
    else write();
  }

  const comesBefore = (one: string, other: string) =>
    eventsUpTo(events, one).length <= eventsUpTo(events, other).length;

  // -- positions: one request at a time, for what is looked at and what comes next

  const replays = new Replays();
  let direction: 1 | -1 = 1;
  let fetching = false;
  let again = 0;
  let gone = false;
  onDestroy(() => {
    gone = true;
    clearTimeout(again);
  });

  $effect(() => {
    void over;
    replays.clear();
  });
  $effect(() => {
    void over;
    if (at === null) shown = null;
    else untrack(show);
    void untrack(fetchOn);
  });

  function show(): void {
    const found = at === null ? undefined : replays.get(at);
    if (found) shown = shown ? { ...found, scene: reuseEqualParts(shown.scene, found.scene) } : found;
  }

  async function fetchOn(): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      for (;;) {
        const wanted = at === null ? [] : replays.missing(stopsFrom(events, stops(), at, direction, AHEAD));
        if (wanted.length === 0) break;
        const view = over ? 'all' : 'own';
        const { positions } = await api.replay(table(), connection().token, wanted, view);
        if (gone) return;
        if (view === (over ? 'all' : 'own')) replays.keep(positions);
        show();
      }
    } catch (error) {
      failed(error);
    }
    fetching = false;
  }

  /** A moment that is nowhere leads back to now; what only came too fast, or not through, is asked for again. */
  function failed(error: unknown): void {
    if (gone || at === null || replays.get(at)) return;
    if (error instanceof api.Refused && !PASSING.has(error.code)) {
      notify(refusalText(error));
      look(null);
      return;
    }
    const wait = error instanceof api.Refused ? error.retry * 1000 : 0;
    again = window.setTimeout(() => void fetchOn(), Math.max(AGAIN, wait));
  }

  const past = $derived(at !== null && shown !== null);

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
