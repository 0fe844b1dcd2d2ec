// The hashes that a proof of luck is made of: SHA-256, by the browser where it has it (WebCrypto asks for https), and
// BLAKE2b with a key, which no browser has.

const encoder = new TextEncoder();

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 of lines of text, each ended by a line break, as `sha256sum` has it. */
export async function hashLines(...lines: string[]): Promise<string> {
  const bytes = encoder.encode(lines.map((line) => `${line}\n`).join(''));
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes));
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p !== 0)) primes.push(n);
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUND = primes.map((p) => fraction(Math.cbrt(p)));
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

/** SHA-256 where the page has no https. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = [...START];
  const words = new Int32Array(64);
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        words[i] = view.getInt32(at + 4 * i);
        continue;
      }
      const [a, b] = [words[i - 15]!, words[i - 2]!];
      const mixed = (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      words[i] = words[i - 16]! + words[i - 7]! + mixed;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => out.setInt32(4 * i, value));
  return new Uint8Array(out.buffer);
}

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => Number.parseInt(digit, 16)));

/** BLAKE2b of a short text (up to 128 bytes) with a key, `size` bytes of it. */
export function blake2b(text: string, key: Uint8Array, size: number): Uint8Array {
  const state = [...IV];
  state[0]! ^= BigInt(0x01010000 ^ (key.length << 8) ^ size);
  const blocks = [key, encoder.encode(text)].map((bytes) => {
    const block = new Uint8Array(128);
    block.set(bytes);
    return new DataView(block.buffer);
  });
  const length = encoder.encode(text).length;
  const used = length > 0 ? blocks : blocks.slice(0, 1);
  used.forEach((block, i) => {
    const last = i === used.length - 1;
    compress(state, block, i === 0 ? 128 : 128 + length, last);
  });
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => out.setBigUint64(8 * i, word, true));
  return new Uint8Array(out.buffer).slice(0, size);
}

function compress(state: bigint[], block: DataView, count: number, last: boolean): void {
  const m = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  const v = [...state, ...IV];
  v[12]! ^= BigInt(count);
  if (last) v[14]! ^= MASK;
  const turn = (x: bigint, n: bigint) => ((x >> n) | (x << (64n - n))) & MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    for (const [word, first, second] of [
      [x, 32n, 24n],
      [y, 16n, 63n],
    ] as const) {
      v[a] = (v[a]! + v[b]! + word) & MASK;
      v[d] = turn(v[d]! ^ v[a], first);
      v[c] = (v[c]! + v[d]) & MASK;
      v[b] = turn(v[b]! ^ v[c], second);
    }
  };
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10]!;
    const word = (i: number) => m[order[i]!]!;
    for (let i = 0; i < 4; i += 1) mix(i, i + 4, i + 8, i + 12, word(2 * i), word(2 * i + 1));
    for (let i = 0; i < 4; i += 1)
      mix(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12, word(8 + 2 * i), word(9 + 2 * i));
  }
  state.forEach((value, i) => (state[i] = value ^ v[i]! ^ v[i + 8]!));
}
