import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { blake2b, bytesOf, hashLines, hex, sha256 } from '../src/lib/hashes';
import type { KeptLuck } from '../src/lib/luck';
import { checkRecord, Generator } from '../src/lib/proof';
import type { Drawn } from '../src/wire';
import proof from './proof.json';

interface Line {
  n: number;
  [name: string]: unknown;
}

const made: { record: string; drawn: Drawn[] } = proof;
const lines = made.record.trimEnd().split('\n');
const parsed = lines.map((line) => JSON.parse(line) as Line);
const seals = parsed
  .filter((line) => line.seal)
  .map((line) => ({ seat: line.seal as number, hash: line.hash as string }));
const kept: KeptLuck = {
  commitment: parsed[0]!.commitment as string,
  early: true,
  nonces: { 1: 'ab'.repeat(32) },
  seals: seals.slice(0, 5),
};

const check = (record = made.record, drawn = made.drawn, mine: Partial<KeptLuck> = {}, table = 't1') =>
  checkRecord(table, record, drawn, { ...kept, ...mine });

/** The record with one line changed. */
const edited = (wanted: (line: Line) => boolean, change: (line: Line) => Line): string => {
  const at = parsed.findLastIndex(wanted);
  return [...lines.slice(0, at), JSON.stringify(change({ ...parsed[at]! })), ...lines.slice(at + 1), ''].join('\n');
};

describe('hashes', () => {
  it('are those of everybody else, with WebCrypto and without', async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
      const text = 'ü'.repeat(length);
      const known = createHash('sha256').update(`${text}\n`).digest('hex');
      expect(await hashLines(text)).toBe(known);
      expect(hex(sha256(new TextEncoder().encode(`${text}\n`)))).toBe(known);
    }
    vi.stubGlobal('crypto', {});
    expect(await hashLines('a', 'b')).toBe(createHash('sha256').update('a\nb\n').digest('hex'));
    vi.unstubAllGlobals();
  });

  it('start the generator that the server has', () => {
    const seed = bytesOf('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881');
    expect(hex(blake2b('4,2,0,-1', seed, 8))).toBe('fc25e3bb8fd9f10c');
    const generator = new Generator(seed, [4, 2, 0, -1]);
    expect([6, 100, 3, 52, 7].map((n) => generator.below(n))).toEqual([1, 39, 2, 38, 5]);
  });
});

describe('a finished game', () => {
  it('is proved by what the browser kept and computed', async () => {
    expect(await check()).toEqual({
      problems: [],
      known: true,
      added: 2,
      people: 2,
      own: true,
      draws: made.drawn.length,
      forced: 0,
      seals: seals.length,
      figures: [
        ['promise', kept.commitment],
        ['secret', parsed.at(-1)!.seed],
        ['added', 'ab'.repeat(32)],
        ['seed', await hashLines(String(parsed.at(-1)!.seed), ...(parsed[1]!.nonces as string[]))],
      ],
    });
  });

  it('shows how many draws hang on the server’s word alone', async () => {
    const loose = made.drawn.map((one, i) => (i < 3 ? { ...one, numbers: [] } : one));
    expect(await check(undefined, loose)).toMatchObject({ problems: [], forced: 3 });
  });

  it('is told from one with another promise, part, table or seal', async () => {
    expect((await check(undefined, undefined, { commitment: 'f'.repeat(64) })).problems).toEqual(['commitment']);
    expect((await check(undefined, undefined, { nonces: { 2: 'ee'.repeat(32) } })).problems).toEqual(['nonce']);
    expect((await check(undefined, undefined, {}, 't2')).problems).toEqual(['table']);
    const other = [{ seat: 1, hash: 'a'.repeat(64) }];
    expect((await check(undefined, undefined, { seals: other })).problems).toEqual(['seal']);
    const swapped = [{ seat: 3 - seals[0]!.seat, hash: seals[0]!.hash }];
    expect((await check(undefined, undefined, { seals: swapped })).problems).toEqual(['seal']);
  });

  it('is told from one in which somebody changed something', async () => {
    const seed = edited(
      (line) => 'seed' in line,
      (line) => ({ ...line, seed: '00'.repeat(32) }),
    );
    expect((await check(seed)).problems).toContain('seed');
    const header = made.record.replace('"turn_limit":3', '"turn_limit":4');
    expect((await check(header)).problems).toEqual(['seed']);
    const bid = edited(
      (line) => line.c === parsed.findLast((one) => one.seal)!.c && 'move' in line,
      (line) => ({ ...line, move: `${String(line.move)}0` }),
    );
    expect((await check(bid)).problems).toEqual(['seal']);
    const card = edited(
      (line) => 'draw' in line,
      (line) => ({ ...line, draw: 'card 9/9/9/9' }),
    );
    expect((await check(card)).problems).toEqual(['draw']);
    const scouted = edited(
      (line) => 'epoch' in line,
      ({ epoch: _, ...line }) => line,
    );
    expect((await check(scouted)).problems).toEqual(['draw']);
  });

  it('is told from one whose draws are explained falsely', async () => {
    const last = made.drawn.at(-1)!;
    const number = last.numbers[0]!;
    const lies: Drawn[] = [
      { ...last, key: made.drawn[0]!.key },
      { ...last, numbers: [{ ...number, got: (number.got + 1) % number.below }] },
      { ...last, numbers: [{ ...number, means: [{ draw: 'another', count: number.below }] }] },
    ];
    for (const lie of lies)
      expect((await check(undefined, [...made.drawn.slice(0, -1), lie])).problems).toEqual(['draw']);
    expect((await check(undefined, made.drawn.slice(1))).problems).toEqual(['draw']);
    expect((await check(undefined, [...made.drawn, last])).problems).toEqual(['draw']);
  });
});
