// Where a board draws what was played and what was better.

/** A mark, in px of its frame. `n`: its place in a choice of several moves, else 0. */
export interface Box {
  kind: 'played' | 'better' | 'both';
  n: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** where its words stand: their middle, and their upper edge */
  x: number;
  y: number;
  /** the outline of what is no rectangle, and how it is moved into the frame; "" for a rectangle */
  d: string;
  matrix: string;
  /** out of sight: the direction that it lies in, in degrees from the right; the words stand at the edge */
  away: number | null;
}

const LEAST = 18; // px of a mark
const SAMPLES = 48; // points of an outline that are looked at
const WORDS = { high: 20, half: 44 }; // px of its words

/** Of what is drawn for a move several times what is drawn for the review is marked, else the largest. Two moves of one
 *  place are one mark: of what both begin with what one ends with (a crew that stays, and had better gone). */
export function markedPlaces(frame: HTMLElement, played: string[], better: string[]): Box[] {
  const edge = frame.getBoundingClientRect();
  const found = new Map<string, HTMLElement | SVGElement>();
  for (const one of frame.querySelectorAll<HTMLElement | SVGElement>('[data-glow], [data-reviewed]')) {
    const move = one.dataset.reviewed ?? one.dataset.glow ?? '';
    if (placeIn(played, move) === 0 && placeIn(better, move) === 0) continue;
    const known = found.get(move);
    if (sizeOf(one) > 0 && (!known || rank(one) > rank(known))) found.set(move, one);
  }
  const out = new Map<string, Box>();
  for (const [move, one] of found) {
    const [a, b] = [placeIn(played, move), placeIn(better, move)];
    const run = a > 0 ? played : better;
    const box = boxIn(edge, one, run.length > 1 && move !== run.join(', ') ? a || b : 0);
    const kind = a > 0 && b > 0 ? 'both' : a > 0 ? 'played' : 'better';
    const here = [box.left, box.top, box.width, box.height].map(Math.round).join();
    const known = out.get(here);
    if (!known) out.set(here, { ...box, kind });
    else if (known.kind === 'both') out.set(here, { ...box, kind });
    else if (known.kind !== kind) known.kind = 'both';
  }
  return apart([...out.values()]);
}

/** Words that would lie on those of another mark stand above what they name. */
function apart(boxes: Box[]): Box[] {
  const close = (a: Box, b: Box) => Math.abs(a.x - b.x) < 2 * WORDS.half && Math.abs(a.y - b.y) < WORDS.high;
  return boxes.reduce<Box[]>((done, box) => {
    const above = box.top - WORDS.high - 2;
    const meets = box.away === null && !box.d && above > 0 && done.some((other) => close(box, other));
    return [...done, meets ? { ...box, y: above } : box];
  }, []);
}

function sizeOf(one: Element): number {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
}

const rank = (one: HTMLElement | SVGElement): number =>
  one.dataset.reviewed === undefined ? sizeOf(one) : Number.MAX_VALUE;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function boxIn(edge: DOMRect, one: Element, n: number): Omit<Box, 'kind'> {
  const box = one.getBoundingClientRect();
  const left = box.left - edge.left;
  const top = box.top - edge.top;
  const width = Math.max(LEAST, box.width);
  const height = Math.max(LEAST, box.height);
  const middle = { x: left + width / 2, y: top + height / 2 };
  const outside = left + width <= 0 || left >= edge.width || top + height <= 0 || top >= edge.height;
  const below = top + height + 2;
  const y = below + WORDS.high <= edge.height ? below : top - WORDS.high - 2;
  const shape = one instanceof SVGPathElement ? one.getScreenCTM() : null;
  const low = one instanceof SVGPathElement && shape ? lowest(one, shape, edge) : null;
  return {
    n,
    left,
    top,
    width,
    height,
    x: within(low?.x ?? middle.x, WORDS.half, edge.width - WORDS.half),
    y: within(outside ? middle.y : low ? low.y + 2 : y, 2, edge.height - WORDS.high - 2),
    d: shape ? (one.getAttribute('d') ?? '') : '',
    matrix: shape
      ? `matrix(${[shape.a, shape.b, shape.c, shape.d, shape.e - edge.left, shape.f - edge.top].join(' ')})`
      : '',
    away: outside
      ? Math.round((Math.atan2(middle.y - edge.height / 2, middle.x - edge.width / 2) * 180) / Math.PI)
      : null,
  };
}

/** The lowest point of an outline in the frame that has room for words below it. */
function lowest(path: SVGPathElement, shape: DOMMatrix, edge: DOMRect): DOMPoint | null {
  const length = path.getTotalLength();
  let found: DOMPoint | null = null;
  for (let i = 0; i < SAMPLES; i++) {
    const at = path.getPointAtLength((length * i) / SAMPLES).matrixTransform(shape);
    const point = new DOMPoint(at.x - edge.left, at.y - edge.top);
    const seen = point.x > 0 && point.x < edge.width && point.y > 0 && point.y + WORDS.high + 4 < edge.height;
    if (seen && (!found || point.y > found.y + 1)) found = point;
  }
  return found;
}

/** Where in a choice a move stands, from 1; 0 for nowhere. What makes all of it at once begins it. */
export const placeIn = (run: string[], move: string): number =>
  run.length > 0 && move === run.join(', ') ? 1 : run.indexOf(move) + 1;
