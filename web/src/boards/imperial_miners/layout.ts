// Where things stand in the section of a mine, in pixels: lettering keeps its size, so cards grow and shrink with their window. Pure.

import type { Form } from '../../lib/screen.svelte';
import { place } from './facts';

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  row: number;
  x: number;
}

/** How much of a card is written on it: short words, symbols, or its name alone. */
export type Detail = 'words' | 'symbols' | 'names';

/** A section: how large cards are and how far apart, where half-column 0 stands, and the size of all of it. */
export interface Plan {
  cw: number;
  ch: number;
  /** from one half-column to the next, from one row to the next */
  px: number;
  py: number;
  /** the grass, and the first row of cards */
  surface: number;
  top: number;
  left: number;
  width: number;
  height: number;
  detail: Detail;
  /** px of the letters of an effect */
  letter: number;
}

interface Profile {
  margin: number; // left of the cards, for the levels
  gap: number;
  rows: number; // between two rows
  wide: [number, number]; // a card, at least and at most
  high: [number, number];
  sky: [number, number];
  words: number; // from this width on short words stand on a card
}

const PROFILES: Record<Form, Profile> = {
  wide: { margin: 48, gap: 12, rows: 15, wide: [128, 264], high: [78, 156], sky: [72, 104], words: 150 },
  tablet: { margin: 44, gap: 10, rows: 14, wide: [126, 190], high: [66, 104], sky: [50, 76], words: 148 },
  phone: { margin: 6, gap: 4, rows: 12, wide: [83, 96], high: [50, 60], sky: [40, 46], words: Infinity },
};
const ROWS = 4;
const FOOT = 8; // below the last row
const LEAST = 3; // columns that there is always room for

const clamp = (value: number, [least, most]: [number, number]): number => Math.max(least, Math.min(most, value));

/** The section of a mine in a window: all of it if cards stay readable, else as much larger than the window as needed. */
export function planFor(width: number, height: number, cells: Cell[], form: Form): Plan {
  const { margin, gap, rows, wide, high, sky, words } = PROFILES[form];
  const lo = Math.min(0, ...cells.map((cell) => cell.x));
  const hi = Math.max(0, ...cells.map((cell) => cell.x));
  const columns = Math.max(LEAST, (hi - lo) / 2 + 1);
  const room = width - margin - gap;
  const pitch = clamp(Math.floor(room / columns), [wide[0] + gap, wide[1] + gap]);
  const surface = Math.round(clamp(height * 0.16, sky));
  const top = surface + rows + 3;
  const py = clamp(Math.floor((height - top - FOOT + rows) / ROWS), [high[0] + rows, high[1] + rows]);
  const content = columns * pitch;
  const cw = pitch - gap;
  const extra = Math.max(0, room - content) / 2 + (content - ((hi - lo) / 2 + 1) * pitch) / 2;
  return {
    cw,
    ch: py - rows,
    px: pitch / 2,
    py,
    surface,
    top,
    left: Math.round(margin + extra + pitch / 2 - (lo * pitch) / 2),
    width: Math.max(width, content + margin + gap),
    height: Math.max(height, top + ROWS * py - rows + FOOT),
    detail: form === 'phone' ? 'names' : cw >= words ? 'words' : 'symbols',
    letter: cw >= 220 && py - rows >= 130 ? 17 : cw >= words ? 14 : 13,
  };
}

/** The upper left corner of a card. */
export function corner(plan: Plan, at: Cell): Point {
  return { x: plan.left + at.x * plan.px - plan.cw / 2, y: plan.top + at.row * plan.py };
}

/** Where a junction is: "II-1:br". */
export function junction(plan: Plan, label: string): Point {
  const [cell = '', way = 'r'] = label.split(':');
  const { row, x } = place(cell);
  const { left, px, py, top, ch } = plan;
  if (way === 'r') return { x: left + (x + 1) * px, y: top + row * py + ch / 2 };
  return { x: left + (x + (way === 'bl' ? -0.5 : 0.5)) * px, y: top + row * py + ch + (py - ch) / 2 };
}

/** The way from a card up to one of the two above it. */
export function ladder(plan: Plan, from: Cell, to: Cell): Point {
  return { x: plan.left + ((from.x + to.x) / 2) * plan.px, y: plan.top + from.row * plan.py - (plan.py - plan.ch) };
}

const NAME = 34; // px of a card that its name and its edges take
const LINE = 1.14; // of a letter's height
const LETTER = 0.435; // of its height, on the average

/** How many letters a form has; a sign is as wide as two. */
export const lettersOf = (form: string): number => form.replaceAll(/\[\w+(:\d+)?\]/g, '##').length;

/** Whether the short words of a card's effects have room on it. */
export function fits(lines: { short: string }[], plan: Plan): boolean {
  const letters = (plan.cw - 40) / (plan.letter * LETTER);
  const needed = lines.reduce((sum, { short }) => sum + Math.ceil(lettersOf(short) / letters), 0);
  return NAME + needed * plan.letter * LINE <= plan.ch;
}
