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
  // Focus also comes and goes while the page is being drawn, when nothing may be changed: so a moment later.
  const open = () => {
    const opened = what;
    queueMicrotask(() => {
      if (opened) ui.reading = opened;
    });
  };
  const leave = () => {
    stop();
    const left = what;
    if (!held)
      queueMicrotask(() => {
        if (ui.reading === left) ui.reading = null;
      });
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
      const before = what;
      what = next;
      if (before !== null && next !== null)
        queueMicrotask(() => {
          if (ui.reading === before) ui.reading = next;
        });
    },
    destroy: () => {
      leave();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
