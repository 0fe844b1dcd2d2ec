// The round section: polar drawing of rings and sectors. Angles in degrees clockwise from north, units of the drawing. Pure.

import type { Box, Point } from '../../lib/transform';
import { STRATA, type Stratum } from './facts';

export type { Box, Point };

export const CORE = 64;
export const EDGE = 458;
export const SIZE = 1024; // the drawing with sector numbers, headframes and crews on the entrances
export const ARCH_RING = 'M-26 30V-5a26 26 0 0 1 52 0v35z'; // around a crew
export const RIM = 14; // the gauge along the outer side of a tile
/** Inner and outer radius: wide enough for an upright crew beside the rim, at any angle. */
export const RINGS: Record<Stratum, [number, number]> = {
  A: [374, EDGE],
  B: [284, 374],
  C: [190, 284],
  D: [CORE, 190],
};
export const ENTRANCES: Record<string, number> = { E1: 0, E2: 90, E3: 180, E4: 270 };

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const at = (radius: number, degrees: number): string => {
  const { x, y } = polar(radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** Middle of a sector, 1 to 8. */
export const middle = (sector: number): number => (sector - 1.5) * 45;

export function sector(inner: number, outer: number, from: number, to: number): string {
  const r1 = outer.toFixed(1);
  const r0 = inner.toFixed(1);
  return `M${at(outer, from)}A${r1} ${r1} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${r0} ${r0} 0 0 0 ${at(inner, from)}Z`;
}

export interface Spot {
  stratum: Stratum;
  sector: number;
  inner: number;
  outer: number;
  from: number;
  to: number;
  mid: number;
}

/** Where a tile lies: "C4". */
export function spot(tile: string): Spot {
  const stratum = STRATA.find((letter) => letter === tile[0]) ?? 'A';
  const number = Number(tile[1]);
  const [inner, outer] = RINGS[stratum];
  const mid = middle(number);
  return { stratum, sector: number, inner, outer, from: mid - 22.5, to: mid + 22.5, mid };
}

const drawn = new Map<string, string>(); // paths by what they are paths of: they never change

function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = draw();
  drawn.set(key, path);
  return path;
}

export const tilePath = (tile: string, inset = 0): string =>
  once(`tile ${tile} ${inset}`, () => tileShape(tile, inset));

function tileShape(tile: string, inset: number): string {
  const { inner, outer, from, to } = spot(tile);
  const turn = (inset / ((inner + outer) / 2)) * (180 / Math.PI);
  return sector(inner + inset, outer - inset, from + turn, to - turn);
}

/** The cut face of a drilled tile: drawn inside, with a slightly broken edge. */
export const cutPath = (tile: string, inset = 9): string => once(`cut ${tile} ${inset}`, () => cutShape(tile, inset));

function cutShape(tile: string, inset: number): string {
  const { inner, outer, from, to } = spot(tile);
  const points: string[] = [];
  const arc = (radius: number, a: number, b: number, steps: number, out: number) => {
    for (let k = 0; k <= steps; k++) {
      const wave = k > 0 && k < steps ? (k % 2 ? 3 : -1.5) : 0;
      points.push(at(radius + wave * out, a + ((b - a) * k) / steps));
    }
  };
  const r1 = outer - inset;
  const r0 = inner + inset;
  const t1 = (inset / r1) * (180 / Math.PI);
  const t0 = (inset / r0) * (180 / Math.PI);
  arc(r1, from + t1, to - t1, 9, -1);
  arc(r0, to - t0, from + t0, 7, 1);
  return `M${points.join('L')}Z`;
}

/** The graduated rim: one division for each power needed. */
export function gaugePaths(tile: string, need: number): string[] {
  const key = `${tile} ${need}`;
  const known = gauges.get(key);
  if (known) return known;
  const paths = gaugeShapes(tile, need);
  gauges.set(key, paths);
  return paths;
}

const gauges = new Map<string, string[]>();

function gaugeShapes(tile: string, need: number): string[] {
  const { outer, from, to } = spot(tile);
  const edge = (8 / outer) * (180 / Math.PI);
  const step = (to - from - 2 * edge) / need;
  const gap = (2.4 / outer) * (180 / Math.PI);
  return Array.from({ length: need }, (_, k) =>
    sector(outer - RIM, outer - 4, from + edge + k * step + gap / 2, from + edge + (k + 1) * step - gap / 2),
  );
}

/** The middle of a place of any kind. */
export function centre(place: string): Point {
  if (place === 'center') return { x: 0, y: 0 };
  if (place in ENTRANCES) return polar(EDGE + 26, ENTRANCES[place] ?? 0);
  if (place.includes('/')) {
    const { inner, outer, to } = spot(place);
    return polar((inner + outer - RIM) / 2, to);
  }
  const { inner, outer, mid } = spot(place);
  return polar((inner + outer - RIM) / 2, mid);
}

/** The point of a place that lies lowest in the drawing, a little inside: where a line to something below begins. */
export function foot(place: string): Point {
  if (!/^[A-D]\d$/.test(place)) return centre(place);
  const { inner, outer, from, to, mid } = spot(place);
  const points = [inner + 9, outer - RIM - 6].flatMap((radius) =>
    [from + 5, mid, to - 5].map((angle) => polar(radius, angle)),
  );
  return points.reduce((low, one) => (one.y > low.y ? one : low));
}

/** The angle of a border: it runs along this ray. */
export const borderAngle = (place: string): number => spot(place).to;

/** Whether a box lies in a tile, clear of its rim and edges. */
export function inside(where: Spot, box: Box, rim: number, margin = 2): boolean {
  const inner = where.inner + margin;
  const outer = where.outer - rim;
  for (const x of [box.x0, (box.x0 + box.x1) / 2, box.x1]) {
    for (const y of [box.y0, (box.y0 + box.y1) / 2, box.y1]) {
      const radius = Math.hypot(x, y);
      if (radius < inner || radius > outer) return false;
      // Distance to the two radial edges, on the inner side of both.
      for (const [angle, side] of [
        [where.from, 1],
        [where.to, -1],
      ] as const) {
        const a = (angle * Math.PI) / 180;
        const cross = (x * Math.cos(a) + y * Math.sin(a)) * side;
        if (cross < margin) return false;
      }
    }
  }
  return true;
}

export function overlap(a: Box, b: Box, gap = 2): boolean {
  return a.x0 < b.x1 + gap && b.x0 < a.x1 + gap && a.y0 < b.y1 + gap && b.y0 < a.y1 + gap;
}

export function boxAt(centre: Point, width: number, height: number): Box {
  return { x0: centre.x - width / 2, y0: centre.y - height / 2, x1: centre.x + width / 2, y1: centre.y + height / 2 };
}

/** Whether a callout takes the left corner: away from a spot as low as itself, else near to it. */
function onLeft(spot: Point, width: number, height: number, calloutHeight: number): boolean {
  const low = spot.y > Math.min(height * 0.55, height - 8 - calloutHeight);
  return low ? spot.x > width * 0.5 : spot.x < width * 0.46;
}

const LOW = 8; // px below a callout
const ASIDE = 12; // px at its right

export interface CalloutRoom {
  width: number;
  height: number;
  /** the planet in this window */
  disc: Point & { radius: number };
  /** px of what stands at the left of the window and may be covered for a while */
  docks: number;
}

/** Where a callout about a spot begins, in px from the left of its window: in a corner beside the planet; where there is no
 *  such corner, as far over the docks as it takes, if not on the spot itself. */
export function calloutLeft(spot: Point | null, callout: { width: number; height: number }, room: CalloutRoom): number {
  const { disc, width, height } = room;
  const right = width - ASIDE - callout.width;
  const away = spot !== null && onLeft(spot, width, height, callout.height) ? [0, right] : [right, 0];
  if (room.docks === 0) return away[0] ?? 0;
  const top = height - LOW - callout.height;
  const down = Math.max(0, top - disc.y);
  const half = Math.sqrt(Math.max(0, disc.radius ** 2 - down ** 2)); // of the planet where the callout begins
  const clear = (left: number) => left >= disc.x + half || left + callout.width <= disc.x - half;
  const over = Math.min(0, Math.max(LOW - room.docks, disc.x - half - callout.width));
  const beside = (away[0] === 0 ? [0, over, right] : [right, 0]).find(clear);
  if (beside !== undefined) return beside;
  const hides = spot !== null && spot.x < over + callout.width + 24 && spot.y > top - 24;
  return hides ? (away[0] ?? 0) : over;
}
