// Pieces that travel: a piece drawn at a new place comes from its old one, and things that change hands fly from place to place.
// Nothing of it takes part in the layout, and nothing of it happens where the person wants no motion.

import { motionAllowed } from '../lib/prefs.svelte';
import { colourOf } from '../lib/seats';

export interface Point {
  x: number;
  y: number;
}

const TRAVEL = 340; // ms
const APART = 70; // between two that fly one after another
const MOST = 10; // at once; more is a rush that nobody can follow
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** A drawing with `transform: translate(x, y)`: it travels whenever the place changes, also if it changes its layer meanwhile. */
export function travel(node: SVGElement, at: Point) {
  let here = { x: at.x, y: at.y };
  return {
    update(to: Point) {
      if (to.x === here.x && to.y === here.y) return;
      const from = here;
      here = { x: to.x, y: to.y };
      if (motionAllowed())
        node.animate(
          [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
          { duration: TRAVEL, easing: EASE },
        );
    },
  };
}

/** A symbol of the sprite on its way between two places of the page, each the first visible match of a selector. */
export interface Flight {
  symbol: string;
  from: string;
  to: string;
  /** in the colour of a seat */
  seat?: number;
  count?: number;
}

/** Where a seat's card is. */
export const seatCard = (seat: number): string => `.seats > :nth-child(${seat + 1})`;

function middle(selector: string): Point | null {
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

/** Send them off, one after another, from the next frame on: what they fly over is drawn first, and every place is looked up before anything is added. */
export function fly(flights: Flight[]): void {
  if (!motionAllowed() || flights.length === 0) return;
  const each = flights.flatMap((one) => Array.from({ length: Math.min(one.count ?? 1, 4) }, () => one)).slice(0, MOST);
  requestAnimationFrame(() => {
    const places = new Map(
      [...new Set(each.flatMap((one) => [one.from, one.to]))].map((selector) => [selector, middle(selector)]),
    );
    each.forEach((one, i) => {
      const [from, to] = [places.get(one.from), places.get(one.to)];
      if (from && to) send(one, from, to, i * APART);
    });
  });
}

function send(one: Flight, from: Point, to: Point, delay: number): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute(
    'class',
    `flight flight--${one.symbol}${one.seat === undefined ? '' : ` seat-${colourOf(one.seat)}`}`,
  );
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${one.symbol}`);
  svg.append(use);
  document.querySelector('.app')?.append(svg);
  svg
    .animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(.8)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(.6)`, opacity: 0 },
      ],
      { duration: TRAVEL + 60, delay, easing: EASE, fill: 'backwards' },
    )
    .finished.then(
      () => svg.remove(),
      () => svg.remove(),
    );
}
