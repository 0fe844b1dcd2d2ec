// The boards by game, in the order of the home page; each is loaded when its table is opened. A new game is one line here:
// its drawing, colours, symbols and figures are found in its folder, its words in the catalogues that bear its id.

import { loadCatalogues } from '../lib/text.svelte';
import type { AnyBoard } from './contract';
import { genericBoard } from './generic';

const BOARDS: Record<string, () => Promise<{ board: AnyBoard }>> = {
  rockwell: () => import('./rockwell'),
  dig_deep: () => import('./dig_deep'),
  imperial_miners: () => import('./imperial_miners'),
};

/** The games with a board of their own. */
export const gamesWithBoards: readonly string[] = Object.keys(BOARDS);

/** The board of a game, with its words and those of a pack ("": its own); the generic one where it has none, or where
 * the address says ?board=generic. */
export async function boardOf(game: string, generic = false, pack = ''): Promise<AnyBoard> {
  const load = generic ? undefined : BOARDS[game];
  const [board] = await Promise.all([
    load ? load().then(({ board }) => prepared(board, pack)) : genericBoard(game),
    loadCatalogues(game, `web-${game}`),
  ]);
  return board;
}

async function prepared(board: AnyBoard, pack: string): Promise<AnyBoard> {
  await board.prepare?.(pack);
  return board;
}
