import { describe, expect, it } from 'vitest';
import { asText } from '../src/lib/json';
import { bounds, CARD, corner, junction } from '../src/boards/imperial_miners/layout';
import { cellAt, chainOf, junctionOf, LEVELS, place } from '../src/boards/imperial_miners/facts';
import type { Scene } from '../src/boards/imperial_miners/scene';
import { parts, SYMBOLS } from '../src/boards/imperial_miners/symbols';
import type { TableEvent } from '../src/lib/events';
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
  it('lays no card over another, and all of them inside what is shown', () => {
    for (const [name, data] of Object.entries(ALL)) {
      for (const seat of scene(data).seats) {
        const at = seat.mine.map((one) => corner(one));
        const box = bounds(seat.mine, []);
        at.forEach((a, i) => {
          expect(a.x >= box.x0 && a.x + CARD.w <= box.x1 && a.y >= box.y0 && a.y + CARD.h <= box.y1, name).toBe(true);
          for (const b of at.slice(i + 1))
            expect(Math.abs(a.x - b.x) >= CARD.w || Math.abs(a.y - b.y) >= CARD.h, name).toBe(true);
        });
      }
    }
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
    const at = junction(junctionOf(left, 'R'));
    expect(at.x).toBeGreaterThan(corner(left).x + CARD.w);
    expect(at.x).toBeLessThan(corner({ row: 1, x: 1 }).x);
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

  it('draws every sign of the short form', () => {
    expect(parts('+2[gold] per [machine]')).toEqual([
      { sign: false, text: '+2' },
      { sign: true, text: 'gold' },
      { sign: false, text: ' per ' },
      { sign: true, text: 'machine' },
    ]);
    expect(Object.values(SYMBOLS).every(Boolean)).toBe(true);
  });
});
