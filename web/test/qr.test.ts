import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../src/lib/qr';

const SCALE = 4; // px a module
const QUIET = 4; // modules

/** What a camera makes of the drawing: the path on white, read by another library. */
function scanned({ size, path }: { size: number; path: string }): string | undefined {
  const side = size * SCALE;
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + 1) * SCALE; column++)
        image.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsQR(image, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

describe('a QR code', () => {
  it.each([
    'A',
    'http://127.0.0.1:8000/t/1#abcdefghijk',
    `https://table.example/t/V1StGXR8_Z5jdHi6#${'k3Jx'.repeat(11)}`,
    `https://table.example/t/long?at=1234#${'x'.repeat(160)}`,
  ])('is read back as what was written: %s', (text) => {
    expect(scanned(qrPath(text))).toBe(text);
  });

  it('is still read with a corner of its data torn off', () => {
    const code = qrPath('https://table.example/t/V1StGXR8_Z5jdHi6#secret');
    const inside = code.size - QUIET - 3;
    const torn = code.path.replaceAll(/M(\d+) (\d+)h1v1h-1z/g, (all, x, y) =>
      Number(x) >= inside && Number(y) >= inside ? '' : all,
    );
    expect(torn).not.toBe(code.path);
    expect(scanned({ ...code, path: torn })).toBe('https://table.example/t/V1StGXR8_Z5jdHi6#secret');
  });

  it('stands upright: beside its lower left corner a module is always dark', () => {
    for (let i = 0; i < 24; i++) {
      const { size, path } = qrPath(`pithead ${i}`);
      expect(path).toContain(`M${QUIET + 8} ${size - QUIET - 8}h`);
    }
  });

  it('keeps the quiet zone clear', () => {
    const { size, path } = qrPath('pithead');
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
      for (const at of [Number(x), Number(y)]) expect(at >= QUIET && at < size - QUIET).toBe(true);
  });
});
