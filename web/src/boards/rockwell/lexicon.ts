// How Rockwell's things are said and drawn in running text.

import type { Lexicon } from '../../lib/words';
import { pays, SYMBOL } from './facts';
import type { Resource } from './scene';

export const lexicon: Lexicon = {
  game: 'rockwell',
  domains: { company: 'seat', order: 'seat', from: 'place', what: 'resource' },
  marks: {
    resource: (label) => (label in SYMBOL ? `icon:${SYMBOL[label as Resource]}` : 'icon:money'),
    tile: () => 'strong',
    place: () => 'strong',
    back: (label) =>
      `icons:${pays(label)
        .map((name) => SYMBOL[name])
        .join(',')}`,
  },
  pile: (name) => (name in SYMBOL ? SYMBOL[name as Resource] : ''),
  matters: ['drilled', 'achieved', 'delivered', 'bribed', 'mineshaft', 'bid', 'sold', 'improved'],
  continues: new Set(['joined', 'card']),
  rows: new Set(['share', 'left_over', 'danger', 'discarded', 'lost']),
};
