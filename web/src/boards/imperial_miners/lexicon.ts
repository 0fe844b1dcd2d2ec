// How Imperial Miners' things are said and drawn in running text.

import type { Lexicon } from '../../lib/words';
import { asText } from '../../lib/json';
import { t } from '../../lib/text.svelte';
import { branchOf } from './packWords.svelte';
import { SYMBOLS } from './symbols';

/** A place of a mine by its label, as it is written: "II-3"; "left of II-1" for "II-L1". */
export function placeName(label: string): string {
  const [, level = '', left] = /^(\w+)-L(\d+)$/.exec(label) ?? [];
  return left ? t('imperial_miners-left-of', { n: Number(left), spot: `${level}-1` }) : label;
}

/** The same inside a sentence: "at II-3". */
export function atPlace(label: string): string {
  const name = placeName(label);
  return name === label ? t('imperial_miners-at', { spot: name }) : name;
}

/** In running text no line ends inside the name of a place. */
const unbroken = (text: string): string => text.replace('-', '-\u2060');

/** One branch of an effect as a phrase inside a sentence: "draw 3 cards". */
export function effectPhrase(id: string): string {
  const text = branchOf(id)?.text.replace(/\.$/, '') ?? '';
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

export const lexicon: Lexicon = {
  game: 'imperial_miners',
  phrase: ({ verb, preview }) => (verb === 'resolve' ? effectPhrase(asText(preview?.effect ?? '')) : ''),
  domains: {
    card: 'pack-card',
    neighbour: 'pack-card',
    name: 'pack-event',
    event: 'pack-event',
    board: 'pack-board',
    work: 'pack-place',
    effect: 'branch',
  },
  word: (domain, label) => {
    if (domain === 'place') return unbroken(atPlace(label));
    if (domain === 'spot') return unbroken(label);
    return domain === 'branch' ? effectPhrase(label) : '';
  },
  marks: {
    'pack-card': () => 'strong',
    'pack-event': () => 'strong',
    'pack-board': () => 'strong',
    'pack-place': () => 'strong',
    faction: (label) => `icon:${SYMBOLS[label] ?? ''}`,
  },
  matters: ['result', 'played', 'surface', 'searched'],
  continues: new Set([
    'gold',
    'vp',
    'paid',
    'machine',
    'cavein',
    'cleared',
    'cart',
    'completed',
    'moved',
    'changed',
    'turned',
    'drew',
    'empty',
    'searched',
    'result',
  ]),
  silent: new Set(['decks', 'hand', 'draws']),
  heading: 'round',
};
