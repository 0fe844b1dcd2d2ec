// The boards by game, each loaded when its table is opened. A new game is one line here.

import type { BoardModule } from './contract';
import { need } from '../lib/text.svelte';
import { genericBoard } from './generic';

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  dig_deep: () => import('./dig_deep'),
  rockwell: async () => (await Promise.all([import('./rockwell'), need('web-rockwell')]))[0],
  imperial_miners: async () =>
    (
      await Promise.all([
        import('./imperial_miners').then(async (found) => (await found.packWords(), found)),
        need('web-imperial_miners'),
      ])
    )[0],
};

/** The board of a game; the generic one where it has none, or where the address says ?board=generic. */
export async function boardOf(game: string, generic = false): Promise<BoardModule> {
  const load = generic ? undefined : BOARDS[game];
  return load ? (await load()).board : genericBoard(game);
}
