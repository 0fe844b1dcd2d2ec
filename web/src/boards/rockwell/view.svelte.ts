// The window onto the planet: pan and zoom. Lettering stays legible: where the whole planet would be too small, a part is shown.

import { SIZE, type Box, type Point } from './geometry';

const LETTER = 20.5; // the smallest lettering of the drawing, in its units
const LEGIBLE = 12.05 / LETTER; // px per unit at which it still has 12 px
const PHONE = 0.8;
const MOST = 2.4;
const CALLOUT = 280; // px beside the planet, where there is room
const SLACK = 70; // px that a small window may look past the edge

export class View {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  /** where the center of the planet is, in px of the window */
  x = $state(0);
  y = $state(0);
  /** the person has moved or zoomed */
  moved = $state(false);
  /** room kept free below the planet when all of it is shown */
  foot = 0;

  private get whole(): number {
    return Math.min((this.width - 10) / SIZE, (this.height - this.foot) / SIZE);
  }

  /** All of the planet is in the window. */
  get fits(): boolean {
    return this.whole >= LEGIBLE;
  }

  get least(): number {
    return Math.max(LEGIBLE, Math.min(this.whole, 1));
  }

  get viewBox(): string {
    return `${-this.x / this.scale} ${-this.y / this.scale} ${this.width / this.scale} ${this.height / this.scale}`;
  }

  /** A point of the drawing in px of the window. */
  px(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  /** The part in the window, in units of the drawing. */
  get window(): Box {
    return { x0: -this.x / this.scale, y0: -this.y / this.scale, x1: (this.width - this.x) / this.scale, y1: (this.height - this.y) / this.scale };
  }

  /** Show everything, or, in a small window, a part at a legible size. */
  fit(): void {
    this.moved = false;
    if (this.fits) {
      this.scale = this.whole;
      const half = (SIZE / 2) * this.scale;
      this.x = Math.max(half + 5, Math.min(this.width / 2, this.width - CALLOUT - half));
      this.y = (SIZE / 2) * this.scale;
    } else {
      this.scale = Math.max(LEGIBLE, Math.min(PHONE, LEGIBLE * 1.25));
      this.centre({ x: 0, y: 0 });
    }
  }

  centre(point: Point): void {
    this.x = this.width / 2 - point.x * this.scale;
    this.y = this.height / 2 - point.y * this.scale;
    this.clamp();
  }

  /** Bring points into a small window: all of them where they fit, else the first. */
  look(points: Point[]): void {
    const first = points[0];
    if (this.fits || this.moved || !first) return;
    const xs = points.map((one) => one.x);
    const ys = points.map((one) => one.y);
    const spread = { w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) };
    const all = spread.w + 90 < this.width / this.scale && spread.h + 90 < this.height / this.scale;
    this.centre(all ? { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 } : first);
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.x += dx;
    this.y += dy;
    this.clamp();
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    if (scale === this.least && this.fits) {
      this.fit();
      return;
    }
    this.moved = true;
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.clamp();
  }

  private clamp(): void {
    const half = (SIZE / 2) * this.scale;
    const hold = (value: number, size: number) => (half * 2 <= size ? Math.min(size - half, Math.max(half, value)) : Math.min(half + SLACK, Math.max(size - half - SLACK, value)));
    this.x = hold(this.x, this.width);
    this.y = hold(this.y, this.height);
  }
}
