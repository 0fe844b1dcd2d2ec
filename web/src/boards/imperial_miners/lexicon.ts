// How Imperial Miners' things are said and drawn in running text.

import type { Lexicon } from '../../lib/words';
import { asText } from '../../lib/json';
import { branchOf } from './packWords.svelte';
import { SYMBOLS } from './symbols';

export const lexicon: Lexicon = {
  game: 'imperial_miners',
  phrase: ({ verb, preview }) => {
    if (verb !== 'resolve') return '';
    const branch = branchOf(asText(preview?.effect ?? ''));
    const text = branch?.text.replace(/\.$/, '') ?? '';
    return text.charAt(0).toLocaleLowerCase() + text.slice(1);
  },
  domains: { card: 'pack-card', name: 'pack-event', board: 'pack-board' },
  marks: {
    'pack-card': () => 'strong',
    'pack-event': () => 'strong',
    'pack-board': () => 'strong',
    cell: () => 'strong',
    faction: (label) => `icon:${SYMBOLS[label] ?? ''}`,
  },
  matters: ['result', 'played', 'searched'],
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
