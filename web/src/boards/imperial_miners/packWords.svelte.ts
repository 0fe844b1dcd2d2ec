// The words of the content pack, as the server says them: names of cards, events, boards and places, and effects in three forms.

import { words } from '../../lib/api';
import type { Lang } from '../../lib/prefs.svelte';
import { language, loadCatalogueFrom, quoted } from '../../lib/text.svelte';
import type { EffectWords } from '../../wire';
import { plain } from './symbols';

/** One branch of an effect: `sentence`, `short` and `symbols` have signs in brackets, `text` is the sentence in words alone. */
export interface Branch extends EffectWords {
  sentence: string;
}

const effects: Record<string, Record<string, Branch[]>> = {};

/** Load those of a pack in every language that is shown from now on; "" is the game's own. */
export function loadPackWords(pack = ''): Promise<void> {
  const load = async (lang: Lang) => {
    const found = await words('imperial_miners', lang, pack);
    effects[lang] = Object.fromEntries(
      Object.entries(found.effects).map(([id, all]) => [
        id,
        all.map((one) => ({ ...one, sentence: one.text, text: plain(one.text) })),
      ]),
    );
    return Object.entries(found.names)
      .map(([name, word]) => `imperial_miners-pack-${name} = ${quoted(word)}\n`)
      .join('');
  };
  return loadCatalogueFrom('imperial_miners-pack', load, pack);
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
