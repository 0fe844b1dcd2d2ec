// A table at once: one person against bots of one kind, from the beginning or from a puzzle.

import type { GameInfo } from '../wire';
import * as api from './api';
import { chosenLevel } from './levels';
import { rememberTable } from './myTables.svelte';
import { prefs } from './prefs.svelte';

const BOTS = 2;

/** How many bots sit at such a table. */
export function botsAtOnce(info: GameInfo): number {
  return Math.min(BOTS, info.max_seats - 1);
}

/** A table that goes on from a puzzle, against bots of the chosen level; its address. A refusal is thrown. */
export async function playOnFrom(game: string, number: string): Promise<string> {
  const info = await api.gameInfo(game);
  const bot = (info && chosenLevel(info)?.bot) ?? '';
  const made = await api.playOn(game, number, { bot, name: prefs.name, pace: 'human' });
  rememberTable(made, game);
  return `/t/${made.table}`;
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
