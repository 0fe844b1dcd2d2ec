// A table at once: one person against bots of one kind.

import type { GameInfo } from '../wire';
import * as api from './api';
import { rememberTable } from './myTables.svelte';
import { prefs } from './prefs.svelte';

const BOTS = 2;

/** How many bots sit at such a table. */
export function botsAtOnce(info: GameInfo): number {
  return Math.min(BOTS, info.max_seats - 1);
}

/** Make the table; its address. A refusal is thrown. */
export async function startAgainst(info: GameInfo, bot: string): Promise<string> {
  const made = await api.createTable({
    game: info.id,
    seats: [
      { kind: 'me', name: prefs.name, bot: '' },
      ...Array.from({ length: botsAtOnce(info) }, () => ({ kind: 'bot' as const, name: '', bot })),
    ],
    options: {},
    clock: null,
    hints: true,
    pace: 'human',
  });
  rememberTable(made, info.id);
  return `/t/${made.table}`;
}
