// Where things stand in the section and on the price survey, in pixels of the drawing. Pure geometry.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SectionLayout {
  compact: boolean;
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

export function sectionLayout(
  width: number,
  height: number,
  columns: number,
  rows: number,
  compact: boolean,
): SectionLayout {
  const scale = !compact || width > 420;
  const side = compact ? (scale ? 24 : 4) : 62;
  const top = compact ? 26 : 40;
  const foot = compact ? 54 : height < 400 ? 84 : 100;
  const ground = { x: side, y: top, w: width - side - (compact ? 4 : 2), h: Math.max(60, height - top - foot) };
  const col = ground.w / columns;
  const row = ground.h / rows;
  const bottom = ground.y + ground.h;
  return {
    compact,
    scale,
    ground,
    col,
    row,
    x: (column) => ground.x + column * col,
    y: (index) => ground.y + index * row,
    bar: bottom + (compact ? 10 : 15),
    names: bottom + 35,
    cubes: { x: ground.x, y: bottom + (compact ? 18 : 42), w: col, h: compact ? 34 : 34 },
    left: foot >= 100 ? bottom + 95 : 0,
  };
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
