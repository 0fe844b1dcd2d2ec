// What happened, told as a sequence: an extraction from the card to the losses, and the bids of an auction. Pure.

import type { TableEvent } from '../../lib/events';
import { after, lastNumber } from '../../lib/numbers';
import { asText } from '../../lib/json';
import { card, companyOf, eventCubes, total } from './facts';
import type { Company, Cubes } from './scene';

export type Beat =
  | { kind: 'drilled'; company: Company; tile: string; back: string }
  | { kind: 'joined'; company: Company; crew: string; tile: string }
  | { kind: 'card'; company: Company; cubes: Cubes; danger: boolean }
  | { kind: 'share' | 'left_over' | 'lost'; company: Company; cubes: Cubes }
  | { kind: 'danger'; company: Company; count: number }
  | { kind: 'discarded'; company: Company; count: number };

/** One extraction: `n` is its first event. */
export interface Story {
  n: string;
  last: string;
  tile: string;
  beats: Beat[];
}

function beat(event: TableEvent): Beat | null {
  const company = companyOf(event.seat);
  switch (event.event) {
    case 'drilled':
      return { kind: 'drilled', company, tile: asText(event.tile), back: asText(event.back) };
    case 'joined':
      return { kind: 'joined', company, crew: asText(event.crew), tile: asText(event.tile) };
    case 'card':
      return { kind: 'card', company, ...card(asText(event.card)) };
    case 'share':
    case 'left_over':
    case 'lost': {
      const cubes = eventCubes(event);
      return total(cubes) > 0 ? { kind: event.event, company, cubes } : null;
    }
    case 'danger':
      return { kind: 'danger', company, count: Number(event.cubes) };
    case 'discarded':
      return { kind: 'discarded', company, count: Number(event.tiles) };
    default:
      return null;
  }
}

const PARTS = new Set(['joined', 'card', 'share', 'left_over', 'danger', 'discarded', 'lost']);

/** Every extraction after event `since`. */
export function stories(events: TableEvent[], since: string): Story[] {
  const out: Story[] = [];
  for (const event of after(events, since)) {
    const found = beat(event);
    if (event.event === 'drilled' && found)
      out.push({ n: event.n, last: event.n, tile: asText(event.tile), beats: [found] });
    else if (PARTS.has(event.event)) {
      const story = out.at(-1);
      if (!story) continue;
      story.last = event.n;
      if (found) story.beats.push(found);
    }
  }
  return out;
}

/** The event before the last extraction: what was known when it began. */
export function runningSince(events: TableEvent[]): string {
  return lastNumber(
    events.slice(
      0,
      events.findLastIndex((event) => event.event === 'drilled'),
    ),
  );
}

export interface Bid {
  seat: number;
  cubes: Cubes;
  money: number;
  value: number;
}

/** The bids last revealed, highest first, and the event that told the last of them. */
export function lastBids(events: TableEvent[]): { n: string; bids: Bid[] } {
  const bids: Bid[] = [];
  let n = '';
  let order: string[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event) break;
    if (event.event === 'bid') {
      n ||= event.n;
      bids.push({
        seat: Number(event.seat) - 1,
        cubes: eventCubes(event),
        money: Number(event.money),
        value: Number(event.value),
      });
    } else if (bids.length > 0) break;
    else if (event.event === 'management') order = (event.order as string[]) ?? [];
  }
  const rank = (seat: number) => order.indexOf(String(seat + 1));
  return { n, bids: bids.toSorted((a, b) => b.value - a.value || rank(a.seat) - rank(b.seat)) };
}
