// What the parts of the board share about the person: what is pointed at or asked about just now.

import { findChoice } from '../../lib/offer';
import type { Choice, Offer } from '../../wire';

class UiState {
  /** a choice under the pointer or the focus */
  hover = $state.raw<Choice | null>(null);
  /** a tile under the pointer or the focus, asked about for its own sake */
  tile = $state('');
  /** a tile that was pressed for the same */
  asked = $state('');

  /** several choices of one piece (its key) that was pressed */
  menu = $state.raw<{ at: string; choices: Choice[] } | null>(null);

  /** What is asked beside the piece that was pressed, as long as all of it can be chosen. */
  open(offer: Offer | null): { at: string; choices: Choice[] } | null {
    const menu = this.menu;
    return menu?.choices.every((one) => findChoice(offer, one.move)) ? menu : null;
  }

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
