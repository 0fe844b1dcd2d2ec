import { describe, expect, it } from 'vitest';
import { blocks, inline } from '../src/lib/markdown';
import { joined, type TableEvent } from '../src/lib/live.svelte';
import { mark, pieces, plain } from '../src/lib/rich';
import { parse } from '../src/lib/route';

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

describe('the rules’ Markdown', () => {
  it('knows paragraphs, lists, tables, bold and code', () => {
    const found = blocks('One **two** `three`\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |');
    expect(found.map((block) => block.kind)).toEqual(['p', 'ul', 'table']);
    expect(inline('a **b** `c`').map((part) => part.kind)).toEqual(['text', 'bold', 'text', 'code']);
  });
});

describe('events', () => {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i, event: 'x' })) as TableEvent[];

  it('join without doubles', () => {
    expect(joined(run(1, 3), run(2, 5)).map((event) => event.n)).toEqual([1, 2, 3, 4, 5]);
    expect(joined([], run(7, 8)).map((event) => event.n)).toEqual([7, 8]);
    expect(joined(run(1, 3), run(2, 3))).toHaveLength(3);
  });

  it('start anew after a gap', () => {
    expect(joined(run(1, 3), run(9, 10)).map((event) => event.n)).toEqual([9, 10]);
  });
});

describe('addresses', () => {
  it('name a page, a game or table, a position and a key', () => {
    const route = parse(new URL('http://x/t/abc?at=57#secret'));
    expect([route.page, route.name, route.query.get('at'), route.hash]).toEqual(['table', 'abc', '57', 'secret']);
    expect(parse(new URL('http://x/')).page).toBe('home');
    expect(parse(new URL('http://x/rules/dig_deep#DD-A3')).hash).toBe('DD-A3');
    expect(parse(new URL('http://x/no/such/page')).page).toBe('lost');
  });
});
