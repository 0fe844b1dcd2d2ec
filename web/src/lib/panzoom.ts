// Where a panned and zoomed drawing stands. Pure.

export interface View {
  x: number;
  y: number;
  scale: number;
}

/** Scale around a point that stays where it is; never below 1 or above `most`. */
export function zoomed(view: View, by: number, around: { x: number; y: number }, most: number): View {
  const scale = Math.min(most, Math.max(1, view.scale * by));
  const ratio = scale / view.scale;
  return { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio };
}

/** Keep the drawing over its window: no empty edge comes into view. */
export function clampView(view: View, width: number, height: number): View {
  return {
    scale: view.scale,
    x: Math.min(0, Math.max(width * (1 - view.scale), view.x)),
    y: Math.min(0, Math.max(height * (1 - view.scale), view.y)),
  };
}
