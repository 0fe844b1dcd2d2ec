// What the parts of the board share about the person: what is pointed at just now.

import type { Choice } from '../../wire';

class UiState {
  /** a choice under the pointer or the focus */
  hover = $state.raw<Choice | null>(null);
  /** a tile under the pointer or the focus, asked about for its own sake */
  tile = $state('');

  point(choice: Choice | null): void {
    this.hover = choice;
  }

  /** Attributes that make an element show its choice while pointed at. */
  over(choice: Choice | undefined): Record<string, unknown> {
    if (!choice) return {};
    const on = () => this.point(choice);
    const off = () => {
      if (this.hover?.move === choice.move) this.point(null);
    };
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  }
}

export const ui = new UiState();
