// Where everything on the planet stands: crews, dice and mineshafts packed into their tiles without covering each other. Pure.

import {
  borderAngle,
  boxAt,
  centre,
  ENTRANCES,
  inside,
  overlap,
  polar,
  EDGE,
  RIM,
  spot,
  type Box,
  type Point,
} from './geometry';
import { crewKey } from './facts';
import type { Crew, Scene, Tile } from './scene';

/** How things are drawn: crews small as flat chips, a label with its lines one above the other, or without the coordinate. */
export interface Form {
  small: boolean;
  tall: boolean;
  bare: boolean;
}
export type Standing = Point & Form;
const PLAIN: Form = { small: false, tall: false, bare: false };
export interface Layout {
  crews: Map<string, Standing>;
  shafts: Map<string, Standing>; // by tile
  labels: Map<string, Standing>; // by tile: the plate, or what the tile pays
}

interface Item {
  key: string;
  kind: 'label' | 'shaft' | 'crew';
  width: number;
  height: number;
  shift: Point; // from the box's middle to where the piece is drawn
}

const NONE: Point = { x: 0, y: 0 };
const STEP = 5;
const SPREAD = [0.25, 0.5, 0.75, 1, 0.1, 0.35, 0.62, 0.88, 0.18, 0.43, 0.56, 0.7, 0.82, 0.94, 0.97, 0.3];
const places = new Map<string, Point[]>();
const packed = new Map<string, Map<string, Standing>>();

/** How strictly a tile holds what stands on it: how far from its rim and its other edges. */
interface Fence {
  rim: number;
  margin: number;
}

/** Every point of a tile where a box of this size fits, nearest to its middle first. */
function candidates(tile: string, width: number, height: number, { rim, margin }: Fence): Point[] {
  const id = `${tile} ${width} ${height} ${rim} ${margin}`;
  const known = places.get(id);
  if (known) return known;
  const where = spot(tile);
  const middle = centre(tile);
  const reach = (Math.PI / 8) * where.outer + 30;
  const out: Point[] = [];
  for (let x = middle.x - reach; x <= middle.x + reach; x += STEP) {
    for (let y = middle.y - reach; y <= middle.y + reach; y += STEP) {
      if (inside(where, boxAt({ x, y }, width, height), rim, margin)) out.push({ x, y });
    }
  }
  const far = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  out.sort((a, b) => far(a) - far(b));
  places.set(id, out);
  return out;
}

function sizes(tile: Tile, crews: Crew[], form: Form): Item[] {
  const { small } = form;
  const items: Item[] = [{ key: 'label', kind: 'label', ...labelSize(tile, form), shift: NONE }];
  if (tile.mineshaft !== null)
    items.push({ key: 'shaft', kind: 'shaft', width: small ? 32 : 42, height: small ? 38 : 50, shift: NONE });
  for (const one of crews) {
    const die = one.die > 0; // beside an arch, below a chip
    const size = small ? { width: 47, height: die ? 53 : 27 } : { width: die ? 62 : 43, height: 53 };
    items.push({
      key: crewKey(one),
      kind: 'crew',
      ...size,
      shift: die ? (small ? { x: 0, y: -13 } : { x: -10, y: 0 }) : NONE,
    });
  }
  return items;
}

/** The plate with the power, or the coordinate with what a mineshaft earns. */
export function labelSize(tile: Tile, { small, tall, bare }: Form): { width: number; height: number } {
  if (tile.drilled && bare) return tall ? { width: 38, height: 64 } : { width: 64, height: 38 };
  if (tile.drilled) return tall ? { width: 38, height: small ? 86 : 96 } : { width: small ? 68 : 78, height: 58 };
  const wide = tile.need >= 10;
  if (bare) return { width: wide ? 58 : 46, height: 26 };
  return tall ? { width: wide ? 58 : 46, height: 46 } : { width: wide ? 86 : 76, height: small ? 26 : 30 };
}

/** Where the ring runs upright beside the center, a label is better tall. */
const upright = (tile: string): boolean => ['3', '4', '7', '8'].includes(tile[1] ?? '') && tile[0] !== 'D';

/** Put every item into the tile; null where they do not fit. The label goes where most room is left for the rest. */
function attempt(tile: Tile, crews: Crew[], form: Form, fence: Fence, taken: Box[]): Map<string, Standing> | null {
  const items = sizes(tile, crews, form);
  const [label, ...others] = items;
  const rest = others.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!label) return null;
  const free = candidates(tile.tile, label.width, label.height, fence).filter(
    (at) => !taken.some((box) => overlap(box, boxAt(at, label.width, label.height))),
  );
  const tries = [
    free[0],
    ...(crews.length + (tile.mineshaft === null ? 0 : 1) > 1 ? SPREAD : SPREAD.slice(0, 4)).map(
      (part) => free[Math.floor((free.length - 1) * part)],
    ),
  ];
  for (const start of tries) {
    if (!start) continue;
    const boxes = [...taken, boxAt(start, label.width, label.height)];
    const out = new Map<string, Standing>([['label', { ...start, ...form }]]);
    const done = rest.every((item) => {
      const free = (one: Point) => !boxes.some((box) => overlap(box, boxAt(one, item.width, item.height)));
      const points = candidates(tile.tile, item.width, item.height, fence);
      const at = form.bare ? points.findLast(free) : points.find(free); // a full tile is filled from its corners
      if (!at) return false;
      boxes.push(boxAt(at, item.width, item.height));
      out.set(item.key, { x: at.x + item.shift.x, y: at.y + item.shift.y, ...form });
      return true;
    });
    if (done) return form.bare ? out : centred(tile, items, out, fence, taken);
  }
  return null;
}

/** Move the whole group so that it sits in the middle of its tile, as far as it fits. */
function centred(
  tile: Tile,
  items: Item[],
  out: Map<string, Standing>,
  { rim, margin }: Fence,
  taken: Box[],
): Map<string, Standing> {
  const where = spot(tile.tile);
  const middle = centre(tile.tile);
  const boxes = items.map((item) => {
    const at = out.get(item.key) ?? middle;
    return boxAt({ x: at.x - item.shift.x, y: at.y - item.shift.y }, item.width, item.height);
  });
  const mean = { x: 0, y: 0 };
  const area = boxes.reduce((sum, box) => sum + (box.x1 - box.x0) * (box.y1 - box.y0), 0);
  for (const box of boxes) {
    const weight = ((box.x1 - box.x0) * (box.y1 - box.y0)) / area;
    mean.x += ((box.x0 + box.x1) / 2) * weight;
    mean.y += ((box.y0 + box.y1) / 2) * weight;
  }
  for (const part of [1, 0.7, 0.4]) {
    const dx = (middle.x - mean.x) * part;
    const dy = (middle.y - mean.y) * part;
    const moved = boxes.map((box) => ({ x0: box.x0 + dx, x1: box.x1 + dx, y0: box.y0 + dy, y1: box.y1 + dy }));
    if (moved.every((box) => inside(where, box, rim, margin) && !taken.some((one) => overlap(one, box)))) {
      return new Map([...out].map(([key, at]) => [key, { ...at, x: at.x + dx, y: at.y + dy }]));
    }
  }
  return out;
}

/** More than any tile has room for: chips in a spiral over it; zoom shows them all. */
function heap(tile: Tile, items: Item[]): Map<string, Standing> {
  const middle = centre(tile.tile);
  return new Map(
    items.map((item, i) => {
      const angle = i * 2.4;
      const radius = 17 * Math.sqrt(i);
      return [
        item.key,
        {
          x: middle.x + radius * Math.cos(angle),
          y: middle.y + radius * Math.sin(angle),
          ...PLAIN,
          small: true,
          bare: true,
        },
      ];
    }),
  );
}

/** What to try, from the best to look at to the one that needs least room. */
function forms(tile: string): Form[] {
  const tall = upright(tile);
  const shapes = [tall, !tall];
  return [
    [false, false],
    [true, false],
    [true, true],
  ].flatMap(([small = true, bare = true]) => shapes.map((shape) => ({ small, tall: shape, bare })));
}

function pack(tile: Tile, crews: Crew[], taken: Box[]): Map<string, Standing> {
  const id = [
    tile.tile,
    tile.need,
    tile.drilled,
    tile.mineshaft !== null,
    ...crews.map((one) => `${crewKey(one)}${one.die > 0}`),
    ...taken.map((box) => `${box.x0}|${box.y0}`),
  ].join();
  const known = packed.get(id);
  if (known) return known;
  const strict = { rim: tile.drilled ? 4 : RIM, margin: 2 };
  let out: Map<string, Standing> | null = null;
  for (const form of forms(tile.tile)) out ??= attempt(tile, crews, form, strict, taken);
  for (const form of forms(tile.tile).slice(-2))
    out ??=
      attempt(tile, crews, form, { rim: 0, margin: -8 }, taken) ??
      attempt(tile, crews, form, { rim: -6, margin: -16 }, taken);
  out ??= heap(tile, sizes(tile, crews, { ...PLAIN, small: true, bare: true }));
  if (packed.size > 4000) packed.clear();
  packed.set(id, out);
  return out;
}

/** Crews astride one border: one stands on the line, several in a column or two; in the deepest ring near the center, where plates are not. */
function astride(border: string, crews: Crew[]): { at: Standing; box: Box; key: string }[] {
  const middle = border.startsWith('D') ? polar(100, borderAngle(border)) : centre(border);
  const small = crews.length > 1;
  const columns = crews.length > 2 ? 2 : 1;
  const rows = Math.ceil(crews.length / columns);
  return crews.map((one, i) => {
    const across = (i % columns) - (columns - 1) / 2;
    const down = Math.floor(i / columns) - (rows - 1) / 2;
    const at = { x: middle.x + across * 50, y: middle.y + down * 29 };
    return { key: crewKey(one), at: { ...at, ...PLAIN, small }, box: boxAt(at, small ? 48 : 44, small ? 28 : 54) };
  });
}

/** Crews at an entrance stand on both sides of its headframe, around the rim. */
function waiting(entrance: string, crews: Crew[]): [string, Standing][] {
  const angle = ENTRANCES[entrance] ?? 0;
  const upright = angle % 180 === 0;
  const first = upright ? 52 : 56;
  const next = upright ? 45 : 55;
  return crews.map((one, i) => {
    const along = (first + Math.floor(i / 2) * next) * (i % 2 ? 1 : -1);
    return [crewKey(one), { ...polar(EDGE + 27, angle + (along / (EDGE + 27)) * (180 / Math.PI)), ...PLAIN }];
  });
}

export function layout(scene: Scene): Layout {
  const out: Layout = { crews: new Map(), shafts: new Map(), labels: new Map() };
  const at = new Map<string, Crew[]>();
  for (const one of scene.crews) at.set(one.place, [...(at.get(one.place) ?? []), one]);
  const taken = new Map<string, Box[]>();
  for (const [place, crews] of at) {
    if (place in ENTRANCES) for (const [key, standing] of waiting(place, crews)) out.crews.set(key, standing);
    if (!place.includes('/')) continue;
    for (const { key, at: standing, box } of astride(place, crews)) {
      out.crews.set(key, standing);
      for (const tile of place.split('/')) taken.set(tile, [...(taken.get(tile) ?? []), box]);
    }
  }
  for (const tile of scene.tiles) {
    for (const [key, standing] of pack(tile, at.get(tile.tile) ?? [], taken.get(tile.tile) ?? [])) {
      if (key === 'label') out.labels.set(tile.tile, standing);
      else if (key === 'shaft') out.shafts.set(tile.tile, standing);
      else out.crews.set(key, standing);
    }
  }
  return out;
}
