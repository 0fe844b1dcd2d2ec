// What can be read off a scene of Dig Deep.

import type { TableEvent } from '../../lib/events';
import type { Action, Die, Gem, GemRow, Pile, Scene } from './scene';

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
