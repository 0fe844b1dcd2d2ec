// The level that adapts: a person's strength in a game as a place on the scale of its bots, by a sum like Elo's. It
// stays in this browser, as everything does that is remembered of a person.

import type { GameInfo, PlayerInfo, Result } from '../wire';
import { prefs } from './prefs.svelte';

const WINS = 0.45; // the share of games that a person wins who plays at the own place
const STEP = 0.8; // places that a game moves at most
const SLOPE = 0.6; // log-odds of a win between neighbours of the scale
const KEPT = 100; // games that are known to be counted

/** What is remembered of a game: the place on its scale, and the tables that have moved it. */
export interface Standing {
  at: number;
  counted: string[];
}

/** A game as its table tells it, over or not. */
interface Game {
  table: string;
  status: string;
  seat: number;
  players: PlayerInfo[];
  result: Result | null;
}

/** The bot that a person alone played against, or "": other people or bots of several kinds are no level. */
export function opponent(game: Pick<Game, 'players' | 'seat'>): string {
  const others = game.players.filter((player) => player.seat !== game.seat);
  const kinds = new Set(others.map((player) => (player.kind === 'bot' && !player.given_up ? player.bot : '')));
  return kinds.size === 1 ? ([...kinds][0] ?? '') : '';
}

export function won(game: Pick<Game, 'result' | 'seat'>): boolean {
  return game.result?.places[game.seat - 1] === 1;
}

/** Where a person stands after a game against the bot at a place of a scale. */
export function moved(at: number, other: number, victory: boolean, last: number): number {
  const odds = Math.log(WINS / (1 - WINS)) + SLOPE * (at - other);
  const expected = 1 / (1 + Math.exp(-odds));
  return Math.min(last, Math.max(0, at + STEP * (Number(victory) - expected)));
}

function standing(game: string): Standing {
  return prefs.standings[game] ?? { at: 0, counted: [] };
}

/** The bot for a person's place: the weakest for whoever is new. */
export function adaptedBot(info: GameInfo): string {
  return info.scale[Math.min(info.scale.length - 1, Math.round(standing(info.id).at))] ?? '';
}

/** Let finished games against bots of one kind move the person's place, each of them once. */
export function learnFrom(info: GameInfo, games: Game[]): void {
  let { at, counted } = standing(info.id);
  const before = counted;
  for (const one of games) {
    const place = info.scale.indexOf(opponent(one));
    if (one.status !== 'over' || one.seat < 1 || place < 0 || counted.includes(one.table)) continue;
    at = moved(at, place, won(one), info.scale.length - 1);
    counted = [...counted, one.table].slice(-KEPT);
  }
  if (counted !== before) prefs.set({ standings: { ...prefs.standings, [info.id]: { at, counted } } });
}
