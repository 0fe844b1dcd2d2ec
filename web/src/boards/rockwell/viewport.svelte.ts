// The window onto the planet. Lettering stays legible: where the whole planet would be too small, a part is shown.

import { clamped, type Box, type Point, type Transform } from '../../lib/transform';
import { Viewport } from '../../lib/viewport.svelte';
import { SIZE } from './geometry';

const LETTER = 22.6; // the smallest lettering of the drawing, in its units
const LEGIBLE = 12.05 / LETTER; // px per unit at which it still has 12 px
const PHONE = 0.8;
const USUAL = Math.min(PHONE, LEGIBLE * 1.25); // of a window that shows a part
const SLACK = 70; // px that a small window may look past the edge

function boxAround(points: Point[]): Box {
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function between(points: Point[]): Point {
  const { x0, y0, x1, y1 } = boxAround(points);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

export class PlanetViewport extends Viewport {
  override maxScale = 2.4;
  /** room kept free below the planet when all of it is shown */
  footRoom = 0;
  /** room kept free beside it, where there is any */
  sideRoom = 0;

  private get whole(): number {
    return Math.min((this.width - 10) / SIZE, (this.height - this.footRoom) / SIZE);
  }

  /** All of the planet is in the window. */
  get fits(): boolean {
    return this.whole >= LEGIBLE;
  }

  override get minScale(): number {
    return Math.max(LEGIBLE, Math.min(this.whole, 1));
  }

  override get canPan(): boolean {
    return !this.fits || this.moved;
  }

  override get bounds(): Box {
    return { x0: -SIZE / 2, y0: -SIZE / 2, x1: SIZE / 2, y1: SIZE / 2 };
  }

  get viewBox(): string {
    return `${-this.x / this.scale} ${-this.y / this.scale} ${this.width / this.scale} ${this.height / this.scale}`;
  }

  /** The part in the window, in units of the drawing. */
  get window(): Box {
    return {
      x0: -this.x / this.scale,
      y0: -this.y / this.scale,
      x1: (this.width - this.x) / this.scale,
      y1: (this.height - this.y) / this.scale,
    };
  }

  /** Show everything, or, in a small window, a part at a legible size. */
  fit(): void {
    this.moved = false;
    if (this.fits) {
      this.scale = this.whole;
      const half = (SIZE / 2) * this.scale;
      this.x = Math.max(half + 5, Math.min(this.width / 2, this.width - this.sideRoom - half));
      this.y = (SIZE / 2) * this.scale;
    } else {
      this.scale = USUAL;
      this.centre({ x: 0, y: 0 });
    }
  }

  /** As much of the planet as is legible; from there back to what is near. */
  overview(): void {
    const near = this.scale <= this.minScale * 1.01;
    const middle = { x: (this.window.x0 + this.window.x1) / 2, y: (this.window.y0 + this.window.y1) / 2 };
    this.moved = true;
    this.scale = near ? PHONE : this.minScale;
    this.centre(near ? middle : { x: middle.x / 2, y: middle.y / 2 });
  }

  centre(point: Point): void {
    this.moveTo({
      scale: this.scale,
      x: this.width / 2 - point.x * this.scale,
      y: this.height / 2 - point.y * this.scale,
    });
  }

  /** Bring one point into a small window, wherever the person has moved it; `near`: as near as a decision is looked at. */
  showPoint(point: Point, near = false): void {
    if (this.fits) return;
    if (near) this.scale = Math.max(this.scale, PHONE);
    this.centre(point);
  }

  /** Bring points into a small window: all of them where they fit, else the first. */
  showAll(points: Point[]): void {
    const first = points[0];
    if (this.fits || this.moved || !first) return;
    this.centre(this.holds(points, this.scale, 90) ? between(points) : first);
  }

  /** Bring as many points as possible into a small window, those that stand first before others, wherever the person
   *  has moved it. */
  showMost(points: Point[]): void {
    if (this.fits) return;
    const kept: Point[] = [];
    for (const one of points) if (kept.length === 0 || this.holds([...kept, one], this.minScale, 140)) kept.push(one);
    if (kept.length === 0) return;
    this.moved = false;
    this.scale = this.holds(kept, USUAL, 140) ? USUAL : this.minScale;
    this.centre(between(kept));
  }

  /** Whether points are in one window at a scale, with so much around them. */
  private holds(points: Point[], scale: number, around: number): boolean {
    const { x0, y0, x1, y1 } = boxAround(points);
    return x1 - x0 + around < this.width / scale && y1 - y0 + around < this.height / scale;
  }

  override zoom(by: number, at?: Point): void {
    if (this.fits && this.scale * by <= this.minScale) this.fit();
    else super.zoom(by, at);
  }

  protected override clamp(view: Transform): Transform {
    return clamped(view, this.width, this.height, this.bounds, SLACK);
  }
}
