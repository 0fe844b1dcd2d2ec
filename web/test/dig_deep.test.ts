import { describe, expect, it } from 'vitest';
import { cubePlaces, fit, marketLayout, panTo, pillPlace, sectionLayout, stepped } from '../src/boards/dig_deep/layout';
import { tileGems } from '../src/boards/dig_deep/lexicon';
import {
  armedVerb,
  byLevel,
  changesOf,
  countOf,
  face,
  gemTotals,
  pools,
  priceHistory,
  singles,
  specialty,
} from '../src/boards/dig_deep/facts';
import { previewOf, type Scene } from '../src/boards/dig_deep/scene';
import type { TableEvent } from '../src/lib/events';
import type { Choice, Offer } from '../src/wire';
import resolve from './scenes/dig_deep-resolve.json';

const scene = resolve.scene as object as Scene;
const events = resolve.events as unknown as TableEvent[];

describe('the scene', () => {
  it('gives every price at the end of each turn, and now', () => {
    const history = priceHistory(events, scene);
    const turns = events.filter((event) => event.event === 'turn').length;
    for (const row of scene.gems) {
      expect(history[row.gem]).toHaveLength(turns + 1);
      expect(history[row.gem].at(-1)).toBe(row.price);
      expect(history[row.gem][0]).toBe(2); // the price at the start
    }
  });

  it('forgets a price that was taken back', () => {
    const told: TableEvent[] = [
      { n: '1', event: 'price', gem: 'ruby', was: 2, now: 3 },
      { n: '2', event: 'turn', seat: '1', round: 1 },
      { n: '3', event: 'price', gem: 'ruby', was: 3, now: 4 },
      { n: '4', event: 'undone', seat: '1' },
      { n: '5', event: 'turn', seat: '2', round: 1 },
      { n: '6', event: 'price', gem: 'ruby', was: 3, now: 2 },
    ];
    const now = { gems: [{ gem: 'ruby', price: 2 } as const] };
    expect(priceHistory(told, now).ruby).toEqual([3, 3, 2]);
  });

  it('puts each die into the pool of the action it shows, the free sale into Sell', () => {
    const dice = scene.seats[scene.turn]?.dice ?? [];
    const found = pools(scene, dice);
    expect(found.flatMap((pool) => pool.dice)).toHaveLength(dice.length);
    expect(found.find((pool) => pool.action === 'sell')?.free).toBe(scene.free_uses.sell);
    for (const pool of found) for (const die of pool.dice) expect(face(die.rolled ?? '').action).toBe(pool.action);
  });

  it('is told how far down the pickaxes reach', () => {
    for (const choice of resolve.offer.choices.filter((one) => one.verb === 'mine')) {
      const deeper = previewOf(choice, 'mine')?.deeper ?? [];
      const below =
        scene.columns.find((one) => one.column === (choice.args as { column?: string }).column)?.tiles.slice(1) ?? [];
      expect(deeper).toEqual(below.slice(0, deeper.length).map((tile) => tile.level));
    }
  });

  it('knows what a colour of die is for', () => {
    expect(specialty('pink', ['advertise 1', 'advertise 2', 'advertise 3', 'sell 1', 'smelt 1', 'mine 2'])).toBe(
      'advertise',
    );
    expect(specialty('basic', ['mine 1'])).toBeNull();
    expect(singles([{ level: 1, tile: 'L1-R', gems: ['ruby'], count: 3 }])).toHaveLength(3);
    expect(tileGems('L3-DDS')).toEqual(['diamond', 'diamond', 'sapphire']);
  });
});

describe('the drawing', () => {
  it.each([
    [600, 480, 8, 9, false],
    [540, 300, 9, 6, false],
    [360, 276, 6, 6, true],
  ])('keeps columns and rows inside %i x %i', (width, height, columns, rows, compact) => {
    const at = sectionLayout(width, height, columns, rows, compact);
    expect(at.x(columns)).toBeLessThanOrEqual(width);
    expect(at.y(rows)).toBeCloseTo(at.ground.y + at.ground.h);
    expect(at.cubes.y + at.cubes.h).toBeLessThanOrEqual(height + 2);
  });

  it('pans where columns would be narrower than a fingertip, beside levels that stay', () => {
    const nine = sectionLayout(360, 300, 9, 6, true);
    expect([nine.pans, nine.col, nine.scale]).toEqual([true, 44, false]);
    expect(nine.ground.x).toBeGreaterThan(20);
    expect(nine.x(9)).toBeLessThanOrEqual(nine.width);
    const eight = sectionLayout(360, 300, 8, 9, true);
    expect([eight.pans, eight.width, eight.col]).toEqual([false, 360, 44]);
    expect(sectionLayout(456, 300, 9, 6, true).pans).toBe(false);
  });

  it('pans to what is asked, and stays where that is in sight', () => {
    const nine = sectionLayout(360, 300, 9, 6, true);
    const end = nine.width - 360;
    expect(panTo(nine, 360, 0, [8])).toBe(end);
    expect(panTo(nine, 360, 0, [0, 8])).toBe(0);
    expect(panTo(nine, 360, end, [0])).toBe(0);
    expect(panTo(nine, 360, 30, [])).toBe(30);
  });

  it('gives a low section the room that its cubes do not need', () => {
    const low = (cubes?: number) => sectionLayout(360, 200, 8, 9, true, cubes);
    expect(low(3).row).toBeGreaterThan(low(4).row);
    expect(low(4).row).toBeGreaterThan(low().row - 1);
    expect(sectionLayout(360, 400, 8, 9, true, 0).row).toBe(sectionLayout(360, 400, 8, 9, true).row);
  });

  it('keeps the cost of a tile off its lettering', () => {
    const at = sectionLayout(360, 200, 8, 9, true, 3);
    for (let row = 0; row < 9; row++) {
      const { top, place } = pillPlace(at, at.y(row), 20);
      expect([row, place]).toEqual([row, row < 2 ? 'below' : 'above']);
      const clear = place === 'below' ? top >= at.y(row + 1) : top + 20 <= at.y(row) + 1;
      expect([row, clear]).toEqual([row, true]);
      expect(top).toBeGreaterThanOrEqual(at.ground.y);
    }
    const high = sectionLayout(600, 480, 8, 6, false);
    expect(pillPlace(high, high.y(0), 24).place).toBe('on');
  });

  it.each([1, 3, 5, 8, 12])('finds room for %i cubes', (count) => {
    const { size, at } = cubePlaces(count, { w: 68, h: 34 }, 16);
    expect(at).toHaveLength(count);
    for (const place of at) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + size).toBeLessThanOrEqual(68);
      expect(place.y + size).toBeLessThanOrEqual(34);
    }
  });

  it('draws prices upwards and steps, not slopes', () => {
    const at = marketLayout(280, 480, false, 10);
    expect(at.y(10)).toBeLessThan(at.y(0));
    expect(stepped([2, 3], 0, 10, (value) => -value)).toBe('M0 -2H5V-3H10');
    expect(fit('Bartholomew', 40)).toBe('Bart…');
    expect(fit('Ann', 40)).toBe('Ann');
  });
});

describe('one’s own figures', () => {
  const choice = (verb: string, rest: object = {}) =>
    ({ verb, move: verb, args: {}, cost: {}, preview: {}, ...rest }) as unknown as Choice;

  it('say what a choice would change for the seat that makes it', () => {
    const sale = {
      paid: [3, 11],
      sale: [
        { gem: 'ruby', cubes_back: [1, 2] },
        { gem: 'diamond', cubes_back: [0, 1] },
      ],
    };
    expect(changesOf(choice('sell', { preview: sale }), 1)).toEqual({ coins: 11, cubes: 3, sold: 1 });
    expect(changesOf(choice('buy', { cost: { coins: 7 } }), 1)).toEqual({ coins: -7, cubes: 0, sold: 0 });
    expect(changesOf(choice('reserve'), 0).cubes).toBe(-1);
    expect(changesOf(choice('take_back'), 0).cubes).toBe(1);
    expect(changesOf(undefined, 0)).toEqual({ coins: 0, cubes: 0, sold: 0 });
  });

  it('count tiles by level and by gem', () => {
    const pile = (level: number, count: number, ...gems: ('ruby' | 'diamond')[]) => ({ level, count, gems, tile: '' });
    const piles = [pile(2, 1, 'ruby'), pile(1, 3, 'ruby', 'diamond'), pile(2, 2, 'diamond')];
    expect([...byLevel(piles)]).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(countOf(piles)).toBe(6);
    expect(gemTotals(piles)).toMatchObject({ ruby: 4, diamond: 5, emerald: 0 });
  });

  it('press a column for what is wanted where it is possible', () => {
    const offer = (...verbs: string[]) => ({ choices: verbs.map((verb) => choice(verb)) }) as unknown as Offer;
    expect(armedVerb(offer('mine', 'dig'), 'dig')).toBe('dig');
    expect(armedVerb(offer('mine'), 'dig')).toBe('mine');
    expect(armedVerb(offer('dig'), 'mine')).toBe('dig');
    expect(armedVerb(offer('put'), 'mine')).toBe('put');
  });
});
