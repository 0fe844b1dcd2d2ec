// What can be read off a scene of Rockwell.

import type { TableEvent } from '../../lib/events';
import type { Choice, Json } from '../../wire';
import {
  previewOf,
  type AdvantageSlot,
  type Backs,
  type CenterPreview,
  type Company,
  type Cubes,
  type Resource,
  type Scene,
  type Strike,
  type TilePower,
  type WorkSlot,
} from './scene';

export type Stratum = keyof Backs;
export const RESOURCES: readonly Resource[] = ['zinc', 'copper', 'silver', 'gold'];
export const STRATA: readonly Stratum[] = ['A', 'B', 'C', 'D'];

/** The sprite's symbol of a resource. */
export const SYMBOL: Record<Resource, string> = { zinc: 'zn', copper: 'cu', silver: 'ag', gold: 'au' };
const LETTER: Record<string, Resource> = { Z: 'zinc', C: 'copper', S: 'silver', G: 'gold' };

/** A number for each resource. */
export const cubesOf = (count: (name: Resource) => number): Cubes => ({
  zinc: count('zinc'),
  copper: count('copper'),
  silver: count('silver'),
  gold: count('gold'),
});

/** What a tile's back pays: "ZC" is zinc and copper. */
export function pays(back: string | null): Resource[] {
  return [...(back ?? '')].map((letter) => LETTER[letter] ?? 'zinc');
}

/** An extraction card: "5/3/1/0!". */
export function card(text: string): { cubes: Cubes; danger: boolean } {
  const numbers = text.replace('!', '').split('/').map(Number);
  return {
    cubes: cubesOf((name) => numbers[RESOURCES.indexOf(name)] ?? 0),
    danger: text.endsWith('!'),
  };
}

/** A company as moves and events write it: seats from 1. */
export const companyText = (company: Company): string => (company === 'al' ? 'al' : String(company + 1));
export const companyOf = (text: Json | undefined): Company => (text === 'al' ? 'al' : Number(text) - 1);

/** The same crew from scene to scene. */
export const crewKey = (one: { company: Company; crew: string }): string => `${companyText(one.company)}-${one.crew}`;

export const total = (cubes: Partial<Cubes>): number => RESOURCES.reduce((sum, name) => sum + (cubes[name] ?? 0), 0);
export const worth = (cubes: Partial<Cubes>, prices: Cubes): number =>
  RESOURCES.reduce((sum, name) => sum + (cubes[name] ?? 0) * prices[name], 0);

/** What a company improves besides its crews. */
export const LEVELS = ['safety', 'mobility', 'mineshaft'] as const;
export type Level = (typeof LEVELS)[number];

export function levelOf(scene: Scene, who: number, name: Level): number {
  const one = scene.seats[who];
  return name === 'mineshaft' ? (one?.mineshafts ?? 0) : (one?.[name] ?? 0);
}

export type AnySlot = AdvantageSlot | WorkSlot;

/** How often a slot of Board II or III may be used; null for one of Board I. */
export const usesOf = (slot: AnySlot): number | null => ('uses' in slot ? slot.uses : null);

/** The verbs by which a crew goes, is helped or grows. */
const ACTS = ['go', 'take', 'leave', 'hire', 'bribe', 'improve', 'al_go', 'al_raise'] as const;
type Considered = Choice | null | undefined;

/** The undrilled tiles that a choice reaches, with the power there then. */
export function reached(choice: Considered): TilePower[] {
  const act = previewOf(choice, ...ACTS);
  return act && 'tiles' in act ? act.tiles : [];
}

/** The tiles that a choice drills. */
export function strikes(choice: Considered): Strike[] {
  const act = previewOf(choice, 'drill', ...ACTS);
  return act && 'drills' in act ? act.drills : [];
}

/** What reaching the center brings, where a choice does that. */
export function center(choice: Considered): CenterPreview | null {
  const act = previewOf(choice, 'go');
  return act && 'reaches_center' in act ? act : null;
}

/** Whether the last unit of one of these answers, given in this order, lies beyond what is enough, where that is known. */
export function beyond(answers: { amount: number; unit: number }[], already: number, enough: number | null): boolean {
  let sum = already;
  return answers.some(({ amount, unit }) => {
    const wasted = enough !== null && amount > 0 && sum + (amount - 1) * unit >= enough;
    sum += amount * unit;
    return wasted;
  });
}

/** What an achievement asks in cubes: equal counts together. */
export function asked(cubes: Cubes): { count: number; resources: Resource[] }[] {
  const out: { count: number; resources: Resource[] }[] = [];
  const all = RESOURCES.every((name) => cubes[name] === cubes.zinc);
  for (const name of RESOURCES.filter((one) => cubes[one] > 0)) {
    const last = out.at(-1);
    if (all && last) last.resources.push(name);
    else out.push({ count: cubes[name], resources: [name] });
  }
  return out;
}

export function eventCubes(event: TableEvent): Cubes {
  return cubesOf((name) => Number(event[name] ?? 0));
}
