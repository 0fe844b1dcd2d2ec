// The scene of Dig Deep as the server makes it (src/pithead/games/dig_deep/scene.py), and what can be read off it.

import type { TableEvent } from '../../lib/live.svelte';

export type Gem = 'ruby' | 'emerald' | 'amethyst' | 'sapphire' | 'diamond';
export const GEMS: readonly Gem[] = ['ruby', 'emerald', 'amethyst', 'sapphire', 'diamond'];
export const ACTIONS = ['mine', 'smelt', 'sell', 'reserve', 'dig', 'advertise', 'invest'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Tile {
  level: number;
  tile: string | null;
  gems: Gem[];
}
export interface Pile extends Tile {
  count: number;
  known_to?: { seat: number; count: number }[];
}
export interface GroundTile extends Tile {
  known_by: number[];
}
export interface Column {
  column: string;
  tiles: GroundTile[]; // from the top down
  cubes: number[];
  control: number[];
}
export interface GemRow {
  gem: Gem;
  price: number;
  top_price: number;
  invested: number[];
  room: number;
  leaders: number[];
  bonus: number;
}
export interface Die {
  position: string;
  die: string;
  faces: string[];
  rolled: string | null;
  marked: boolean;
}
export interface SeatScene {
  seat: number;
  coins: number;
  stock: number;
  dice: Die[];
  hand: Pile[];
  face_up: Pile[];
  sold: Pile[];
  gems_sold: Record<Gem, number>;
  invested: Record<Gem, number>;
}
export interface Space {
  space: string;
  price: number;
  die: string | null;
  faces: string[];
}
export interface Final {
  seat: number;
  place: number;
  total: number;
  coins: number;
  bonuses: Partial<Record<Gem, number>>;
  tiles_sold: number;
  face_up: number;
  hand: number;
}
export interface DigDeepScene {
  phase: string;
  round: number;
  turn_limit: number;
  finishing: boolean;
  turn: number;
  actor: number | null;
  gem_bonus: number; // of each gem, for the most sold
  gems: GemRow[];
  columns: Column[];
  rows: number;
  seats: SeatScene[];
  dice_market: Space[];
  bag: Record<string, number>;
  market_dice: (Gem | 'wild')[];
  wilds: number;
  uses: Partial<Record<Action, number>>;
  free_uses: Partial<Record<Action, number>>; // of those, without a die
  marks: string[];
  held: (Tile & { from: string; known_by: number[] }) | null;
  taken_back: string | null;
  new_die: string | null;
  unseen: Pile[];
  frequency: Record<string, Gem[]>;
  reason: string;
  final: Final[];
}

/** What the offer says of a sale: who is paid what, gem by gem. */
export interface SalePreview extends Tile {
  paid: number[];
  sale: { gem: Gem; copies: number; price: number; becomes: number; paid: number[]; cubes_back: number[] }[];
}

/** The action and number of a face: "mine 2". */
export function face(text: string): { action: Action; number: number } {
  const [action = 'mine', number = '1'] = text.split(' ');
  return { action: action as Action, number: Number(number) };
}

/** What a colour of die is best at: the action on most of its faces. Basic dice have none of their own. */
export function specialty(die: string, faces: string[]): Action | null {
  if (die === 'basic') return null;
  const counts = new Map<Action, number>();
  for (const text of faces) counts.set(face(text).action, (counts.get(face(text).action) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Piles as single tiles. */
export function singles<T extends Pile>(piles: T[]): T[] {
  return piles.flatMap((pile) => Array.from({ length: pile.count }, () => pile));
}

/** Dice grouped by the action they show, each action once, in a fixed order; with the uses that are left. */
export function pools(scene: DigDeepScene, dice: Die[]): { action: Action; left: number; dice: Die[]; free: number }[] {
  return ACTIONS.map((action) => ({
    action,
    left: scene.uses[action] ?? 0,
    dice: dice.filter((die) => die.rolled !== null && face(die.rolled).action === action),
    free: scene.free_uses[action] ?? 0,
  })).filter((pool) => pool.dice.length > 0 || pool.free > 0 || pool.left > 0);
}

/** The price of each gem at the end of every turn so far, and now. A price that was taken back leaves no trace. */
export function priceHistory(events: TableEvent[], scene: DigDeepScene): Record<Gem, number[]> {
  const out = {} as Record<Gem, number[]>;
  for (const { gem, price } of scene.gems) {
    const samples: number[] = [];
    let from = 0; // samples before this one are settled
    let now: number | null = null;
    const settle = (value: number) => {
      samples.fill(value, from);
      from = samples.length;
    };
    for (const event of events) {
      if (event.event === 'price' && event.gem === gem) {
        settle(Number(event.was));
        now = Number(event.now);
      } else if (event.event === 'turn') {
        samples.push(now ?? price);
      }
    }
    settle(price);
    out[gem] = [...samples, price];
  }
  return out;
}
