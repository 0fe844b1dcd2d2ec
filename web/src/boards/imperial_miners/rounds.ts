// What the others did in a phase, as it is told when all have finished: the card, its chain, what it brought. Pure.

import type { TableEvent } from '../../lib/events';
import { asText } from '../../lib/json';

/** A card that acted. `effect` is the branch that was resolved, "" for none. */
export interface RoundStep {
  cell: string;
  card: string;
  spot: string;
  effect: string;
}

/** One seat's round. `steps` are those of its chain in order, the new card's first. */
export interface Round {
  /** the number of its first event */
  n: string;
  seat: number;
  card: string;
  cell: string;
  /** where the card was put, as players count it then */
  place: string;
  paid: number;
  steps: RoundStep[];
  /** what was resolved at the Surface: its place, and the branch */
  surface: { work: string; effect: string }[];
  gold: number;
  vp: number;
  carts: number;
  machines: number;
  caveins: number;
  /** where the marker came to; null where it stayed */
  marker: { board: string; space: number } | null;
}

/** How many steps a chain has, the Surface included. */
export const lengthOf = (round: Round): number => round.steps.length + round.surface.length;

/** The rounds of all seats but one's own among some events: those that played a card. */
export function roundsOf(events: TableEvent[], own: number | null): Round[] {
  const rounds = new Map<number, Round>();
  for (const event of events) {
    const seat = Number(event.seat) - 1;
    if (!(seat >= 0) || seat === own) continue;
    const cell = asText(event.cell ?? '');
    if (event.event === 'played')
      rounds.set(seat, {
        ...{ n: event.n, seat, card: asText(event.card), cell, place: asText(event.place), paid: Number(event.paid) },
        ...{ steps: [], surface: [], gold: 0, vp: 0, carts: 0, machines: 0, caveins: 0, marker: null },
      });
    const round = rounds.get(seat);
    if (!round) continue;
    if (event.event === 'activated' || event.event === 'resolved')
      round.steps.push({
        cell,
        card: asText(event.card),
        spot: asText(event.spot),
        effect: asText(event.effect ?? ''),
      });
    else if (event.event === 'surface') round.surface.push({ work: asText(event.work), effect: asText(event.effect) });
    else if (event.event === 'result') {
      round.gold += Number(event.gold);
      round.vp += Number(event.vp);
    } else if (event.event === 'completed') round.carts += 1;
    else if (event.event === 'machine') round.machines += 1;
    else if (event.event === 'cavein') round.caveins += 1;
    else if (event.event === 'moved') round.marker = { board: asText(event.board), space: Number(event.space) };
  }
  return [...rounds.values()];
}

/** The last event that was turned over among some, by its number; "" for none. */
export function turnedOver(events: TableEvent[]): string {
  return events.findLast((event) => event.event === 'round')?.n ?? '';
}
