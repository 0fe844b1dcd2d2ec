// Choosing a piece or a chip: what drills is always looked at first.

import type { Choice } from '../../wire';
import type { Picker } from '../contract';
import { drills } from './targets';
import { ui } from './ui.svelte';

export function choose(picker: Picker, choice: Choice): void {
  ui.menu = null;
  if (drills(choice) && picker.chosen !== choice.move) picker.consider(choice);
  else picker.pick(choice);
}
