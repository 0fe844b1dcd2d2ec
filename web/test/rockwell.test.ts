import { describe, expect, it } from 'vitest';
import {
  boxAt,
  calloutLeft,
  centre,
  EDGE,
  inside,
  overlap,
  spot,
  tilePath,
  gaugePaths,
  type Box,
} from '../src/boards/rockwell/geometry';
import { labelSize, layout } from '../src/boards/rockwell/layout';
import { asked, beyond, card, crewKey, pays, RESOURCES, STRATA, total } from '../src/boards/rockwell/facts';
import { dealsOf, pointsOf, sightsOf, spotsOf } from '../src/boards/rockwell/reviewed';
import type { Crew, Scene } from '../src/boards/rockwell/scene';
import { lastBids, stories } from '../src/boards/rockwell/story';
import { drills, placeOf, targets } from '../src/boards/rockwell/targets';
import { lexicon } from '../src/boards/rockwell/lexicon';
import { ownerOf, type TableEvent } from '../src/lib/events';
import { seatsOf } from '../src/lib/seats';
import { logLines } from '../src/table/log';
import { newsFor } from '../src/table/news.svelte';
import type { Choice, Json, Offer } from '../src/wire';
import advantage from './scenes/rockwell-advantage.json';
import bid from './scenes/rockwell-bid.json';
import discard from './scenes/rockwell-discard.json';
import insure from './scenes/rockwell-insure.json';
import move from './scenes/rockwell-move.json';
import over from './scenes/rockwell-over.json';
import place from './scenes/rockwell-place.json';
import workshop from './scenes/rockwell-workshop.json';

const ALL = { advantage, bid, discard, insure, move, over, place, workshop };
const scene = (data: { scene: object }): Scene => data.scene as Scene;
const offer = (data: { offer: unknown }): Offer => data.offer as Offer;
const events = (data: { events: unknown }): TableEvent[] => data.events as TableEvent[];
const TILES = STRATA.flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8].map((sector) => `${letter}${sector}`));

function crew(company: number, number: number, where: string, die = 0): Crew {
  return { company, crew: String(number), place: where, power: 2, die };
}

/** The boxes of everything that stands on one tile. */
function boxes(of: Scene, name: string): Box[] {
  const where = layout(of);
  const tile = of.tiles.find((one) => one.tile === name)!;
  const label = where.labels.get(name)!;
  const out = [boxAt(label, labelSize(tile, label).width, labelSize(tile, label).height)];
  for (const one of of.crews.filter((other) => other.place === name)) {
    const at = where.crews.get(crewKey(one))!;
    const die = one.die > 0;
    const side = at.small ? 22 : 20;
    const half = at.small ? 12 : 25;
    out.push({
      x0: at.x - side,
      x1: at.x + side + (die && !at.small ? 20 : 0),
      y0: at.y - half,
      y1: at.y + half + (die && at.small ? 26 : 0),
    });
  }
  return out;
}

describe('the round section', () => {
  it('puts the middle of every tile inside it', () => {
    for (const name of TILES) {
      const at = centre(name);
      expect(inside(spot(name), boxAt(at, 2, 2), 14), name).toBe(true);
      expect(tilePath(name)).toMatch(/^M.*Z$/);
      expect(gaugePaths(name, 7)).toHaveLength(7);
    }
  });

  it('packs up to six crews on any tile without covering one another', () => {
    const base = scene(move);
    const clashes: string[] = [];
    for (const drilled of [false, true]) {
      for (const name of TILES) {
        for (let count = 1; count <= 6; count++) {
          const crews = Array.from({ length: count }, (_, i) =>
            crew(i % 3, Math.floor(i / 3) + 1, name, i === 1 && !drilled ? 2 : 0),
          );
          const tiles = base.tiles.map((tile) => ({ ...tile, drilled, back: drilled ? 'ZC' : null, mineshaft: null }));
          const found = boxes({ ...base, crews, tiles }, name);
          if (found.some((a, i) => found.some((b, k) => k > i && overlap(a, b, -1))))
            clashes.push(`${name} ${count} ${drilled ? 'drilled' : ''}`);
        }
      }
    }
    expect(clashes).toEqual([]);
  }, 60_000);

  it('stands every crew of a scene somewhere, straddling ones on their border', () => {
    for (const data of Object.values(ALL)) {
      const of = scene(data);
      const { crews } = layout(of);
      for (const one of of.crews.filter((other) => other.place !== 'center'))
        expect(crews.has(crewKey(one)), crewKey(one)).toBe(true);
    }
    const of = { ...scene(move), crews: [crew(0, 1, 'B3/B4')] };
    const at = layout(of).crews.get('1-1')!;
    expect(Math.abs(at.y)).toBeLessThan(1); // the border of sectors 3 and 4 runs to the east
    expect(at.x).toBeGreaterThan(284);
  });
});

describe('what glows', () => {
  it('has a place for every choice of an offer', () => {
    for (const [name, data] of Object.entries(ALL)) {
      const lit = targets(scene(data), offer(data));
      const shown = [
        ...[lit.places, lit.slots, lit.sells, lit.buys, lit.deliveries, lit.improvements].flatMap((map) => [
          ...map.values(),
        ]),
        ...[...lit.crews.values(), ...lit.shafts.values()].flat(),
        ...lit.chips,
        ...lit.amounts,
      ].map((choice) => choice.move);
      const asked = offer(data).choices.filter(
        (choice) => !['bid', 'bid_money', 'insure', 'pass'].includes(choice.verb),
      );
      expect(new Set(shown.filter((text) => text !== 'pass')), name).toEqual(
        new Set(asked.map((choice) => choice.move)),
      );
    }
  });

  it('knows where a choice happens', () => {
    const of = scene(move);
    for (const choice of offer(move).choices) {
      const where = placeOf(of, choice);
      expect(where).toBe(choice.verb === 'go' ? choice.args.place : of.active?.place);
      expect(drills(choice)).toBe(((choice.preview.drills as Json[] | undefined) ?? []).length > 0);
    }
  });

  it('lights nothing for who is not asked', () => {
    const lit = targets(scene(move), null);
    expect(Object.values(lit).every((one: Choice[] | Map<string, unknown>) => [...one.values()].length === 0)).toBe(
      true,
    );
  });
});

describe('sealed choices', () => {
  it('warns of an answer exactly where the offer does', () => {
    for (const data of [bid, insure]) {
      const of = scene(data);
      const bids = of.phase === 'bid';
      const already = bids ? 0 : (of.seats[of.you ?? 0]?.screen?.insurance ?? 0);
      for (const choice of offer(data).choices) {
        const amount = Number(choice.args.cubes ?? choice.args.n ?? Object.values(choice.args).at(-1));
        const unit = bids ? of.board_2.prices[RESOURCES[of.sealed!.decided.length]!] : 1;
        const warned = beyond([{ amount, unit }], already, of.sealed!.enough);
        expect(warned ? of.sealed!.beyond : '', choice.move).toBe(choice.warning);
      }
    }
  });

  it('warns of any answer, not only the first', () => {
    const step = { amount: 1, unit: 100 };
    expect(beyond([step, step], 0, 200)).toBe(false);
    expect(beyond([step, step, step], 0, 200)).toBe(true);
    expect(
      beyond(
        [
          { amount: 0, unit: 100 },
          { amount: 4, unit: 100 },
        ],
        0,
        200,
      ),
    ).toBe(true);
    expect(beyond([{ amount: 0, unit: 100 }], 900, 200)).toBe(false); // nothing is wasted where nothing is paid
  });

  it('groups what an achievement asks', () => {
    expect(asked({ zinc: 8, copper: 8, silver: 0, gold: 0 })).toEqual([
      { count: 8, resources: ['zinc'] },
      { count: 8, resources: ['copper'] },
    ]);
    expect(asked({ zinc: 6, copper: 6, silver: 6, gold: 6 })).toEqual([{ count: 6, resources: [...RESOURCES] }]);
    expect(asked({ zinc: 0, copper: 0, silver: 0, gold: 0 })).toEqual([]);
  });
});

describe('the story of an extraction', () => {
  it('divides the whole card among shares and what is left over', () => {
    const told = stories(events(over), '0');
    expect(told.length).toBeGreaterThan(2);
    for (const story of told) {
      const drawn = story.beats.find((beat) => beat.kind === 'card');
      const given = story.beats.filter((beat) => beat.kind === 'share' || beat.kind === 'left_over');
      for (const name of RESOURCES) {
        const sum = given.reduce((all, beat) => all + ('cubes' in beat ? beat.cubes[name] : 0), 0);
        expect(sum, `${story.tile} ${name}`).toBe(drawn && 'cubes' in drawn ? drawn.cubes[name] : -1);
      }
    }
  });

  it('begins after the event it is asked for', () => {
    const all = stories(events(over), '0');
    const second = all[1]!;
    const before = events(over)[events(over).findIndex((event) => event.n === second.n) - 1]!;
    expect(stories(events(over), before.n)[0]).toEqual(second);
  });

  it('reads cards and backs', () => {
    expect(card('5/3/1/0!')).toEqual({ cubes: { zinc: 5, copper: 3, silver: 1, gold: 0 }, danger: true });
    expect(pays('SG')).toEqual(['silver', 'gold']);
    expect(total({ zinc: 2, gold: 1 })).toBe(3);
  });
});

describe('whose line of the log it is', () => {
  const seats = seatsOf(
    [1, 2].map((seat) => ({ seat, name: `P${seat}`, kind: 'person', bot: '', joined: true, given_up: false })) as never,
    1,
  );
  const told = [
    { n: '1', event: 'stayed', seat: '1', crew: '1', power: 1, place: 'A1' },
    { n: '2', event: 'moved', seat: '2', crew: '2', power: 1, from: 'E1', place: 'A1' },
    { n: '3', event: 'drilled', seat: '2', tile: 'A1', back: 'ZZ' },
    { n: '4', event: 'share', seat: '1', zinc: 1, copper: 0, silver: 0, gold: 0 },
    { n: '5', event: 'moved', seat: 'al', crew: '3', power: 1, from: 'E3', place: 'A5' },
    { n: '6', event: 'round', round: 2 },
  ] as TableEvent[];
  const lines = logLines(told, lexicon, seats);

  it('is of the company that acts, and of nobody where none does', () => {
    expect(lines.map((line) => [line.first, line.seat])).toEqual([
      ['1', 0],
      ['2', 1],
      ['3', 1],
      ['5', null],
      ['6', null],
    ]);
  });

  it('is news to the others alone', () => {
    const since = (seat: number) => {
      const { top, rest } = newsFor(lines, seat, '1');
      return [...top, ...rest].map((line) => line.first).toSorted();
    };
    expect(since(0)).toEqual(['2', '3', '5', '6']);
    expect(since(1)).toEqual(['5', '6']);
  });

  it('is known of every event of a played game that a company caused', () => {
    const table = new Set(['turn', 'management', 'control', 'round', 'ended', 'laid']);
    for (const data of Object.values(ALL))
      for (const event of events(data)) expect(ownerOf(event) === null, event.event).toBe(table.has(event.event));
  });
});

describe('figures of the past', () => {
  it('lists the last bids from the highest down', () => {
    const { bids } = lastBids(events(place));
    expect(bids.map((one) => one.seat).toSorted()).toEqual([0, 1, 2]);
    expect(bids.map((one) => one.value)).toEqual(bids.map((one) => one.value).toSorted((a, b) => b - a));
    expect(bids.map((one) => one.seat)).toEqual(scene(place).management);
  });
});

describe('a callout', () => {
  const callout = { width: 296, height: 306 };
  const disc = { x: 314, y: 309, radius: 277 }; // 1280 × 720
  const room = { width: 648, height: 622, disc, docks: 246 };
  const at = (name: string) => {
    const { x, y } = centre(name);
    return { x: disc.x + (x * disc.radius) / EDGE, y: disc.y + (y * disc.radius) / EDGE };
  };
  const box = (left: number) => ({ x0: left, x1: left + 296, y0: 622 - 8 - 306, y1: 622 - 8 });
  const lies = (left: number, name: string) => overlap(box(left), boxAt(at(name), 2, 2), 0);

  it.each([0, 246])('never lies on what it speaks of, with docks of %i px', (docks) => {
    for (const name of TILES)
      expect([name, lies(calloutLeft(at(name), callout, { ...room, docks }), name)]).toEqual([name, false]);
  });

  it('lies over the docks, not over the planet, where the planet fills its window', () => {
    for (const name of TILES.filter((one) => !['A6', 'A7'].includes(one))) {
      const left = calloutLeft(at(name), callout, room);
      expect(left).toBeGreaterThan(-room.docks);
      expect([name, TILES.filter((one) => lies(left, one))]).toEqual([name, []]);
    }
    expect(calloutLeft(at('C4'), callout, { ...room, width: 1200 })).toBe(1200 - 12 - 296); // beside it
    const wide = { width: 1200, height: 980, disc: { x: 470, y: 450, radius: 402 }, docks: 246 }; // 1920 × 1080
    const near = calloutLeft({ x: 210, y: 360 }, callout, wide);
    expect([near < 0, near + 296 < 470 - 280]).toEqual([true, true]); // on the side of what it speaks of
  });
});

describe('what a review points at', () => {
  const of: Scene = { ...scene(move), you: 0, active: null, crews: [crew(0, 1, 'B4'), crew(0, 2, 'E1')] };
  const where = layout(of);
  const made = (verb: string, args: Record<string, string>) => ({
    move: [verb, ...Object.values(args)].join(' '),
    verb,
    args,
    preview: {},
  });

  it('is the crew, and the tile that is asked for after it', () => {
    const [first, second] = sightsOf(of, where, [made('crew', { crew: '1' }), made('go', { place: 'C4' })]);
    expect(first?.at).toEqual(where.crews.get('1-1'));
    expect(second).toMatchObject({ move: 'go C4', at: centre('C4') });
  });
  it('is the crew itself where it stays, and nothing for what has no place', () => {
    const sights = sightsOf(of, where, [made('crew', { crew: '2' }), made('stay', {})]);
    expect(sights.map(({ at }) => at)).toEqual([where.crews.get('1-2'), where.crews.get('1-2')]);
    expect(sightsOf(of, where, [made('pass', {})])).toEqual([]);
  });
  it('shows where choices end before where they begin', () => {
    const runs = ['A1', 'B5/B6'].map((end) => [made('crew', { crew: '1' }), made('go', { place: end })]);
    const [a, b] = pointsOf(runs.map((moves) => sightsOf(of, where, moves)));
    expect([a, b]).toEqual([centre('A1'), centre('B5/B6')]);
  });
  it('is a slot, a deal as a whole, or what the Workshop offers', () => {
    const sale = [made('sell', { resource: 'zinc' }), made('cubes', { cubes: '3' })];
    const buy = [made('buy', { resource: 'zinc' }), made('cubes', { cubes: '3' })];
    expect(dealsOf(of, [sale, buy, sale]).map(({ move, sells, count }) => [move, sells, count])).toEqual([
      ['sell zinc, cubes 3', true, 3],
      ['buy zinc, cubes 3', false, 3],
    ]);
    const begun: Scene = { ...of, deal: { sells: true, resource: 'gold' } };
    expect(dealsOf(begun, [[made('cubes', { cubes: '2' })]])).toMatchObject([{ resource: 'gold', move: 'cubes 2' }]);
    const spots = spotsOf(of, [[made('place', { slot: 'II1' })], [made('place', { slot: 'I3' })]]);
    expect([...spots.slots]).toEqual([
      ['II1', 'place II1'],
      ['I3', 'place I3'],
    ]);
    expect([spots.market, spots.workshop, spots.passes]).toEqual([false, false, false]);
    const works = spotsOf({ ...of, phase: 'workshop' }, [[made('pass', {})], [made('mobility', {})]]);
    expect([works.levels.get('mobility'), works.workshop, works.passes]).toEqual(['mobility', true, true]);
    expect(spotsOf(of, [[made('crew', { crew: '1' }), made('go', { place: 'C4' })]]).workshop).toBe(false);
  });
});
