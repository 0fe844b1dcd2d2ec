// The window onto a mine. Lettering stays legible: a mine that would be too small is shown in part.

import { Viewport } from '../../lib/viewport.svelte';
import type { Box, Point, Transform } from '../../lib/transform';
import { DEPTH } from './layout';

const LEAST = 0.86; // the smallest lettering, 14 px, still has 12

export class MineViewport extends Viewport {
  override maxScale = 1.7;
  private mine: Box = { x0: -300, y0: 0, x1: 300, y1: 600 };

  override get minScale(): number {
    return LEAST;
  }

  override get canPan(): boolean {
    return true;
  }

  override get bounds(): Box {
    return this.mine;
  }

  /** Show everything, or, where that would be too small, as much as fits around a point. */
  fit(box: Box, margin: number, most: number, around?: Point): void {
    this.mine = box;
    if (this.moved || this.width === 0) return;
    const room = this.width - margin;
    const scale = Math.min(most, Math.max(LEAST, Math.min(room / (box.x1 - box.x0), this.height / DEPTH)));
    const wide = (box.x1 - box.x0) * scale <= room;
    const centre = wide ? (box.x0 + box.x1) / 2 : (around?.x ?? (box.x0 + box.x1) / 2);
    const tall = (box.y1 - box.y0) * scale <= this.height;
    this.moveTo({
      scale,
      x: margin + room / 2 - centre * scale,
      y: tall || !around ? 0 : this.height / 2 - around.y * scale,
    });
  }

  /** Never lose the mine: half of the window at least shows it, and the sky stays above. */
  protected override clamp(view: Transform): Transform {
    const { x0, x1, y1 } = this.mine;
    const { scale } = view;
    return {
      scale,
      x: Math.min(this.width * 0.6 - x0 * scale, Math.max(this.width * 0.4 - x1 * scale, view.x)),
      y: Math.min(0, Math.max(Math.min(0, this.height - Math.max(y1, DEPTH) * scale), view.y)),
    };
  }
}
