// Fingers, mouse and wheel on a drawing that can be moved and scaled.

import type { Point } from './transform';
import type { Viewport } from './viewport.svelte';

const FAR = 7; // px after which a press is a drag

/** Drag, pinch and wheel on an element move and scale its viewport; a drag is not a click. */
export function gestures(node: HTMLElement | SVGElement, viewport: Viewport) {
  const fingers = new Map<number, Point>();
  node.dataset.viewport = '';

  const here = (x: number, y: number): Point => {
    const frame = node.getBoundingClientRect();
    return { x: x - frame.left, y: y - frame.top };
  };

  function down(event: PointerEvent): void {
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    viewport.dragging = false;
  }

  function move(event: PointerEvent): void {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      if (before > FAR)
        viewport.zoom(
          Math.hypot(now.x - other.x, now.y - other.y) / before,
          here((now.x + other.x) / 2, (now.y + other.y) / 2),
        );
    } else if (viewport.dragging || (viewport.canPan && Math.hypot(now.x - was.x, now.y - was.y) > FAR)) {
      if (!viewport.dragging) node.setPointerCapture(event.pointerId);
      viewport.pan(now.x - was.x, now.y - was.y);
    } else return;
    viewport.dragging = true;
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0 && viewport.dragging) setTimeout(() => (viewport.dragging = false));
  }

  function click(event: Event): void {
    if (!viewport.dragging) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  function wheel(event: Event): void {
    const { deltaY, clientX, clientY } = event as WheelEvent;
    event.preventDefault();
    viewport.zoom(Math.exp(-deltaY * 0.0015), here(clientX, clientY));
  }

  function bring(event: Event): void {
    const box = (event.target as Element).getBoundingClientRect();
    viewport.reveal(here(box.left, box.top), here(box.right, box.bottom));
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
