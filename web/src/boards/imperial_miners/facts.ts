// What can be read off a scene of Imperial Miners.

import type { TableEvent } from '../../lib/events';
import { asText } from '../../lib/json';
import type { Choice } from '../../wire';
import {
  previewOf,
  type Card,
  type Faction,
  type Half,
  type HiddenCard,
  type Level,
  type Scene,
  type SeatScene,
} from './scene';

export const FACTIONS: readonly Faction[] = ['scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans'];
export const LEVELS: readonly Level[] = ['I', 'II', 'III', 'IV'];

/** A card that this audience knows, or null. */
export function known<C extends Card>(card: C | HiddenCard): C | null {
  return card.card === null ? null : card;
}

/** Row and half-column of a cell's label: "II-1". */
export function place(cell: string): { row: number; x: number } {
  const found = /^(I{1,3}|IV)([+-]?\d+)$/.exec(cell);
  return { row: LEVELS.indexOf((found?.[1] ?? 'I') as 'I'), x: Number(found?.[2] ?? 0) };
}

export function cellAt(row: number, x: number): string {
  return `${LEVELS[row] ?? ''}${x > 0 ? '+' : ''}${x}`;
}

/** The junction that a half of a card belongs to; it is named by its left or upper card. */
export function junctionOf(card: { row: number; x: number }, half: Half): string {
  const { row, x } = card;
  if (half === 'L') return `${cellAt(row, x - 2)}:r`;
  if (half === 'TL') return `${cellAt(row - 1, x - 1)}:br`;
  if (half === 'TR') return `${cellAt(row - 1, x + 1)}:bl`;
  return `${cellAt(row, x)}:${half.toLowerCase()}`;
}

export interface Chain {
  /** cells in the order in which they acted this round */
  cells: string[];
  gold: number;
  vp: number;
}

/** What a seat's mine did since this round's card was played: its cells that acted, and what came of it. Null where a move was taken back. */
export function chainOf(events: TableEvent[], seat: SeatScene): Chain {
  const out: Chain = { cells: [], gold: 0, vp: 0 };
  const own = String(seat.seat + 1);
  const acted = new Set(seat.mine.filter((card) => card.activated).map((card) => card.cell));
  let from = events.length - 1;
  while (from > 0 && events[from]?.event !== 'round') from -= 1;
  for (const event of events.slice(Math.max(0, from))) {
    if (asText(event.seat) !== own) continue;
    const amount = Number(event.amount);
    if (event.event === 'played') Object.assign(out, { cells: [], gold: 0, vp: 0 });
    else if (['activated', 'resolved', 'dug_out'].includes(event.event))
      out.cells = [...out.cells.filter((cell) => cell !== event.cell), asText(event.cell)];
    else if (event.event === 'gold') out.gold += amount;
    else if (event.event === 'paid') out.gold -= amount;
    else if (event.event === 'vp') out.vp += amount;
    else if (event.event.startsWith('undone')) Object.assign(out, { gold: NaN, vp: NaN });
  }
  out.cells = out.cells.filter((cell) => acted.has(cell));
  return out;
}

/** What a choice would change of one's own figures. `fresh` are factions that the mine did not have, `kinds` how many it has then. */
export interface Changes {
  gold: number;
  points: number;
  carts: number;
  factions: Faction[];
  fresh: Faction[];
  kinds: number;
}

export function changes(scene: Scene, seat: number | null, choice: Choice | undefined): Changes {
  const own = seat === null ? undefined : scene.seats[seat];
  const put = previewOf(choice, 'place');
  const effect = previewOf(choice, 'resolve');
  const factions = own?.hand.map(known).find((card) => card && card.card === put?.card)?.factions ?? [];
  const fresh = factions.filter((one) => own?.factions[one] === 0);
  const paid = put || effect ? Number(choice?.cost.gold ?? 0) : 0;
  return {
    gold: (put?.gold ?? 0) + (effect?.gold ?? 0) - paid,
    points: (put?.vp ?? 0) + (effect?.vp ?? 0),
    carts: put?.carts ?? 0,
    factions,
    fresh,
    kinds: Object.values(own?.factions ?? {}).filter((count) => count > 0).length + fresh.length,
  };
}
