import { describe, expect, it } from 'vitest';
import { clamped, zoomed } from '../src/lib/transform';

describe('a zoomed drawing', () => {
  it('keeps the point under the finger where it is', () => {
    const view = zoomed({ x: 0, y: 0, scale: 1 }, 2, { x: 30, y: 40 }, 1, 4);
    expect(30 * view.scale + view.x).toBe(30);
    expect(40 * view.scale + view.y).toBe(40);
  });

  it('is never smaller than its window, larger than allowed, or off its edge', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.1, { x: 0, y: 0 }, 1, 4).scale).toBe(1);
    expect(zoomed({ x: 0, y: 0, scale: 3 }, 9, { x: 0, y: 0 }, 1, 4).scale).toBe(4);
    const box = { x0: 0, y0: 0, x1: 100, y1: 100 };
    expect(clamped({ x: 50, y: -500, scale: 2 }, 100, 100, box)).toEqual({ x: 0, y: -100, scale: 2 });
    expect(clamped({ x: 50, y: -500, scale: 2 }, 100, 100, box, 10)).toEqual({ x: 10, y: -110, scale: 2 });
  });

  it('stays inside a window that is larger than it', () => {
    const box = { x0: -50, y0: -50, x1: 50, y1: 50 };
    expect(clamped({ x: -900, y: 900, scale: 1 }, 300, 200, box, 70)).toEqual({ x: 50, y: 150, scale: 1 });
  });
});
