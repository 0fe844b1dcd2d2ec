// The words of the content pack, as the server says them: names of cards, events, boards and places, and effects in three forms.

import { words } from '../../lib/api';
import { language, loadCatalogueFrom } from '../../lib/text.svelte';
import type { EffectWords } from '../../wire';
import { plain } from './symbols';

/** One branch of an effect: `sentence`, `short` and `symbols` have signs in brackets, `text` is the sentence in words alone. */
export interface Branch extends EffectWords {
  sentence: string;
}

const effects: Record<string, Record<string, Branch[]>> = {};

/** Load them in every language that is shown from now on. */
export function loadPackWords(): Promise<void> {
  return loadCatalogueFrom('imperial_miners-pack', async (lang) => {
    const pack = await words('imperial_miners', lang);
    effects[lang] = Object.fromEntries(
      Object.entries(pack.effects).map(([id, all]) => [
        id,
        all.map((one) => ({ ...one, sentence: one.text, text: plain(one.text) })),
      ]),
    );
    return Object.entries(pack.names)
      .map(([name, word]) => `imperial_miners-pack-${name} = ${word}\n`)
      .join('');
  });
}

/** The branches of an effect by its id, in the order in which they are chosen. */
export function branches(effect: string | undefined): Branch[] {
  return (effect !== undefined && effects[language()]?.[effect]) || [];
}

/** One branch by its own id: "card-038.2". */
export function branchOf(id: string): Branch | undefined {
  const [effect = '', number] = id.split('.');
  return branches(effect)[Number(number) - 1];
}

/** All of it in one line of words. */
export function inWords(effect: string | undefined): string {
  return branches(effect)
    .map((one) => one.text)
    .join(' ');
}
