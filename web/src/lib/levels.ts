// Levels of play: which one was chosen for a game, and when the next is due. Which bot plays which, the server says.

import type { GameInfo, Level, Summary } from '../wire';
import { adaptedBot, opponent, won } from './adapting';
import { prefs } from './prefs.svelte';

const WINS = 2; // in a row, and the next level is proposed

export const ADAPTS = 'adapts';

/** The levels of a game, easiest first, and the one that adapts to the person, where it has a choice of bots. */
export function offeredLevels(info: GameInfo): Level[] {
  return info.scale.length > 1 ? [...info.levels, { level: ADAPTS, bot: adaptedBot(info) }] : info.levels;
}

/** The level chosen for a game, remembered in this browser; the easiest where none was, or none that the game has. */
export function chosenLevel(info: GameInfo): Level | undefined {
  return offeredLevels(info).find((one) => one.level === prefs.levels[info.id]) ?? info.levels[0];
}

export function chooseLevel(game: string, level: string): void {
  prefs.set({ levels: { ...prefs.levels, [game]: level } });
}

/** The level above the one that a bot plays, if the game has one. */
export function levelAbove(info: GameInfo, bot: string): Level | undefined {
  const at = info.levels.findIndex((one) => one.bot === bot);
  return at < 0 ? undefined : info.levels[at + 1];
}

/** The next level, once the last games at the chosen one were all won. */
export function proposedLevel(info: GameInfo, tables: Summary[]): Level | undefined {
  const { level, bot } = chosenLevel(info) ?? { level: '', bot: '' };
  if (level === ADAPTS) return undefined;
  const last = tables
    .filter((one) => one.game === info.id && one.status === 'over' && one.seat > 0 && opponent(one) === bot)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, WINS);
  return last.length === WINS && last.every(won) ? levelAbove(info, bot) : undefined;
}
