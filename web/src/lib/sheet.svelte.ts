// A drawing in a window that can be larger than the window: fingers, wheel, buttons and keys move and scale it.

import { held, zoomed, type Box, type Point, type View } from './panzoom';

const FAR = 7; // px after which a press is a drag
const EDGE = 12; // px between what is shown and the edge of the window

export class Sheet {
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
  most = 4;

  get least(): number {
    return 1;
  }

  /** Whether a drag moves it. */
  get pans(): boolean {
    return this.scale > this.least;
  }

  /** What must stay in sight, in units of the drawing. */
  get box(): Box {
    return { x0: 0, y0: 0, x1: this.width, y1: this.height };
  }

  /** A point of the drawing in px of the window. */
  px(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.stand({ x: this.x + dx, y: this.y + dy, scale: this.scale });
  }

  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.moved = true;
    this.stand(zoomed(this, by, at, this.least, this.most));
  }

  /** Move as little as shows what lies between two corners of the window, in px. */
  reach(from: Point, to: Point): void {
    if (!this.pans) return;
    const by = (low: number, high: number, room: number) =>
      low < EDGE ? EDGE - low : high > room - EDGE ? room - EDGE - high : 0;
    this.stand({
      x: this.x + by(from.x, to.x, this.width),
      y: this.y + by(from.y, to.y, this.height),
      scale: this.scale,
    });
  }

  /** Stand like this, as far as the drawing stays in sight. */
  protected stand(view: View): void {
    Object.assign(this, this.hold(view));
  }

  protected hold(view: View): View {
    return held(view, this.width, this.height, this.box);
  }
}

/** Drag, pinch and wheel on an element move and scale its sheet; a drag is not a click. */
export function gestures(node: HTMLElement | SVGElement, sheet: Sheet) {
  const fingers = new Map<number, Point>();
  node.dataset.sheet = '';

  const here = (x: number, y: number): Point => {
    const frame = node.getBoundingClientRect();
    return { x: x - frame.left, y: y - frame.top };
  };

  function down(event: PointerEvent): void {
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    sheet.dragging = false;
  }

  function move(event: PointerEvent): void {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      if (before > FAR)
        sheet.zoom(
          Math.hypot(now.x - other.x, now.y - other.y) / before,
          here((now.x + other.x) / 2, (now.y + other.y) / 2),
        );
    } else if (sheet.dragging || (sheet.pans && Math.hypot(now.x - was.x, now.y - was.y) > FAR)) {
      if (!sheet.dragging) node.setPointerCapture(event.pointerId);
      sheet.pan(now.x - was.x, now.y - was.y);
    } else return;
    sheet.dragging = true;
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0 && sheet.dragging) setTimeout(() => (sheet.dragging = false));
  }

  function click(event: Event): void {
    if (!sheet.dragging) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  function wheel(event: Event): void {
    const { deltaY, clientX, clientY } = event as WheelEvent;
    event.preventDefault();
    sheet.zoom(Math.exp(-deltaY * 0.0015), here(clientX, clientY));
  }

  function bring(event: Event): void {
    const box = (event.target as Element).getBoundingClientRect();
    sheet.reach(here(box.left, box.top), here(box.right, box.bottom));
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
    ['bring', bring],
  ];
  for (const [name, listener, options] of listeners) node.addEventListener(name, listener as EventListener, options);
  return {
    destroy: () => {
      for (const [name, listener, options] of listeners)
        node.removeEventListener(name, listener as EventListener, options);
    },
  };
}
