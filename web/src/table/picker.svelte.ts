// The choice under consideration. A choice with a warning is considered first; everything else is one click.

import type { Choice } from '../wire';
import type { Picker } from '../boards/contract';

export class ChoicePicker implements Picker {
  chosen = $state('');
  private readonly play: (moves: string[]) => void;

  constructor(play: (moves: string[]) => void) {
    this.play = play;
  }

  pick = (choice: Choice): void => {
    if (choice.warning && this.chosen !== choice.move) this.chosen = choice.move;
    else this.play([choice.move]);
  };

  consider = (choice: Choice): void => {
    this.chosen = choice.move;
  };

  clear = (): void => {
    this.chosen = '';
  };
}
