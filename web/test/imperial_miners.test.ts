import { describe, expect, it } from 'vitest';
import { asText } from '../src/lib/json';
import { corner, junction, planFor } from '../src/boards/imperial_miners/layout';
import type { Form } from '../src/lib/screen.svelte';
import { cellAt, chainOf, junctionOf, LEVELS, place } from '../src/boards/imperial_miners/facts';
import type { Scene } from '../src/boards/imperial_miners/scene';
import { lexicon } from '../src/boards/imperial_miners/lexicon';
import { roundsOf, turnedOver } from '../src/boards/imperial_miners/rounds';
import { brief, parts, SYMBOLS } from '../src/boards/imperial_miners/symbols';
import type { TableEvent } from '../src/lib/events';
import { logLines } from '../src/table/log';
import type { Offer } from '../src/wire';
import card from './scenes/imperial_miners-card.json';
import cart from './scenes/imperial_miners-cart.json';
import climb from './scenes/imperial_miners-climb.json';
import event from './scenes/imperial_miners-event.json';
import keep from './scenes/imperial_miners-keep.json';
import over from './scenes/imperial_miners-over.json';
import put from './scenes/imperial_miners-place.json';
import play from './scenes/imperial_miners-play.json';
import surface from './scenes/imperial_miners-surface.json';

const ALL = { card, cart, climb, event, keep, over, put, play, surface };
const scene = (data: { scene: object }): Scene => data.scene as Scene;
const offer = (data: { offer: unknown }): Offer => data.offer as Offer;
const events = (data: { events: unknown }): TableEvent[] => data.events as TableEvent[];
const mine = (data: { scene: object }) => scene(data).seats[scene(data).you ?? 0]!;

describe('the section of a mine', () => {
  const WINDOWS: [Form, number, number][] = [
    ['phone', 360, 330],
    ['phone', 360, 190],
    ['tablet', 768, 540],
    ['tablet', 686, 400],
    ['wide', 749, 498],
    ['wide', 848, 626],
    ['wide', 1210, 800],
  ];

  it('lays no card over another, and all of them inside the section', () => {
    for (const [form, width, height] of WINDOWS) {
      for (const [name, data] of Object.entries(ALL)) {
        for (const seat of scene(data).seats) {
          const plan = planFor(width, height, seat.mine, form);
          const at = seat.mine.map((one) => corner(plan, one));
          at.forEach((a, i) => {
            const inside =
              a.x >= 0 && a.x + plan.cw <= plan.width && a.y >= plan.surface && a.y + plan.ch <= plan.height;
            expect(inside, `${name} ${form}`).toBe(true);
            for (const b of at.slice(i + 1))
              expect(Math.abs(a.x - b.x) >= plan.cw || Math.abs(a.y - b.y) >= plan.ch, name).toBe(true);
          });
        }
      }
    }
  });

  it('shows four rows and four columns of cards without scrolling, in words on a laptop', () => {
    const row = [0, 2, 4, 6].map((x) => ({ row: 0, x }));
    const laptop = planFor(749, 498, row, 'wide');
    expect([laptop.width, laptop.height, laptop.detail]).toEqual([749, 498, 'words']);
    const phone = planFor(360, 335, row, 'phone');
    expect([phone.width, phone.height, phone.detail]).toEqual([360, 335, 'names']);
    expect(planFor(768, 540, row, 'tablet').width).toBe(768);
    expect(planFor(360, 335, [...row, { row: 0, x: 8 }], 'phone').width).toBeGreaterThan(360);
  });

  it('reads and writes the labels of cells', () => {
    for (const data of Object.values(ALL)) {
      for (const laid of scene(data).seats.flatMap((seat) => seat.mine)) {
        expect(place(laid.cell)).toEqual({ row: laid.row, x: laid.x });
        expect(cellAt(laid.row, laid.x)).toBe(laid.cell);
      }
    }
  });

  it('joins two halves that face each other at one junction', () => {
    const left = { row: 1, x: -1 };
    expect(junctionOf(left, 'R')).toBe(junctionOf({ row: 1, x: 1 }, 'L'));
    expect(junctionOf(left, 'BR')).toBe(junctionOf({ row: 2, x: 0 }, 'TL'));
    expect(junctionOf(left, 'BL')).toBe(junctionOf({ row: 2, x: -2 }, 'TR'));
    const plan = planFor(800, 600, [left, { row: 1, x: 1 }], 'wide');
    const at = junction(plan, junctionOf(left, 'R'));
    expect(at.x).toBeGreaterThan(corner(plan, left).x + plan.cw);
    expect(at.x).toBeLessThan(corner(plan, { row: 1, x: 1 }).x);
  });

  it('has every complete cart between two cards of the mine', () => {
    for (const seat of Object.values(ALL).flatMap((data) => scene(data).seats)) {
      const halves = new Set(
        seat.mine.flatMap((laid) =>
          (['L', 'R', 'TL', 'TR', 'BL', 'BR'] as const).map((half) => junctionOf(laid, half)),
        ),
      );
      for (const label of [...seat.carts, ...seat.gaps]) expect(halves.has(label), label).toBe(true);
    }
  });
});

describe('what is asked', () => {
  it('says which card asks', () => {
    const by = scene(card).asked_by;
    expect(by?.kind).toBe('card');
    expect(mine(card).mine.map((laid) => laid.cell)).toContain(by?.kind === 'card' ? by.cell : '');
    expect(scene(surface).asked_by?.kind).toBe('surface');
    expect(scene(event).asked_by?.kind).toBe('event');
  });

  it('has a place in the mine for every cell and junction of an offer', () => {
    for (const choice of [...offer(climb).choices, ...offer(put).choices])
      if (choice.args.cell) expect(LEVELS[place(asText(choice.args.cell)).row]).toBeDefined();
    for (const choice of offer(cart).choices)
      if (choice.args.junction) expect(mine(cart).gaps).toContain(choice.args.junction);
  });
});

describe('what happened', () => {
  it('follows the chain in the order in which its cards acted', () => {
    const chain = chainOf(events(climb), mine(climb));
    expect(chain.cells.length).toBeGreaterThan(0);
    const acted = mine(climb)
      .mine.filter((laid) => laid.activated)
      .map((laid) => laid.cell);
    expect(new Set(chain.cells)).toEqual(new Set(acted));
  });

  it('draws every sign, and a price that Scots lower', () => {
    expect(parts('+2[gold] per [machine][here]')).toEqual([
      { kind: 'sign', text: 'gold', figure: '+2' },
      { kind: 'text', text: ' per ' },
      { kind: 'sign', text: 'machine', figure: '' },
      { kind: 'sign', text: 'here', figure: '' },
    ]);
    expect(parts('Pay [price:3]: +1[vp]')[1]).toEqual({ kind: 'price', text: '3', printed: 3 });
    expect(brief('+1[vp]/2[machine] ≤4')).toBe('1[vp]/2[machine]');
    expect(brief('+3[vp], [activate]')).toBe('3[vp]+');
    expect(Object.values(SYMBOLS).every(Boolean)).toBe(true);
  });
});

describe('the others’ rounds', () => {
  const told = (event: string, seat: number, rest: object = {}): TableEvent => ({
    n: `${event}${seat}`,
    event,
    seat: String(seat),
    ...rest,
  });
  const phase = [
    { n: '8', event: 'decks', one: 1, two: 1, three: 1 } as TableEvent,
    told('played', 1, { card: '020', cell: 'I0', paid: 0, place: 'I-1' }),
    told('played', 2, { card: '129', cell: 'III0', paid: 5, place: 'III-1' }),
    told('activated', 2, { card: '129', cell: 'III0', spot: 'III-1' }),
    told('resolved', 2, { card: '055', cell: 'II+1', spot: 'II-2', effect: 'card-055.2' }),
    told('surface', 2, { work: '3', effect: 'surface.4' }),
    told('completed', 2, { junction: 'II+1:bl' }),
    told('result', 2, { gold: -2, vp: 3 }),
    told('moved', 2, { board: 'alchemy', space: 4 }),
    { n: '9', event: 'round', round: 7, name: '018' } as TableEvent,
  ];

  it('are told as card, chain and what it brought, without one’s own', () => {
    const [round, ...more] = roundsOf(phase, 0);
    expect(more).toEqual([]);
    expect(round).toMatchObject({ seat: 1, card: '129', paid: 5, place: 'III-1', gold: -2, vp: 3, carts: 1 });
    expect(round?.steps).toEqual([
      { cell: 'III0', card: '129', spot: 'III-1', effect: '' },
      { cell: 'II+1', card: '055', spot: 'II-2', effect: 'card-055.2' },
    ]);
    expect(round?.surface).toEqual([{ work: '3', effect: 'surface.4' }]);
    expect(round?.marker).toEqual({ board: 'alchemy', space: 4 });
    expect(roundsOf(phase, null).map(({ seat }) => seat)).toEqual([0, 1]);
    expect([turnedOver(phase), turnedOver(phase.slice(0, 3))]).toEqual(['9', '']);
  });
});

describe('the log', () => {
  it('tells a search in one line: what is turned over and what is found', () => {
    const told = [
      { n: '1c1', event: 'activated', seat: '1', card: '055', cell: 'II+1' },
      { n: '1c2', event: 'draws', seat: '1', deck: 'I', faction: 'romans', shuffled: 0 },
      { n: '1c3', event: 'turned', seat: '1', card: ['023', '019'] },
      { n: '1c4', event: 'drew', seat: '1', card: '050' },
    ] as TableEvent[];
    const lines = logLines(told, lexicon, []);
    expect(lines.map((line) => line.events)).toEqual([['1c1', '1c2', '1c3', '1c4']]);
  });
});
