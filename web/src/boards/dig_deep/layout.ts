// Where things stand in the section and on the price survey, in pixels of the drawing. Pure geometry.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SectionLayout {
  compact: boolean;
  width: number; // of the drawing
  pans: boolean; // the drawing is wider than its window; the levels stay
  scale: boolean; // depths stand at its left
  ground: Box; // from the old surface to the bedrock
  col: number;
  row: number;
  x: (column: number) => number;
  y: (row: number) => number;
  bar: number; // top of the strip of control
  names: number; // baseline of who controls
  cubes: Box; // the row of cubes below a column; x and w of the first
  left: number; // baseline of "5 left"; 0 where there is no room
}

const TARGET = 44; // px: a column is as wide as a fingertip
const EDGE = 4;
const LEVELS = 28; // px of the levels beside columns that pan
const LOW = 250; // px: cubes and lettering give way
const CUBE = 13;

/** The section in a window of this size. `cubes` are the most of one column; a low section leaves no more room for them. */
export function sectionLayout(
  width: number,
  height: number,
  columns: number,
  rows: number,
  compact: boolean,
  cubes = Infinity,
): SectionLayout {
  const pans = compact && columns * TARGET + 2 * EDGE > width;
  const scale = !compact || (!pans && width > 420);
  const side = pans ? LEVELS : !compact ? 62 : scale ? 24 : EDGE;
  const drawn = pans ? LEVELS + columns * TARGET + EDGE : width;
  const breadth = drawn - side - (compact ? EDGE : 2);
  const top = compact ? 26 : 40;
  const lines = Math.ceil(cubes / Math.floor((breadth / columns - 2) / (CUBE + 1)));
  const few = Math.min(54, 24 + Math.max(1, lines) * (CUBE + 1));
  const foot = !compact ? (height < 400 ? 84 : 100) : height < LOW ? few : 54;
  const ground = { x: side, y: top, w: breadth, h: Math.max(60, height - top - foot) };
  const col = ground.w / columns;
  const row = ground.h / rows;
  const bottom = ground.y + ground.h;
  return {
    compact,
    width: drawn,
    pans,
    scale,
    ground,
    col,
    row,
    x: (column) => ground.x + column * col,
    y: (index) => ground.y + index * row,
    bar: bottom + (compact ? 10 : 15),
    names: bottom + 35,
    cubes: { x: ground.x, y: bottom + (compact ? 18 : 42), w: col, h: compact ? foot - 20 : 34 },
    left: foot >= 100 ? bottom + 95 : 0,
  };
}

/** How far a section that pans is scrolled so that one of some columns is in sight: no further than it is, where one is. */
export function panTo(at: SectionLayout, window: number, scrolled: number, columns: number[]): number {
  const inSight = (one: number) => at.x(one) >= scrolled + LEVELS && at.x(one + 1) <= scrolled + window;
  const [first] = columns;
  if (first === undefined || columns.some(inSight)) return scrolled;
  return Math.max(0, Math.min(at.width - window, at.x(first) + at.col / 2 - window / 2));
}

/** Where the pill with the cost of a column's top tile stands: above the tile, where there is room; else on a high tile
 *  over its lettering, or below a low one. */
export function pillPlace(
  at: SectionLayout,
  tile: number,
  pill: number,
): { top: number; place: 'above' | 'on' | 'below' } {
  const top = Math.max(at.ground.y + 2, tile - pill - (at.compact ? 2 : 8));
  if (top + pill <= tile + 1) return { top, place: 'above' };
  return at.row > pill + 14 ? { top, place: 'on' } : { top: tile + at.row + 2, place: 'below' };
}

/** Places of n cubes in a box, as large as they fit, centred, row by row. */
export function cubePlaces(
  count: number,
  box: { w: number; h: number },
  largest: number,
): { size: number; at: { x: number; y: number }[] } {
  let size = largest;
  let perRow = Math.max(1, Math.floor((box.w - 2) / (size + 1)));
  while (Math.ceil(count / perRow) * (size + 1) > box.h && size > 8) {
    size -= 1;
    perRow = Math.max(1, Math.floor((box.w - 2) / (size + 1)));
  }
  const at: { x: number; y: number }[] = [];
  for (let i = 0; i < count; i++) {
    const line = Math.floor(i / perRow);
    const inLine = Math.min(perRow, count - line * perRow);
    const start = (box.w - inLine * (size + 1) + 1) / 2;
    at.push({ x: start + (i % perRow) * (size + 1), y: line * (size + 1) });
  }
  return { size, at };
}

export interface MarketLayout {
  chart: Box;
  col: number;
  x: (gem: number) => number;
  y: (price: number) => number;
  invested: number;
  sold: number; // the base line of the bars
}

export function marketLayout(width: number, height: number, compact: boolean, topPrice: number): MarketLayout {
  const left = compact ? (width < 340 ? 26 : 58) : 30;
  const top = compact ? 42 : 54;
  const foot = compact ? 92 : height < 400 ? 84 : 100;
  const chart = { x: left, y: top, w: width - left - 2, h: Math.max(80, height - top - foot) };
  const step = (chart.h - 28) / topPrice;
  return {
    chart,
    col: chart.w / 5,
    x: (gem) => chart.x + (gem * chart.w) / 5,
    y: (price) => chart.y + chart.h - 14 - price * step,
    invested: chart.y + chart.h + 8,
    sold: height - 22,
  };
}

/** A stepped line through the values, the last one reaching to the end. */
export function stepped(values: number[], x: number, w: number, y: (value: number) => number): string {
  const [first = 0, ...rest] = values;
  const wide = w / Math.max(1, values.length);
  return (
    `M${x} ${y(first)}` +
    rest.map((value, i) => `H${round(x + wide * (i + 1))}V${round(y(value))}`).join('') +
    `H${round(x + w)}`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A name that fits into so many pixels of condensed lettering of 15 px. */
export function fit(name: string, pixels: number): string {
  const room = Math.floor(pixels / 6.8);
  return name.length <= room ? name : `${name.slice(0, Math.max(1, room - 1))}…`;
}
