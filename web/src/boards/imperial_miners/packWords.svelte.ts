// The words of the content pack, as the server says them: names of cards, events and boards, effects in words and in signs.

import { words } from '../../lib/api';
import { language, loadCatalogueFrom } from '../../lib/text.svelte';
import type { EffectWords } from '../../wire';

const effects: Record<string, Record<string, EffectWords[]>> = {};

/** Load them in every language that is shown from now on. */
export function loadPackWords(): Promise<void> {
  return loadCatalogueFrom('imperial_miners-pack', async (lang) => {
    const pack = await words('imperial_miners', lang);
    effects[lang] = pack.effects;
    return Object.entries(pack.names)
      .map(([name, word]) => `imperial_miners-pack-${name} = ${word}\n`)
      .join('');
  });
}

/** The branches of an effect by its id, in the order in which they are chosen. */
export function branches(effect: string | undefined): EffectWords[] {
  return (effect !== undefined && effects[language()]?.[effect]) || [];
}

/** All of it in one line of words. */
export function inWords(effect: string | undefined): string {
  return branches(effect)
    .map((one) => one.text)
    .join(' ');
}
