import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/table/log';
import { mark } from '../src/lib/rich';
import { newsFor } from '../src/table/news.svelte';

const line = (n: string, seat: number | null, text: string, turn = false): LogLine => ({
  n,
  first: `${n}a1`,
  events: [`${n}a1`, n],
  seat,
  turn,
  round: null,
  text,
  parts: [],
});

describe('what happened since the last decision', () => {
  const lines = [
    line('1', 0, 'mine, before'),
    line('2', 1, 'before'),
    line('3', 1, 'a heading', true),
    line('4', 1, `pays ${mark('seat:0', 'Ann')}`),
    line('5', 1, `pays ${mark('seat:10', 'Zoe')}`),
    line('6', 0, 'mine'),
    line('7', null, 'the table'),
  ];

  it('leaves out what is older, headings and what the seat did itself', () => {
    const { mine, others } = newsFor(lines, 0, '2');
    expect([...mine, ...others].map((one) => one.n)).toEqual(['4', '5', '7']);
  });

  it('puts first what names the seat, and no other seat whose number begins alike', () => {
    expect(newsFor(lines, 0, '2').mine.map((one) => one.n)).toEqual(['4']);
    expect(newsFor(lines, 1, '2').mine).toEqual([]);
  });

  it('knows an event in the midst of a line, and takes all that is here for later than one that is not', () => {
    const told = (after: string) => newsFor(lines, 0, after).others.map((one) => one.n);
    expect(told('5a1')).toEqual(['7']);
    expect(told('0')).toEqual(['2', '5', '7']);
    expect(told('99')).toEqual(['2', '5', '7']);
  });

  it('has nothing to say when nothing happened', () => {
    expect(newsFor(lines, 0, '7')).toEqual({ mine: [], others: [] });
  });
});
