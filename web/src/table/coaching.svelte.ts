// The coach's one thing: asked for after a game against bots, and after a lesson.

import { onDestroy, untrack } from 'svelte';
import * as api from '../lib/api';
import type { Connection } from '../lib/connection.svelte';
import { earlierGames, rememberHabits } from '../lib/habits';
import { tabStorage } from '../lib/storage';
import { loadCatalogues } from '../lib/text.svelte';
import type { OneThing, TableState } from '../wire';

export interface Coaching {
  /** what there is to say, until it was put away */
  readonly thing: OneThing | null;
  close: () => void;
}

const PAUSE = 700; // ms between two looks while the game is looked at
const AGAIN = 4000; // ms after an answer that was none
const TRIES = 8; // answers that were none

/** Whether the coach speaks here: to a person among bots, or alone, of a game that was played from its beginning. */
export function isCoached(view: TableState, over: boolean): boolean {
  if (view.seat <= 0 || view.status === 'archive') return false;
  if (view.guide) return view.guide.done || over;
  return over && view.branched === '' && view.players.every((one) => one.seat === view.seat || one.kind === 'bot');
}

/** For a component; `over`: the end was told. */
export function createCoaching(connection: () => Connection, table: () => string, over: () => boolean): Coaching {
  let thing = $state.raw<OneThing | null>(null);
  let timer = 0;
  let gone = false;
  let tries = 0;
  onDestroy(() => {
    gone = true;
    clearTimeout(timer);
  });

  const key = () => `pithead.coached.${table()}`;
  const wanted = $derived(isCoached(connection().state!, over()));
  $effect(() => {
    if (wanted && tabStorage.get(untrack(key)) === null) void untrack(ask);
  });

  async function ask(): Promise<void> {
    const view = connection().state!;
    let pause = PAUSE;
    try {
      await loadCatalogues('web-review', 'coach', `coach_${view.game}`);
      const found = await api.coach(table(), connection().token, earlierGames(view.game, table()));
      if (gone) return;
      if (found.done >= 1) {
        if (found.habits.length > 0) rememberHabits(view.game, table(), found.habits);
        thing = found.thing;
        return;
      }
    } catch (error) {
      if (error instanceof api.Refused && !['too_many', 'unavailable', 'full'].includes(error.code)) return;
      if (++tries >= TRIES) return;
      pause = AGAIN;
    }
    if (!gone) timer = window.setTimeout(() => void ask(), pause);
  }

  return {
    get thing() {
      return thing;
    },
    close: () => {
      thing = null;
      tabStorage.set(key(), 'read');
    },
  };
}
