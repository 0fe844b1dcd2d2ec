// A drawing in a window that can be larger than the window: where it stands, and what may be seen of it.

import { clamped, zoomed, type Box, type Point, type Transform } from './transform';

const EDGE = 12; // px between what is shown and the edge of the window

export class Viewport {
  /** the window, in px */
  width = $state(0);
  height = $state(0);
  /** where the drawing's origin is in it, and px per unit */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** the person has moved or zoomed */
  moved = $state(false);
  /** a drag is under way: what follows it is no click */
  dragging = $state(false);
  maxScale = 4;

  get minScale(): number {
    return 1;
  }

  /** Whether a drag moves it. */
  get canPan(): boolean {
    return this.scale > this.minScale;
  }

  /** What must stay in sight, in units of the drawing. */
  get bounds(): Box {
    return { x0: 0, y0: 0, x1: this.width, y1: this.height };
  }

  /** A point of the drawing in px of the window. */
  toWindow(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.moveTo({ x: this.x + dx, y: this.y + dy, scale: this.scale });
  }

  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.moved = true;
    this.moveTo(zoomed(this, by, at, this.minScale, this.maxScale));
  }

  /** Move as little as shows what lies between two corners of the window, in px. */
  reveal(from: Point, to: Point): void {
    if (!this.canPan) return;
    const by = (low: number, high: number, room: number) =>
      low < EDGE ? EDGE - low : high > room - EDGE ? room - EDGE - high : 0;
    this.moveTo({
      x: this.x + by(from.x, to.x, this.width),
      y: this.y + by(from.y, to.y, this.height),
      scale: this.scale,
    });
  }

  /** Stand like this, as far as the drawing stays in sight. */
  protected moveTo(view: Transform): void {
    Object.assign(this, this.clamp(view));
  }

  protected clamp(view: Transform): Transform {
    return clamped(view, this.width, this.height, this.bounds);
  }
}
