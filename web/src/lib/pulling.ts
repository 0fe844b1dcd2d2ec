// A finger pulls a sheet up or down by its grip.

const FAR = 7; // px after which a press is a pull
const ENOUGH = 26; // px after which letting go opens or closes

export interface Pull {
  /** where it was pulled when the finger let go */
  pulled: (up: boolean) => void;
  /** what follows the finger downwards */
  sheet?: () => HTMLElement | null | undefined;
}

/** Whether letting go there means up, down, or nothing. Pure. */
export function outcome(dy: number): 'up' | 'down' | '' {
  return Math.abs(dy) < ENOUGH ? '' : dy < 0 ? 'up' : 'down';
}

/** Pulling an element says in which direction; a pull is not a press. Its style must have `touch-action: none`. */
export function pulling(node: HTMLElement, pull: Pull) {
  let finger = -1;
  let from = 0;
  let dragging = false;

  const follow = (dy: number) => {
    const sheet = pull.sheet?.();
    if (sheet) sheet.style.translate = dy > 0 ? `0 ${dy}px` : '';
  };

  function down(event: PointerEvent): void {
    if (!event.isPrimary) return;
    finger = event.pointerId;
    from = event.clientY;
    dragging = false;
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== finger) return;
    const dy = event.clientY - from;
    if (!dragging && Math.abs(dy) <= FAR) return;
    if (!dragging) node.setPointerCapture(finger);
    dragging = true;
    follow(dy);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== finger) return;
    finger = -1;
    follow(0);
    const way = dragging && event.type === 'pointerup' ? outcome(event.clientY - from) : '';
    if (way) pull.pulled(way === 'up');
    setTimeout(() => (dragging = false));
  }

  function click(event: MouseEvent): void {
    if (!dragging || event.detail === 0) return; // a key presses too, right after a pull
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['click', click, true],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener as EventListener, capture);
  return {
    update: (now: Pull) => (pull = now),
    destroy: () => {
      for (const [name, listener, capture] of listeners)
        node.removeEventListener(name, listener as EventListener, capture);
    },
  };
}
