// Fingers, mouse and wheel on a drawing that can be moved and scaled.

import type { Point } from './panzoom';
import type { Sheet } from './sheet.svelte';

const FAR = 7; // px after which a press is a drag

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
