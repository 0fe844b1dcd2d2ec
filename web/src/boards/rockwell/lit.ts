// A drawing that stands for a choice: a button with a name.

import { glow } from '../../lib/glow';
import type { Choice } from '../../wire';

/** Attributes of what glows; none where there is no choice. A drawing needs a name, words in HTML are their own. */
export function lights(
  choice: Choice | undefined,
  name: string,
  act: (choice: Choice) => void,
): Record<string, unknown> {
  return choice ? { ...glow(choice, act), ...(name ? { 'aria-label': name } : {}) } : {};
}
