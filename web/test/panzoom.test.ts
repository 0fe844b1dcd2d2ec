import { describe, expect, it } from 'vitest';
import { clampView, zoomed } from '../src/lib/panzoom';

describe('a zoomed drawing', () => {
  it('keeps the point under the finger where it is', () => {
    const view = zoomed({ x: 0, y: 0, scale: 1 }, 2, { x: 30, y: 40 }, 4);
    expect(30 * view.scale + view.x).toBe(30);
    expect(40 * view.scale + view.y).toBe(40);
  });

  it('is never smaller than its window, larger than allowed, or off its edge', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.1, { x: 0, y: 0 }, 4).scale).toBe(1);
    expect(zoomed({ x: 0, y: 0, scale: 3 }, 9, { x: 0, y: 0 }, 4).scale).toBe(4);
    expect(clampView({ x: 50, y: -500, scale: 2 }, 100, 100)).toEqual({ x: 0, y: -100, scale: 2 });
  });
});
