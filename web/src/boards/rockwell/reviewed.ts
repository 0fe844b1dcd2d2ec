// Where on the planet and on boards I to III the moves of a reviewed choice are made, those too that the offer does not
// have yet. Pure.

import { asText } from '../../lib/json';
import type { WeighedMove } from '../../wire';
import { companyOf, crewKey } from './facts';
import { ARCH_RING, centre, CORE, tilePath, type Point } from './geometry';
import type { Layout } from './layout';
import type { Resource, Scene } from './scene';

/** What is pointed at for a move: its outline in the drawing, moved by `shift`, and its middle. */
export interface Sight {
  move: string;
  d: string;
  shift: Point;
  at: Point;
}

const CHIP = 'M-27-17h54v34h-54z'; // around a small one
const NONE: Point = { x: 0, y: 0 };

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** In the order of the choice; a move without a place of its own (a die, a fee) is left out. */
export function sightsOf(scene: Scene, where: Layout, moves: WeighedMove[]): Sight[] {
  const out: Sight[] = [];
  let going = scene.active ? crewKey(scene.active) : '';
  const token = (move: string, key: string) => {
    const at = where.crews.get(key);
    if (at) out.push({ move, d: at.small ? CHIP : ARCH_RING, shift: at, at });
    going = key;
  };
  const place = (move: string, name: string) => {
    if (name === '') return;
    const at = centre(name);
    if (/^[A-D]\d$/.test(name)) out.push({ move, d: tilePath(name, 4), shift: NONE, at });
    else out.push({ move, d: circle(name === 'center' ? CORE + 5 : 30), shift: at, at });
  };
  for (const { move, verb, args } of moves) {
    const crew = asText(args.crew);
    if (verb === 'crew' || verb === 'improve') token(move, crewKey({ company: scene.you ?? 0, crew }));
    else if (verb === 'al_crew' || verb === 'al_raise') token(move, crewKey({ company: 'al', crew }));
    else if (verb === 'bribe') token(move, crewKey({ company: companyOf(args.company), crew }));
    else if (verb === 'go') place(move, asText(args.place));
    else if (verb === 'al_go' || verb === 'drill' || verb === 'sink') place(move, asText(args.tile));
    else if (verb === 'stay') token(move, going);
    else if (verb === 'relocate') {
      const at = where.shafts.get(asText(args.tile));
      if (at) out.push({ move, d: circle(30), shift: at, at });
    } else if ((verb === 'take' || verb === 'leave') && out.length === 0) place(move, scene.target ?? '');
    else if ((verb === 'hire' || (verb === 'pass' && scene.phase === 'advantage')) && out.length === 0)
      token(move, going);
  }
  return out;
}

/** What a window should show of several choices, what matters most first: where each ends, then where each begins. */
export function pointsOf(choices: Sight[][]): Point[] {
  return [...choices.flatMap((one) => one.slice(-1)), ...choices.flatMap((one) => one.slice(0, -1))].map(
    ({ at }) => at,
  );
}

/** The moves of reviewed choices that are made on boards I to III, by what they are made on. */
export interface Spots {
  slots: Map<string, string>;
  deliveries: Map<string, string>;
  /** Safety, Mobility, mineshafts */
  levels: Map<string, string>;
  market: boolean;
  workshop: boolean;
  passes: boolean;
}

export function spotsOf(scene: Scene, choices: WeighedMove[][]): Spots {
  const out: Spots = {
    slots: new Map(),
    deliveries: new Map(),
    levels: new Map(),
    market: dealsOf(scene, choices).length > 0,
    workshop: false,
    passes: false,
  };
  for (const { move, verb, args } of choices.flat()) {
    if (verb === 'place') out.slots.set(asText(args.slot), move);
    else if (verb === 'deliver') out.deliveries.set(asText(args.resource), move);
    else if (verb === 'safety' || verb === 'mobility' || verb === 'mineshaft') out.levels.set(verb, move);
    else if (verb === 'pass') out.passes = scene.phase === 'market' || scene.phase === 'workshop';
  }
  out.workshop = out.deliveries.size + out.levels.size > 0 || (out.passes && scene.phase === 'workshop');
  out.market ||= out.passes && scene.phase === 'market';
  return out;
}

/** A deal: `move` is all of it, as a choice of several moves is called; `count` 0 while that is not known. */
export interface ReviewedDeal {
  move: string;
  resource: Resource;
  sells: boolean;
  count: number;
}

/** The deals of reviewed choices, each once. One that was begun before has its cubes alone. */
export function dealsOf(scene: Scene, choices: WeighedMove[][]): ReviewedDeal[] {
  const out = new Map<string, ReviewedDeal>();
  for (const moves of choices) {
    const begins = moves.find(({ verb }) => verb === 'sell' || verb === 'buy');
    const cubes = moves.find(({ verb }) => verb === 'cubes');
    const resource = begins ? (asText(begins.args.resource) as Resource) : cubes && scene.deal?.resource;
    if (!resource) continue;
    const move = moves.map((one) => one.move).join(', ');
    const sells = begins ? begins.verb === 'sell' : (scene.deal?.sells ?? false);
    out.set(move, { move, resource, sells, count: Number(cubes?.args.cubes ?? 0) });
  }
  return [...out.values()];
}
