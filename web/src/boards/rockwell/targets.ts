// Where the choices of an offer are clicked: on places, crews, mineshafts, slots and boards. Pure; knows no rules, only what was offered.

import type { Choice, Offer } from '../../wire';
import { asText } from '../../lib/json';
import { center, companyOf, companyText, reached, strikes } from './facts';
import { previewOf, type Scene } from './scene';

export interface Targets {
  places: Map<string, Choice>;
  crews: Map<string, Choice[]>; // by crewKey; several where a bribe could end on several tiles
  shafts: Map<string, Choice[]>; // by tile; several levels
  slots: Map<string, Choice>;
  sells: Map<string, Choice>; // by resource
  buys: Map<string, Choice>;
  deliveries: Map<string, Choice>;
  chips: Choice[]; // asked beside the active crew: dice and their fees, staying, passing
  improvements: Map<string, Choice>; // safety, mobility, mineshaft
  amounts: Choice[]; // insurance to discard, cubes of a deal
}

const AT_CREW = new Set(['stay', 'take', 'leave', 'hire']);

export function targets(scene: Scene, offer: Offer | null): Targets {
  const out: Targets = {
    places: new Map(),
    crews: new Map(),
    shafts: new Map(),
    slots: new Map(),
    sells: new Map(),
    buys: new Map(),
    deliveries: new Map(),
    chips: [],
    improvements: new Map(),
    amounts: [],
  };
  const you = companyText((offer?.seat ?? 1) - 1);
  const crew = (key: string, choice: Choice) => out.crews.set(key, [...(out.crews.get(key) ?? []), choice]);
  for (const choice of offer?.choices ?? []) {
    const { verb, args } = choice;
    if (verb === 'go') out.places.set(asText(args.place), choice);
    else if (verb === 'al_go' || verb === 'drill' || verb === 'sink') out.places.set(asText(args.tile), choice);
    else if (verb === 'crew' || verb === 'improve') crew(`${you}-${asText(args.crew)}`, choice);
    else if (verb === 'al_crew' || verb === 'al_raise') crew(`al-${asText(args.crew)}`, choice);
    else if (verb === 'bribe') crew(`${companyText(companyOf(args.company))}-${asText(args.crew)}`, choice);
    else if (verb === 'relocate')
      out.shafts.set(asText(args.tile), [...(out.shafts.get(asText(args.tile)) ?? []), choice]);
    else if (verb === 'place') out.slots.set(asText(args.slot), choice);
    else if (verb === 'sell') out.sells.set(asText(args.resource), choice);
    else if (verb === 'buy') out.buys.set(asText(args.resource), choice);
    else if (verb === 'deliver') out.deliveries.set(asText(args.resource), choice);
    else if (verb === 'safety' || verb === 'mobility' || verb === 'mineshaft') out.improvements.set(verb, choice);
    else if (verb === 'discard' || verb === 'cubes') out.amounts.push(choice);
    else if (AT_CREW.has(verb) || (verb === 'pass' && scene.phase === 'advantage')) out.chips.push(choice);
  }
  return out;
}

/** Where a choice would happen: the tile or border that its preview is about. */
export function placeOf(scene: Scene, choice: Choice): string {
  const { args, verb } = choice;
  if (typeof args.place === 'string') return args.place;
  if (typeof args.tile === 'string') return args.tile;
  if (verb === 'take' || verb === 'leave') return scene.target ?? '';
  if (verb === 'hire' || verb === 'stay' || verb === 'pass') return scene.active?.place ?? '';
  if (verb === 'crew' || verb === 'improve')
    return scene.crews.find((one) => one.company === scene.you && one.crew === args.crew)?.place ?? '';
  if (verb === 'al_crew' || verb === 'al_raise')
    return scene.crews.find((one) => one.company === 'al' && one.crew === args.crew)?.place ?? '';
  return '';
}

/** The act cannot be taken back: something is drilled by it. */
export const drills = (choice: Choice): boolean => strikes(choice).length > 0;

/** Choices whose result is worth showing before they are made. */
export function isAct(choice: Choice): boolean {
  const shaft = previewOf(choice, 'sink');
  return (
    choice.warning !== '' ||
    reached(choice).length > 0 ||
    drills(choice) ||
    center(choice) !== null ||
    Boolean(shaft?.pays) ||
    (shaft?.may_pay ?? []).length > 0
  );
}

/** Dice and their fees, asked beside the active crew; nothing where passing is all there is. */
export function asksBeside(scene: Scene, lit: Targets): Choice[] {
  const dice = lit.chips.filter((one) => one.verb !== 'stay');
  return scene.active && dice.some((one) => one.verb !== 'pass') ? dice : [];
}
