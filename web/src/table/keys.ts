// The keys of a table: what each of them means, and the walk through what can be chosen.

export type KeyCommand =
  | 'close'
  | 'keys'
  | 'text'
  | 'next-choice'
  | 'previous-choice'
  | 'commit'
  | 'undo'
  | 'hint'
  | 'read-news'
  | 'step-back'
  | 'step-on'
  | 'start'
  | 'now';

const COMMANDS: Record<string, KeyCommand> = {
  Escape: 'close',
  '?': 'keys',
  l: 'text',
  n: 'next-choice',
  p: 'previous-choice',
  c: 'commit',
  u: 'undo',
  h: 'hint',
  s: 'read-news',
  ArrowLeft: 'step-back',
  ArrowRight: 'step-on',
  Home: 'start',
  End: 'now',
};
const FIELDS = /^(INPUT|TEXTAREA|SELECT)$/;

/** The command that a key stands for; null where it belongs to a field (the tag it was pressed in) or to the browser. */
export function keyCommand(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  tag: string,
): KeyCommand | null {
  if (ctrlKey || metaKey || altKey || FIELDS.test(tag)) return null;
  return COMMANDS[key] ?? null;
}

/** Focus the next thing that can be chosen, or the one before; after the last comes the first. */
export function focusChoice(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-commit], [data-glow]')].filter(
    (one) => one.getClientRects().length > 0,
  );
  const here = all.findIndex((one) => one === document.activeElement);
  all[(here + by + all.length) % all.length]?.focus();
}
