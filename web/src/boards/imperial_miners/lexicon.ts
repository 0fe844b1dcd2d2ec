// How Imperial Miners' things are said and drawn in running text.

import type { Lexicon } from '../../lib/words';
import { SYMBOLS } from './symbols';

export const lexicon: Lexicon = {
  game: 'imperial_miners',
  domains: { card: 'pack-card', name: 'pack-event', board: 'pack-board' },
  marks: {
    'pack-card': () => 'strong',
    'pack-event': () => 'strong',
    'pack-board': () => 'strong',
    cell: () => 'strong',
    faction: (label) => `icon:${SYMBOLS[label] ?? ''}`,
  },
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
    'drew',
    'empty',
    'searched',
  ]),
  silent: new Set(['decks', 'hand', 'draws']),
  heading: 'round',
};
