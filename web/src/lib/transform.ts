// Where a panned and zoomed drawing stands in its window. Pure.

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
/** The drawing's origin in px of the window, and px per unit. */
export interface Transform extends Point {
  scale: number;
}

/** Scale around a point of the window that stays where it is; never below `least` or above `most`. */
export function zoomed(view: Transform, by: number, around: Point, least: number, most: number): Transform {
  const scale = Math.min(most, Math.max(least, view.scale * by));
  const ratio = scale / view.scale;
  return { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio };
}

/** Keep a drawing over its window: inside it where it is smaller, else no more than `slack` px of nothing beside it. */
export function clamped(view: Transform, width: number, height: number, box: Box, slack = 0): Transform {
  const hold = (at: number, size: number, low: number, high: number) =>
    high - low <= size
      ? Math.min(size - high, Math.max(-low, at))
      : Math.min(slack - low, Math.max(size - high - slack, at));
  const { scale } = view;
  return {
    scale,
    x: hold(view.x, width, box.x0 * scale, box.x1 * scale),
    y: hold(view.y, height, box.y0 * scale, box.y1 * scale),
  };
}
