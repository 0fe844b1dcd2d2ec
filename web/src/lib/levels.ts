// Levels of play: which one was chosen for a game, and when the next is due. Which bot plays which, the server says.

import type { GameInfo, Level, Summary } from '../wire';
import { prefs } from './prefs.svelte';

const WINS = 2; // in a row, and the next level is proposed

/** The level chosen for a game, remembered in this browser; the easiest where none was, or none that the game has. */
export function chosenLevel(info: GameInfo): Level | undefined {
  return info.levels.find((one) => one.level === prefs.levels[info.id]) ?? info.levels[0];
}

export function chooseLevel(game: string, level: string): void {
  prefs.set({ levels: { ...prefs.levels, [game]: level } });
}

/** The level above the one that a bot plays, if the game has one. */
export function levelAbove(info: GameInfo, bot: string): Level | undefined {
  const at = info.levels.findIndex((one) => one.bot === bot);
  return at < 0 ? undefined : info.levels[at + 1];
}

/** The bot that a person alone played against, or "": other people or bots of several kinds are no level. */
function opponent(table: Summary): string {
  const others = table.players.filter((player) => player.seat !== table.seat);
  const kinds = new Set(others.map((player) => (player.kind === 'bot' && !player.given_up ? player.bot : '')));
  return kinds.size === 1 ? ([...kinds][0] ?? '') : '';
}

function won(table: Summary): boolean {
  return table.result?.places[table.seat - 1] === 1;
}

/** The next level, once the last games at the chosen one were all won. */
export function proposedLevel(info: GameInfo, tables: Summary[]): Level | undefined {
  const bot = chosenLevel(info)?.bot ?? '';
  const last = tables
    .filter((one) => one.game === info.id && one.status === 'over' && one.seat > 0 && opponent(one) === bot)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, WINS);
  return last.length === WINS && last.every(won) ? levelAbove(info, bot) : undefined;
}
