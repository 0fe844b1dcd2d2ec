// What stands in the picture of a card: works by faction, furniture by what its effect does. A new card needs no drawing.

import type { Card, Faction } from './scene';

const WORKS: Record<Faction, string> = {
  scots: 'barrels',
  barbarians: 'palisade',
  egyptians: 'pylon',
  japanese: 'torii',
  atlanteans: 'tank',
  romans: 'arch',
};

const FURNITURE: Record<string, string> = {
  gold: 'coins',
  vp: 'crystals',
  draw: 'shelf',
  advance: 'stairs',
  machine: 'engine',
  cavein: 'rubble',
  clear: 'pick',
  cart: 'cart',
  sell: 'shelf',
  activate: 'bell',
  again: 'bell',
};

const MOST = 3;
const PLACES = [[], [160], [106, 214], [68, 160, 252]];

/** Symbols of a picture 320 wide, each with the middle of its foot. */
export function objects(card: Pick<Card, 'factions'>, verbs: string[]): { id: string; x: number }[] {
  const rare = [...verbs].sort((a, b) => Number(a === 'gold' || a === 'vp') - Number(b === 'gold' || b === 'vp'));
  const all = [...card.factions.map((one) => WORKS[one]), ...rare.flatMap((verb) => FURNITURE[verb] ?? [])];
  const shown = [...new Set(all)].slice(0, MOST);
  return shown.map((id, i) => ({ id: `im-o-${id}`, x: PLACES[shown.length]?.[i] ?? 160 }));
}
