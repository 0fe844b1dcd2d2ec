// What makes a drawing a button: everything that glows gets these attributes and nothing else does.

import type { Choice } from '../wire';

export interface Glow {
  role: 'button';
  tabindex: 0;
  'data-glow': string;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  'aria-label'?: string;
}

/** Attributes for what stands for a choice; none where there is no choice. A drawing without a <title> needs a name. */
export function glow(
  choice: Choice | undefined,
  act: (choice: Choice) => void,
  name = '',
): Glow | Record<string, never> {
  if (!choice) return {};
  return {
    role: 'button',
    tabindex: 0,
    'data-glow': choice.move,
    onclick: (event) => {
      event.stopPropagation();
      act(choice);
    },
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act(choice);
    },
    ...(name ? { 'aria-label': name } : {}),
  };
}
