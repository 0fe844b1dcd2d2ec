import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/table/log';
import { mark } from '../src/lib/rich';
import { newsFor } from '../src/table/news.svelte';

const line = (n: string, seat: number | null, text: string, turn = false): LogLine => ({
  kind: '',
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

  const told = (seat: number, after: string, matters: string[] = []) => {
    const { top, rest } = newsFor(lines, seat, after, matters);
    return { top: top.map((one) => one.n), rest: rest.map((one) => one.n) };
  };

  it('leaves out what is older, headings and what the seat did itself', () => {
    expect(told(0, '2')).toEqual({ top: ['4', '5', '7'], rest: [] });
  });

  it('puts on top what names the seat, and no other seat whose number begins alike', () => {
    const more = ['8', '9', '10'].map((n) => line(n, 1, 'digs'));
    const { top, rest } = newsFor([...lines, ...more], 0, '2');
    expect(top.map((one) => one.n)).toEqual(['4', '7', '10']);
    expect(rest.map((one) => one.n)).toEqual(['5', '8', '9']);
  });

  it('puts on top what touches the seat in a part of a line, and what matters more', () => {
    const drilled = { ...line('8', 1, 'drills'), parts: [{ seat: 0, text: 'gets 2' }] };
    const sold = { ...line('9', 1, 'sells'), kind: 'sold' };
    const later = ['10', '11', '12', '13'].map((n) => line(n, 1, 'digs'));
    const { top } = newsFor([drilled, sold, ...later], 0, '0', ['sold']);
    expect(top.map((one) => one.n)).toEqual(['8', '9', '13']);
  });

  it('knows an event in the midst of a line, and takes all that is here for later than one that is not', () => {
    expect(told(0, '5a1').top).toEqual(['7']);
    expect(told(0, '0')).toEqual({ top: ['4', '5', '7'], rest: ['2'] });
    expect(told(0, '99')).toEqual(told(0, '0'));
  });

  it('has nothing to say when nothing happened', () => {
    expect(newsFor(lines, 0, '7')).toEqual({ top: [], rest: [] });
  });
});
