// The words of a game without a board: its id stands before every message id of its prompt.

import type { Lexicon } from '../../lib/words';
import type { Offer } from '../../wire';

export function genericLexicon(offer: Offer): Lexicon {
  return { game: offer.prompt.split('-')[0] ?? '', domains: {}, marks: {}, continues: new Set() };
}
