// Reading a card: the panel comes a moment after the pointer rests on it, at once with the focus, and by a long press.

import { ui, type Reading } from './ui.svelte';

const REST = 150; // ms that a pointer rests before the panel comes
const PRESS = 450; // ms of a long press
const NEAR = 8; // px that a finger may move meanwhile

/** For an element that shows a card: pointing at it, its focus and a long press open the panel; leaving it closes it. */
export function reads(node: HTMLElement, subject: Reading | null) {
  let what = subject;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false; // a long press opened it: its end is no click

  const stop = () => clearTimeout(timer);
  const open = () => {
    if (what) ui.reading = what;
  };
  const leave = () => {
    stop();
    if (ui.reading === what && !held) ui.reading = null;
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(open, REST);
    },
    pointerleave: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') leave();
      else stop();
    },
    pointerdown: (event) => {
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      held = false;
      if (pointerType === 'mouse') return;
      from = { x, y };
      timer = setTimeout(() => {
        held = true;
        open();
      }, PRESS);
    },
    pointermove: (event) => {
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      if (pointerType !== 'mouse' && Math.hypot(x - from.x, y - from.y) > NEAR) stop();
    },
    pointerup: (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') stop();
    },
    pointercancel: stop,
    focusin: (event) => {
      if ((event.target as HTMLElement).matches(':focus-visible')) open();
    },
    focusout: leave,
    contextmenu: (event) => {
      if (held) event.preventDefault();
    },
  };
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next: Reading | null) => {
      if (ui.reading === what && next && ui.reading) ui.reading = next;
      what = next;
    },
    destroy: () => {
      leave();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
