// The progress with puzzles that this browser remembers, the same in all its tabs.

import { storage } from '../lib/storage';
import { NOTHING, read, type Progress } from './progress';

const NAME = 'pithead.puzzles';

let progress = $state.raw<Progress>(read(storage.get(NAME)));

addEventListener('storage', (event) => {
  if (event.key === NAME) progress = read(event.newValue);
});

export const remembered = {
  get progress(): Progress {
    return progress;
  },
  keep(next: Progress): void {
    progress = next;
    storage.set(NAME, JSON.stringify(next));
  },
  forget(): void {
    progress = NOTHING;
    storage.remove(NAME);
  },
};
