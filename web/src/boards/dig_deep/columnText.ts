// A column of the ground in words.

import { list, t } from '../../lib/text.svelte';
import type { Seat } from '../../lib/seats';
import { moveLabel } from '../../lib/words';
import type { Choice } from '../../wire';
import { lexicon } from './lexicon';
import type { Column } from './scene';

/** What is left of it and who controls it. */
function describe(column: Column, seats: Seat[]): string {
  return t('web-dig_deep-column', {
    column: column.column,
    left: column.tiles.length,
    level: column.tiles[0]?.level ?? 0,
    control: list(column.control.map((i) => seats[i]?.name ?? '')),
  });
}

/** A choice at a column: what it does and costs, the column itself, a warning. */
export function columnLabel(choice: Choice, column: Column, seats: Seat[]): string {
  const cost =
    choice.cost.pickaxes === undefined ? '' : `, ${t('web-dig_deep-pickaxes', { n: Number(choice.cost.pickaxes) })}`;
  const warning = choice.warning ? `. ${t(choice.warning)}` : '';
  return `${moveLabel(lexicon, choice, seats)}${cost}. ${describe(column, seats)}${warning}`;
}
