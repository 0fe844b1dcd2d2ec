// How Dig Deep's things are said and drawn in running text.

import { has } from '../../lib/text.svelte';
import type { Lexicon } from '../../lib/words';

const LETTERS: Record<string, string> = { R: 'ruby', E: 'emerald', A: 'amethyst', S: 'sapphire', D: 'diamond' };

/** The gems of a tile's label: "L3-DDS". */
export function tileGems(label: string): string[] {
  return [...(label.split('-')[1] ?? '')].map((letter) => LETTERS[letter] ?? 'diamond');
}

export const lexicon: Lexicon = {
  game: 'dig_deep',
  domains: {
    market1: 'market_face',
    market2: 'market_face',
    market3: 'market_face',
    target: 'column',
    rival_tile: 'tile',
  },
  marks: {
    gem: (label) => `icon:${label}`,
    market_face: (label) => `icon:${label === 'wild' ? 'dd-wild' : label}`,
    tile: (label) => `icons:${tileGems(label).join(',')}`,
    column: () => 'strong',
  },
  pile: (name) => (has(`dig_deep-action-${name}`) ? `act-${name}` : ''),
  matters: ['sold', 'bought', 'last_tile', 'mined', 'invested', 'reserved', 'rerolled'],
  continues: new Set(['price', 'paid', 'returned', 'saw', 'filled', 'discarded']),
};
