// What a hint or a lesson advises stands out: its choices on the board carry data-advised, and what is asked about
// data-asked.

/** What is marked: a choice is a run of moves, whose places are numbered as they come. */
export interface Marks {
  /** the advised choice, and others that are as good */
  advised: string[][];
  /** the choice that is asked about */
  asked: string[];
}

/** Bring it into sight, once it is laid out: that takes a frame. What lies in a viewport is moved by it. */
function bring(one: HTMLElement | SVGElement): void {
  const show = () => {
    (one.closest('[data-viewport]') ?? one).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    one.dispatchEvent(new Event('bring', { bubbles: true }));
  };
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** Where in a run something stands that is drawn for a move of it, from 1; 0 for nowhere. What makes the whole run at
 *  once ("sell zinc, cubes 4") begins it. */
export function placeIn(run: string[], here: string): number {
  return here !== '' && here === run.join(', ') ? 1 : run.indexOf(here) + 1;
}

/** The same in words, with all its places: a column that is mined twice. */
export function placesIn(run: string[], here: string): string {
  const all = run.flatMap((move, i) => (move === here && here !== '' ? [i + 1] : []));
  return all.length > 1 ? all.join('·') : String(placeIn(run, here));
}

/** Mark what is drawn for these choices, and keep it marked while the page changes; the answer ends it. */
export function highlight({ advised, asked }: Marks): () => void {
  const mark = () => {
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>(
      '[data-glow], [data-commit], [data-advised], [data-asked]',
    )) {
      const here = one.dataset.commit ?? one.dataset.glow ?? '';
      const run = advised.find((moves) => placeIn(moves, here) > 0);
      const place = run ? placeIn(run, here) : 0;
      const shown = run ? placesIn(run, here) : '';
      if (!run) delete one.dataset.advised;
      else if (one.dataset.advised !== shown) {
        one.dataset.advised = shown;
        if (place === 1 && run === advised[0]) bring(one);
      }
      if (place === 0 && placeIn(asked, here) > 0) one.dataset.asked = '';
      else delete one.dataset.asked;
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
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-advised], [data-asked]')) {
      delete one.dataset.advised;
      delete one.dataset.asked;
    }
  };
}
