// What makes a drawing a button: everything that glows gets these attributes and nothing else does.

import type { Choice } from '../wire';

export interface Glow {
  role: 'button';
  tabindex: 0;
  'data-glow': string;
  'aria-label': string;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** Attributes for an SVG group that stands for a choice; none where there is no choice. */
export function glow(choice: Choice | undefined, label: string, act: (choice: Choice) => void): Glow | Record<string, never> {
  if (!choice) return {};
  return {
    role: 'button',
    tabindex: 0,
    'data-glow': choice.move,
    'aria-label': label,
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
  };
}
