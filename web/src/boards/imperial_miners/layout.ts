// Where things stand in the section of a mine, in pixels of the drawing. Pure geometry.

import type { Box, Point } from '../../lib/transform';
import { place } from './facts';
import type { LaidCard } from './scene';

export type { Box, Point };

export const CARD = { w: 188, h: 114 };
export const HALF = 101; // from one half-column to the next
export const PITCH = 131; // from one row to the next
export const SURFACE = 100; // the grass
export const TOP = SURFACE + 21; // the first row of cards
export const DEPTH = TOP + 4 * PITCH;

/** The upper left corner of a card. */
export function corner(at: { row: number; x: number }): Point {
  return { x: at.x * HALF - CARD.w / 2, y: TOP + at.row * PITCH };
}

/** Where a junction is: "II-1:br". */
export function junction(label: string): Point {
  const [cell = '', way = 'r'] = label.split(':');
  const { row, x } = place(cell);
  if (way === 'r') return { x: (x + 1) * HALF, y: TOP + row * PITCH + CARD.h / 2 };
  return { x: (x + (way === 'bl' ? -0.5 : 0.5)) * HALF, y: TOP + row * PITCH + CARD.h + (PITCH - CARD.h) / 2 };
}

/** The way from a card up to one of the two above it. */
export function ladder(from: { row: number; x: number }, to: { row: number; x: number }): Point {
  return { x: ((from.x + to.x) / 2) * HALF, y: TOP + from.row * PITCH - (PITCH - CARD.h) };
}

/** Over which the Surface stands: the middle of the mine. */
export function centre(cards: LaidCard[]): number {
  const xs = cards.map((card) => card.x * HALF);
  return cards.length === 0 ? 0 : (Math.min(...xs) + Math.max(...xs)) / 2;
}

/** All that should be in sight: the Surface, the cards, the places for one more. */
export function bounds(cards: LaidCard[], places: string[]): Box {
  const at = [...cards, ...places.map(place)];
  const xs = at.map((one) => one.x * HALF);
  const deepest = Math.max(1, ...at.map((one) => one.row));
  const half = CARD.w / 2 + 16;
  const middle = centre(cards);
  return {
    x0: Math.min(middle - 318, ...xs.map((x) => x - half)),
    x1: Math.max(middle + 318, ...xs.map((x) => x + half)),
    y0: 0,
    y1: TOP + deepest * PITCH + CARD.h + 22,
  };
}
