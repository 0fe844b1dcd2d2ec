// The window onto a mine: pan and zoom. Lettering stays legible: a mine that would be too small is shown in part.

import { DEPTH, type Box, type Point } from './layout';

const LEAST = 0.86; // the smallest lettering, 14 px, still has 12
const MOST = 1.7;

export class View {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  x = $state(0); // where the origin of the drawing is, in px of the window
  y = $state(0);
  /** the person has moved or zoomed */
  moved = $state(false);
  private box: Box = { x0: -300, y0: 0, x1: 300, y1: 600 };

  /** Show everything, or, where that would be too small, as much as fits around a point. */
  fit(box: Box, margin: number, most: number, around?: Point): void {
    this.box = box;
    if (this.moved || this.width === 0) return;
    const room = this.width - margin;
    this.scale = Math.min(most, Math.max(LEAST, Math.min(room / (box.x1 - box.x0), this.height / DEPTH)));
    const wide = (box.x1 - box.x0) * this.scale <= room;
    const centre = wide ? (box.x0 + box.x1) / 2 : (around?.x ?? (box.x0 + box.x1) / 2);
    this.x = margin + room / 2 - centre * this.scale;
    const tall = (box.y1 - box.y0) * this.scale <= this.height;
    this.y = tall || !around ? 0 : this.height / 2 - around.y * this.scale;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    this.moved = true;
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.hold();
  }

  /** Never lose the mine: half of the window at least shows it. */
  private hold(): void {
    const { x0, x1, y1 } = this.box;
    this.x = Math.min(this.width * 0.6 - x0 * this.scale, Math.max(this.width * 0.4 - x1 * this.scale, this.x));
    this.y = Math.min(0, Math.max(Math.min(0, this.height - Math.max(y1, DEPTH) * this.scale), this.y));
  }
}
