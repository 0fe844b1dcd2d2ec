import { describe, expect, it } from 'vitest';
import { blocks, inline } from '../src/lib/markdown';
import { joinEvents, type TableEvent } from '../src/lib/events';
import { mark, pieces, plain } from '../src/lib/rich';
import { parse, positionAddress } from '../src/lib/route';
import { seatsOf, type Seat } from '../src/lib/seats';
import { elided, loadCatalogues, useLanguage, withFrenchSpacing } from '../src/lib/text.svelte';
import { eventText, movesText as phraseOf, reasonText, type Lexicon } from '../src/lib/words';

describe('rich text', () => {
  it('comes apart as it was put together', () => {
    const text = `${mark('seat:0', 'Ann')} sells ${mark('icons:ruby,emerald', 'L1-RE')}; done`;
    expect(pieces(text)).toEqual([
      { mark: 'seat:0', word: 'Ann' },
      { mark: '', word: ' sells ' },
      { mark: 'icons:ruby,emerald', word: 'L1-RE' },
      { mark: '', word: '; done' },
    ]);
    expect(plain(text)).toBe('Ann sells L1-RE; done');
  });
});

describe('a reason', () => {
  it('has labels, messages with arguments of their own, and lists of these', async () => {
    await Promise.all([useLanguage('en'), loadCatalogues('common', 'imperial_miners')]);
    const lexicon: Lexicon = { game: 'imperial_miners', domains: {}, marks: {}, continues: new Set() };
    const pile = (name: string, n: number) => ({ id: `imperial_miners-pile-${name}`, args: { n, sign: '' } });
    const args = { seat: '1', pile: [pile('vp', 2), pile('gold', 1)] };
    const seats = [{ index: 0, name: 'Ann' }] as Seat[];
    expect(plain(reasonText(lexicon, 'imperial_miners-event-result', args, seats))).toBe('Ann: 2 points and 1 gold');
    expect(reasonText(lexicon, 'imperial_miners-move-faction', { faction: 'scots' }, [])).toBe('name the Scots');
  });
});

describe('what is counted', () => {
  const lexicon: Lexicon = { game: 'rockwell', domains: {}, marks: {}, continues: new Set() };
  const bid = (amounts: number[], money: number) => [
    ...['zinc', 'copper', 'silver', 'gold'].map((resource, i) => ({
      verb: 'bid',
      args: { resource, amount: String(amounts[i]) },
    })),
    { verb: 'bid_money', args: { money: String(money) } },
  ];
  const event = {
    n: '1',
    event: 'bid',
    seat: '9',
    zinc: 2,
    copper: 0,
    silver: 0,
    gold: 1,
    money: 300,
    value: 1800,
  } as TableEvent;

  it.each([
    [
      'en',
      'bid 2 zinc, 1 copper, and $300',
      'bid nothing',
      '9 bids 2 Zn, 1 Au, and $300: worth $1,800',
      '9 loses nothing',
    ],
    [
      'de',
      '2 Zink, 1 Kupfer und 300 $ bieten',
      'nichts bieten',
      '9 bietet 2 Zn, 1 Au und 300 $: Wert 1.800 $',
      '9 verliert nichts',
    ],
    [
      'fr',
      'offrir 2 zinc, 1 cuivre et 300 $',
      'ne rien offrir',
      '9 offre 2 Zn, 1 Au et 300 $\u202f: valeur 1\u202f800 $',
      '9 ne perd rien',
    ],
  ] as const)('is said without what is nothing (%s)', async (lang, some, nothing, paid, lost) => {
    await useLanguage(lang);
    await loadCatalogues('rockwell');
    const seats = seatsOf([], 0);
    expect(phraseOf(lexicon, bid([2, 1, 0, 0], 300), seats)).toBe(some);
    expect(phraseOf(lexicon, bid([0, 0, 0, 0], 0), seats)).toBe(nothing);
    expect(eventText(lexicon, event, seats)).toBe(paid);
    expect(eventText(lexicon, { ...event, event: 'lost', zinc: 0, gold: 0, money: 0 }, seats)).toBe(lost);
  });
});

describe('the rules’ Markdown', () => {
  it('knows paragraphs, lists, tables, bold and code', () => {
    const found = blocks('One **two** `three`\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |');
    expect(found.map((block) => block.kind)).toEqual(['p', 'ul', 'table']);
    expect(inline('a **b** `c`').map((part) => part.kind)).toEqual(['text', 'bold', 'text', 'code']);
  });
});

describe('events', () => {
  const run = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ n: String(from + i), event: 'x' })) as TableEvent[];

  it('join without doubles', () => {
    expect(joinEvents(run(1, 3), run(2, 5), false).map((event) => event.n)).toEqual(['1', '2', '3', '4', '5']);
    expect(joinEvents(run(1, 3), run(6, 7), false).map((event) => event.n)).toEqual(['1', '2', '3', '6', '7']);
    expect(joinEvents([], run(7, 8), false).map((event) => event.n)).toEqual(['7', '8']);
    expect(joinEvents(run(1, 3), run(2, 3), false)).toHaveLength(3);
  });

  it('start anew after a gap', () => {
    expect(joinEvents(run(1, 3), run(9, 10), true).map((event) => event.n)).toEqual(['9', '10']);
  });
});

describe('addresses', () => {
  it('name a page, a game or table, a position and a key', () => {
    const route = parse(new URL('http://x/t/abc?at=57#secret'));
    expect([route.page, route.name, route.query.get('at'), route.hash]).toEqual(['table', 'abc', '57', 'secret']);
    expect(parse(new URL('http://x/')).page).toBe('home');
    expect(parse(new URL('http://x/rules/dig_deep#DD-A3')).hash).toBe('DD-A3');
    expect(parse(new URL('http://x/no/such/page')).page).toBe('not-found');
  });

  it('of a position keep what else the address says', () => {
    const query = new URLSearchParams('board=generic&at=3');
    expect(positionAddress('abc', query, '57')).toBe('/t/abc?board=generic&at=57');
    expect(positionAddress('abc', query, null)).toBe('/t/abc?board=generic');
    expect(positionAddress('abc', new URLSearchParams('at=3'), null)).toBe('/t/abc');
  });
});

describe('French', () => {
  it('elides before a name and sets its narrow spaces', () => {
    expect(elided('fr', 'Part de Ann, que Ann prend')).toBe('Part d’Ann, qu’Ann prend');
    expect(elided('fr', 'Part de Bo, code abc')).toBe('Part de Bo, code abc');
    expect(plain(elided('fr', `Part de ${mark('seat:0', 'Ann')}`))).toBe('Part d’Ann');
    expect(elided('de', 'que Ann')).toBe('que Ann');
    expect(withFrenchSpacing('fr', 'Quoi ? « Rien »')).toBe('Quoi\u202f? «\u202fRien\u202f»');
  });
});
