// What can be read off a scene of Dig Deep.

import type { TableEvent } from '../../lib/events';
import { verbsOf } from '../../lib/offer';
import type { Choice, Offer } from '../../wire';
import { previewOf, type Action, type Die, type Gem, type GemRow, type Pile, type Scene } from './scene';

export const GEMS: readonly Gem[] = ['ruby', 'emerald', 'amethyst', 'sapphire', 'diamond'];
export const ACTIONS: readonly Action[] = ['mine', 'smelt', 'sell', 'reserve', 'dig', 'advertise', 'invest'];

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
export function pools(scene: Scene, dice: Die[]): { action: Action; left: number; dice: Die[]; free: number }[] {
  return ACTIONS.map((action) => ({
    action,
    left: scene.uses[action] ?? 0,
    dice: dice.filter((die) => die.rolled !== null && face(die.rolled).action === action),
    free: scene.free_uses[action] ?? 0,
  })).filter((pool) => pool.dice.length > 0 || pool.free > 0 || pool.left > 0);
}

/** The price of each gem at the end of every turn so far, and now. A price that was taken back leaves no trace. */
export function priceHistory(
  events: TableEvent[],
  scene: { gems: Pick<GemRow, 'gem' | 'price'>[] },
): Record<Gem, number[]> {
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

/** What a press on a column does, where several things could be done there. */
export type ColumnVerb = 'mine' | 'dig' | 'put';

export function armedVerb(offer: Offer | null, wanted: ColumnVerb): ColumnVerb {
  const possible = verbsOf(offer);
  if (wanted === 'dig' && possible.includes('dig')) return 'dig';
  if (possible.includes('mine')) return 'mine';
  return possible.includes('dig') ? 'dig' : 'put';
}

/** How much of each thing a choice would change for the seat that makes it. */
export interface Changes {
  coins: number;
  cubes: number;
  sold: number;
}

export function changesOf(choice: Choice | undefined, seat: number): Changes {
  const out = { coins: 0 - Number(choice?.cost.coins ?? 0), cubes: 0, sold: 0 };
  const sale = previewOf(choice, 'sell');
  if (sale) {
    out.coins += sale.paid[seat] ?? 0;
    out.cubes = sale.sale.reduce((sum, gem) => sum + (gem.cubes_back[seat] ?? 0), 0);
    out.sold = 1;
  } else if (choice?.verb === 'reserve' || choice?.verb === 'invest') out.cubes = -1;
  else if (choice?.verb === 'take_back') out.cubes = 1;
  return out;
}

/** How many tiles there are of each level. */
export function byLevel(piles: Pile[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const pile of piles) out.set(pile.level, (out.get(pile.level) ?? 0) + pile.count);
  return new Map([...out].sort(([a], [b]) => a - b));
}

export function countOf(piles: Pile[]): number {
  return piles.reduce((sum, pile) => sum + pile.count, 0);
}

/** The gems of some tiles in all. */
export function gemTotals(piles: Pile[]): Record<Gem, number> {
  const total = (gem: Gem) =>
    piles.reduce((sum, pile) => sum + pile.count * pile.gems.filter((one) => one === gem).length, 0);
  return Object.fromEntries(GEMS.map((gem) => [gem, total(gem)])) as Record<Gem, number>;
}

/** The most cubes that stand at one column; as many as one likes while some can be put or taken there. */
export function mostCubes(scene: Scene, offer: Offer | null): number {
  if (verbsOf(offer).some((verb) => verb === 'reserve' || verb === 'take_back')) return Infinity;
  return Math.max(0, ...scene.columns.map((column) => column.cubes.reduce((a, b) => a + b, 0)));
}

/** Whether what is asked is decided off the board: dice are bought and given up. */
export function offBoard(scene: Scene, offer: Offer | null): boolean {
  return offer !== null && (scene.phase === 'buy' || scene.phase === 'discard');
}
