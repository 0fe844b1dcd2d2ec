// Where a board draws what was played and what was better.

/** A mark, in px of its frame. `n`: its place in a choice of several moves, else 0. */
export interface Box {
  kind: 'played' | 'better' | 'both';
  n: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST = 18; // px of a mark

/** Of what is drawn for a move several times the largest is marked, where it is in sight. */
export function markedPlaces(frame: HTMLElement, played: string[], better: string[]): Box[] {
  const edge = frame.getBoundingClientRect();
  const out = new Map<string, Box>();
  for (const one of frame.querySelectorAll<HTMLElement | SVGElement>('[data-glow]')) {
    const move = one.dataset.glow ?? '';
    const [a, b] = [placeIn(played, move), placeIn(better, move)];
    if (a === 0 && b === 0) continue;
    const box = one.getBoundingClientRect();
    const inside = box.right > edge.left && box.left < edge.right && box.bottom > edge.top && box.top < edge.bottom;
    if (box.width === 0 || !inside) continue;
    const width = Math.max(LEAST, box.width);
    const height = Math.max(LEAST, box.height);
    const known = out.get(move);
    if (known && known.width * known.height >= width * height) continue;
    out.set(move, {
      kind: a > 0 && b > 0 ? 'both' : a > 0 ? 'played' : 'better',
      n: (a > 0 ? played : better).length > 1 ? a || b : 0,
      left: box.left - edge.left,
      top: box.top - edge.top,
      width,
      height,
    });
  }
  return [...out.values()];
}

/** Where in a choice a move stands, from 1; 0 for nowhere. What makes all of it at once begins it. */
export const placeIn = (run: string[], move: string): number =>
  run.length > 0 && move === run.join(', ') ? 1 : run.indexOf(move) + 1;
