// What is advised glows more than the rest: the choices on the board that a hint or a lesson names carry data-advised.

/** Mark the drawn choices among `moves`, best first, and keep them marked while the page changes; the answer ends it. */
export function advise(moves: string[]): () => void {
  const mark = () => {
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-glow], [data-commit], [data-advised]')) {
      const rank = moves.indexOf(one.dataset.commit ?? one.dataset.glow ?? '') + 1;
      if (rank === 0) delete one.dataset.advised;
      else if (one.dataset.advised !== String(rank)) one.dataset.advised = String(rank);
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-glow', 'data-commit'] });
  return () => {
    watch.disconnect();
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-advised]')) delete one.dataset.advised;
  };
}
