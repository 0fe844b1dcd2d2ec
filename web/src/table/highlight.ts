// What a hint or a lesson advises stands out: its choices on the board carry data-advised.

/** Bring it into sight, once it is laid out: that takes a frame. What lies in a viewport is moved by it. */
function bring(one: HTMLElement | SVGElement): void {
  const show = () => {
    (one.closest('[data-viewport]') ?? one).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    one.dispatchEvent(new Event('bring', { bubbles: true }));
  };
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** Mark what is drawn for some choices, best first, and keep it marked while the page changes; the answer ends it.
 *  A choice is a run of moves: what begins it is marked, and what makes all of it at once ("sell zinc, cubes 4"). */
export function highlight(choices: string[][]): () => void {
  const wanted = choices.map((run) => [run[0] ?? '', run.join(', ')]);
  const mark = () => {
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>(
      '[data-glow], [data-commit], [data-advised]',
    )) {
      const here = one.dataset.commit ?? one.dataset.glow ?? '';
      const rank = wanted.findIndex((run) => run.includes(here)) + 1;
      if (rank === 0) delete one.dataset.advised;
      else if (one.dataset.advised !== String(rank)) {
        one.dataset.advised = String(rank);
        if (rank === 1) bring(one);
      }
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-glow', 'data-commit'],
  });
  return () => {
    watch.disconnect();
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-advised]')) delete one.dataset.advised;
  };
}
