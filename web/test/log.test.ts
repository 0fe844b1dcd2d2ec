import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/lib/events';
import { mark, plain } from '../src/lib/rich';
import type { Seat } from '../src/lib/seats';
import type { Lexicon } from '../src/lib/words';
import { logLines, roundStarts, withoutSubject } from '../src/table/log';
import { untold } from '../src/table/narrating.svelte';
import { paceOf } from '../src/table/pace';
import { stopsFrom } from '../src/table/positions';
import { AHEAD, Replays } from '../src/table/replays';

const seats = [0, 1].map((index) => ({ index, name: `Seat ${index}` })) as Seat[];
const lexicon: Lexicon = {
  game: 'test',
  domains: {},
  marks: {},
  continues: new Set(['price']),
  rows: new Set(['share']),
  silent: new Set(['books']),
};
const event = (n: number, name: string, args: object = {}) => ({ n: String(n), event: name, ...args }) as TableEvent;

describe('the log', () => {
  const events = [
    event(1, 'turn', { round: 1, seat: '1' }),
    event(2, 'dug', { seat: '1' }),
    event(3, 'share', { seat: '2' }),
    event(4, 'share', { seat: '1' }),
    event(5, 'books'),
    event(6, 'dealt'),
    event(7, 'turn', { round: 1, seat: '2' }),
    event(8, 'turn', { round: 2, seat: '1' }),
  ];
  const lines = logLines(events, lexicon, seats);

  it('puts shares below their line, each with its own seat, and keeps the books silent', () => {
    expect(lines.map((line) => line.n)).toEqual(['1', '5', '6', '7', '8']);
    expect(lines[1]?.parts.map((part) => part.seat)).toEqual([1, 0]);
    expect(lines[1]?.events).toEqual(['2', '3', '4', '5']);
  });

  it('gives nobody an event of the table', () => {
    expect(lines.map((line) => line.seat)).toEqual([0, 0, null, 1, 0]);
  });

  it('knows where rounds begin', () => {
    expect(roundStarts(lines)).toEqual([
      { number: 1, n: '1' },
      { number: 2, n: '8' },
    ]);
  });

  it('of a list that has grown is told from its last line on, as if it were told anew', () => {
    let told = 0;
    const silent = { has: (name: string) => (told += 1) > 0 && name === 'books' } as unknown as Set<string>;
    const counting: Lexicon = { ...lexicon, silent };
    const grown = [...events, event(9, 'dug', { seat: '1' })];
    const before = logLines(grown, counting, seats);
    const later = [...grown, event(10, 'share', { seat: '2' }), event(11, 'dug', { seat: '2' })];
    told = 0;
    const now = logLines(later, counting, seats);
    expect(told).toBe(3); // of eleven
    expect(now.slice(0, -2).every((line, i) => line === before[i])).toBe(true);
    expect(now.slice(-2).map((line) => line.events)).toEqual([['9', '10'], ['11']]);
    expect(before.at(-1)?.events).toEqual(['9']); // what was drawn is left as it was
    const anew = logLines(
      later.map((one) => ({ ...one })),
      counting,
      seats,
    );
    expect(anew).toEqual(now);
  });

  it('leaves out a subject that is known, and no other', () => {
    const text = `${mark('seat:0', 'Ann')} digs ${mark('strong', 'c')}`;
    expect(plain(withoutSubject(text, 0))).toBe('digs c');
    expect(withoutSubject(text, 1)).toBe(text);
    expect(withoutSubject(text, null)).toBe(text);
    expect(withoutSubject('it rains', 0)).toBe('it rains');
  });
});

describe('positions fetched ahead', () => {
  const events = Array.from({ length: 30 }, (_, i) => event(i + 1, 'x'));
  const stops = events.filter((_, i) => i % 2 === 1).map((one) => one.n);

  it('are the next stops in the direction of travel', () => {
    expect(stopsFrom(events, stops, '7', 1, 3)).toEqual(['7', '8', '10', '12']);
    expect(stopsFrom(events, stops, '7', -1, 3)).toEqual(['7', '6', '4', '2']);
    expect(stopsFrom(events, stops, '27', 1, 3)).toEqual(['27', '28']);
  });

  it('are asked for once, and again only when few of them are left', () => {
    const replays = new Replays();
    const wanted = stopsFrom(events, stops, '0', 1, AHEAD);
    expect(replays.missing(wanted)).toEqual(wanted.slice(0, AHEAD));
    replays.keep(wanted.slice(0, AHEAD).map((at) => ({ at, scene: {}, waiting: [] })));
    expect(replays.missing(stopsFrom(events, stops, '2', 1, AHEAD))).toEqual([]);
    expect(replays.missing(stopsFrom(events, stops, '14', 1, AHEAD))).toEqual(['20', '22', '24', '26', '28']);
  });
});

describe('what is told of the others', () => {
  const events = [
    event(1, 'turn', { round: 1, seat: '2' }),
    event(2, 'dug', { seat: '2' }),
    event(3, 'dug', { seat: '1' }),
    event(4, 'dealt'),
    event(5, 'dug', { seat: '2' }),
  ];
  const lines = logLines(events, lexicon, seats);

  it('is what they did after the last line that was told', () => {
    expect(untold(lines, '0', 0).map((line) => line.n)).toEqual(['2', '5']);
    expect(untold(lines, '2', 0).map((line) => line.n)).toEqual(['5']);
    expect(untold(lines, '5', 0)).toEqual([]);
    expect(untold(lines, '2', null).map((line) => line.n)).toEqual(['3', '5']);
  });

  it('comes at the reader’s pace, at once where bots play so', () => {
    expect(paceOf({ pace: 'human' }, 'slow')).toBe('slow');
    expect(paceOf({ pace: 'instant' }, 'slow')).toBe('once');
  });
});
