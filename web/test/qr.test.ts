import { describe, expect, it } from 'vitest';
import { correction, qr, qrPath } from '../src/lib/qr';

const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Read a code of one block (versions 1 to 3) back: format, unmask, walk, length, bytes. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  let format = 0;
  for (let i = 14; i >= 0; i--) format = format * 2 + Number(grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8]);
  const mask = ((format ^ 0x5412) >> 10) & 7;
  const version = (size - 17) / 4;
  const mark = version > 1 ? size - 7 : -9;
  const reserved = (r: number, c: number) =>
    (r < 9 && c < 9) ||
    (r < 9 && c > size - 9) ||
    (r > size - 9 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (Math.abs(r - mark) <= 2 && Math.abs(c - mark) <= 2);
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1]) if (!reserved(r, c)) bits.push(Number(grid[r]![c] !== MASKS[mask]!(r, c)));
    }
  }
  const value = (from: number, length: number) => bits.slice(from, from + length).reduce((a, b) => a * 2 + b, 0);
  expect(value(0, 4)).toBe(4);
  return new TextDecoder().decode(Uint8Array.from({ length: value(4, 8) }, (_, i) => value(12 + 8 * i, 8)));
}

describe('a QR code', () => {
  it('corrects errors as the standard’s example does', () => {
    expect(correction([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([
      196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
    ]);
  });

  it.each(['A', 'pithead', 'http://127.0.0.1:8000/t/1#abcdefghijk'])('can be read back: %s', (text) => {
    expect(read(qr(text))).toBe(text);
  });

  it('grows with the text and has its three corners', () => {
    for (const length of [10, 60, 100, 150, 200]) {
      const grid = qr('x'.repeat(length));
      expect((grid.length - 17) % 4).toBe(0);
      for (const [r, c] of [
        [3, 3],
        [3, grid.length - 4],
        [grid.length - 4, 3],
      ] as const)
        expect(grid[r]![c] && grid[r]![c + 1] && !grid[r]![c + 2]).toBe(true);
    }
    expect(() => qr('x'.repeat(300))).toThrow(RangeError);
    expect(qrPath('A').size).toBe(29);
  });
});
