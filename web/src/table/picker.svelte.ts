// The choice under consideration. A choice with a warning is considered first; with "confirm my moves" so is every other,
// except the only one there is and one that merely begins what the next question ends.

import type { Choice } from '../wire';
import type { Picker } from '../boards/contract';

export class ChoicePicker implements Picker {
  chosen = $state('');
  private readonly play: (moves: string[]) => void;
  private readonly asksTwice: (choice: Choice) => boolean;

  constructor(play: (moves: string[]) => void, asksTwice: (choice: Choice) => boolean) {
    this.play = play;
    this.asksTwice = asksTwice;
  }

  pick = (choice: Choice): void => {
    if (this.chosen !== choice.move && (choice.warning || this.asksTwice(choice))) this.chosen = choice.move;
    else this.play([choice.move]);
  };

  consider = (choice: Choice): void => {
    this.chosen = choice.move;
  };

  clear = (): void => {
    this.chosen = '';
  };
}
