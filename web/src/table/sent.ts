// What was sent stands out as pressed until it is answered: its choices on the board carry data-sent.

/** Mark what is drawn for moves that are on their way; the answer takes the mark away. */
export function markSent(moves: string[]): () => void {
  const all = moves.join(', ');
  const pressed = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-glow], [data-commit]')].filter(
    (one) => (one.dataset.commit ?? one.dataset.glow) === all,
  );
  for (const one of pressed) one.dataset.sent = '';
  return () => {
    for (const one of pressed) delete one.dataset.sent;
  };
}
