// At which pace the others' moves are told. Pure.

import type { Pace } from '../lib/prefs.svelte';
import type { TableState } from '../wire';

/** The reader's own pace; a table at which bots play at once is shown at once. */
export function paceOf(view: Pick<TableState, 'pace'>, wish: Pace): Pace {
  return view.pace === 'instant' ? 'once' : wish;
}
