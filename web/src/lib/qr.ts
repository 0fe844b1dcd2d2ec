// QR codes (ISO/IEC 18004): byte mode, error correction M, versions 1 to 10. Enough for a link of 200 characters.

/** Per version from 1: error correction codewords a block, and the data codewords of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
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

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255]!;
}

/** Reed-Solomon error correction codewords of one block. */
export function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((value, k) => (next[k + 1] = next[k + 1]! ^ times(value, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((value, k) => (rest[i + k] = rest[i + k]! ^ times(value, factor)));
  }
  return rest.slice(data.length);
}

function remainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) rest ^= generator << (i - bits);
  return rest;
}

/** The codewords of a text, interleaved as they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((a, b) => a + b, 0);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((a, b) => a * 2 + b, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const fixes = blocks.map((block) => correction(block, count));
  const out: number[] = [];
  for (let i = 0; i < Math.max(...sizes); i++) for (const block of blocks) if (i < block.length) out.push(block[i]!);
  for (let i = 0; i < count; i++) for (const fix of fixes) out.push(fix[i]!);
  return out;
}

type Grid = boolean[][];

function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  const lines: string[] = [];
  for (let i = 0; i < size; i++) {
    lines.push(grid[i]!.map(Number).join(''), grid.map((row) => Number(row[i])).join(''));
  }
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)$/.test(line.slice(i, i + 11))) sum += 40;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++)
      if (grid[r]![c] === grid[r - 1]![c] && grid[r]![c] === grid[r]![c - 1] && grid[r]![c] === grid[r - 1]![c - 1])
        sum += 3;
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

/** The modules of the smallest code that holds the text; RangeError above 213 bytes. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(([, sizes], i) => sizes.reduce((a, b) => a + b, 0) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code');
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (r: number, c: number, dark: boolean) => {
    if (r < 0 || c < 0 || r >= size || c >= size) return;
    grid[r]![c] = dark;
    fixed[r]![c] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [r0, c0] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) set(r0 + r, c0 + c, [0, 1, 3].includes(Math.max(Math.abs(r), Math.abs(c))));
  const marks = ALIGNMENT[version - 1]!;
  for (const r0 of marks)
    for (const c0 of marks) {
      if ((r0 === 6 && c0 === 6) || (r0 === 6 && c0 === size - 7) || (r0 === size - 7 && c0 === 6)) continue;
      for (let r = -2; r <= 2; r++)
        for (let c = -2; c <= 2; c++) set(r0 + r, c0 + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  const formats = (mask: number) => {
    const info = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark);
      set(8, i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, dark);
    }
    set(size - 8, 8, true);
  };
  formats(0);
  if (version >= 7) {
    const info = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  const words = codewords(bytes, version);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1]) {
        if (fixed[r]![c]) continue;
        grid[r]![c] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
  const flip = (mask: number) => {
    for (let r = 0; r < size; r++)
      for (let c = 0; c < size; c++) if (!fixed[r]![c] && MASKS[mask]!(r, c)) grid[r]![c] = !grid[r]![c];
  };
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    flip(mask);
    formats(mask);
    const cost = penalty(grid);
    if (cost < least) [least, best] = [cost, mask];
    flip(mask);
  }
  flip(best);
  formats(best);
  return grid;
}

/** The code as one SVG path with its quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const grid = qr(text);
  let path = '';
  grid.forEach((row, r) => row.forEach((dark, c) => dark && (path += `M${c + 4} ${r + 4}h1v1h-1z`)));
  return { size: grid.length + 8, path };
}
