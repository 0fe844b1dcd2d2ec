// The scene of Rockwell as the server makes it (src/pithead/games/rockwell/scene.py), and what can be read off it.

import type { TableEvent } from '../../lib/live.svelte';
import type { Json } from '../../wire';

export type Resource = 'zinc' | 'copper' | 'silver' | 'gold';
export const RESOURCES: readonly Resource[] = ['zinc', 'copper', 'silver', 'gold'];
export const STRATA = ['A', 'B', 'C', 'D'] as const;
export type Stratum = (typeof STRATA)[number];
export type Company = number | 'al';
export type Cubes = Record<Resource, number>;

/** The sprite's symbol of a resource. */
export const SYMBOL: Record<Resource, string> = { zinc: 'zn', copper: 'cu', silver: 'ag', gold: 'au' };
const LETTER: Record<string, Resource> = { Z: 'zinc', C: 'copper', S: 'silver', G: 'gold' };

export interface Tile {
  tile: string;
  need: number;
  power: number;
  drilled: boolean;
  back: string | null;
  mineshaft: number | null;
  companies: { company: Company; power: number }[];
}
export interface Crew {
  company: Company;
  crew: string;
  place: string;
  power: number;
  die: number;
}
export interface Slot {
  slot: string;
  seat: number | null;
  advantage?: 'bribery' | 'subcontracting';
  uses?: number;
  left?: number;
}
export interface Delivery {
  resource: Resource;
  cost: number | null;
  prestige: number;
  left: number;
}
export interface Goal {
  achievement: string;
  tier: number;
  /** what it takes: cubes, cards, or crews of a power at a depth or deeper ("" is any) */
  asks: { cubes: Cubes; cards: number; crews: number; power: number; at: '' | Stratum | 'center' };
  left: number[];
  taken: { seat: number; prestige: number }[];
}
export interface Screen {
  exact: boolean;
  cubes: Cubes;
  money: number;
  insurance: number | null;
  deliveries: Cubes;
  delivery_prestige: number;
}
export interface SeatScene {
  seat: number;
  safety: number;
  mobility: number;
  mineshafts: number;
  cards: number;
  achievements: number;
  prestige: number;
  at_center: number;
  traded: Resource[];
  screen: Screen | null;
}
/** One's own sealed choice so far. More than `enough` of it changes nothing; `beyond` is the message that says so. */
export interface Sealed {
  decided: string[];
  cubes: Cubes;
  money: number;
  money_step: number;
  enough: number;
  beyond: string;
}
export interface Extraction {
  tile: string;
  active: Company;
  card: string | null;
  danger: boolean;
  shares: { company: Company; booty: Cubes; at_risk: number }[];
}
export interface Final {
  seat: number;
  place: number;
  total: number;
  achievements: number;
  deliveries: number;
  bonuses: Cubes & { money: number };
  tiles: number;
  cubes: number;
}
export interface RockwellScene {
  phase: string;
  turn: number;
  turn_limit: number;
  drilling_round: number;
  actor: number | null;
  waiting: number[];
  you: number | null;
  options: { one_crew_per_border: boolean; open_stocks: boolean; low_powers: boolean };
  management: number[];
  control: number[];
  tiles: Tile[];
  crews: Crew[];
  active: Crew | null;
  target: string | null;
  board_1: { slots: Slot[]; bribery_tiles: number; all_bribery_tiles: number; dice: number; all_dice: number };
  board_2: { slots: Slot[]; prices: Cubes };
  board_3: { slots: Slot[]; deliveries: Delivery[] };
  prices: { safety: number[]; mobility: number[]; mineshaft: number[]; power: number[]; subcontractor: number[] };
  achievements: Goal[];
  seats: SeatScene[];
  sealed: Sealed | null;
  extraction: Extraction | null;
  deal: { sells: boolean; resource: Resource } | null;
  mineshaft: { level: number; from: string | null } | null;
  piles: { pile: number; left: string[] }[];
  backs: Record<Stratum, Record<string, number>>;
  reason: string;
  final: Final[];
}

/** What an offer says of a tile that an act would drill. */
export interface Strike {
  tile: string;
  share: Company[];
  left_over: Company;
  power: Record<string, number>;
  cards_left: number;
  danger_cards: number;
}
export interface ActPreview {
  tiles?: { tile: string; need: number; power: number }[];
  drills?: Strike[];
  then?: Strike[];
  die?: number;
  power?: number;
  reaches_center?: boolean;
  prestige?: number;
  leaves_die?: boolean;
  last_turn?: boolean;
  drilled?: boolean;
  pays?: string | null;
  may_pay?: string[];
}

export const read = (scene: { [name: string]: Json }): RockwellScene => scene as unknown as RockwellScene;

/** What a tile's back pays: "ZC" is zinc and copper. */
export function pays(back: string | null): Resource[] {
  return [...(back ?? '')].map((letter) => LETTER[letter] ?? 'zinc');
}

/** An extraction card: "5/3/1/0!". */
export function card(text: string): { cubes: Cubes; danger: boolean } {
  const numbers = text.replace('!', '').split('/').map(Number);
  return {
    cubes: Object.fromEntries(RESOURCES.map((name, i) => [name, numbers[i] ?? 0])) as Cubes,
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

/** Whether the last unit of one of these answers, given in this order, lies beyond what is enough. */
export function beyond(answers: { amount: number; unit: number }[], already: number, enough: number): boolean {
  let sum = already;
  return answers.some(({ amount, unit }) => {
    const wasted = amount > 0 && sum + (amount - 1) * unit >= enough;
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
  return Object.fromEntries(RESOURCES.map((name) => [name, Number(event[name] ?? 0)])) as Cubes;
}
