// The luck of a finished game, checked by this browser alone: what was promised, what the players added, every random
// number, every sealed choice. It has no rules: which outcome a number stands for it reads from the server's table, and
// holds that against the record (docs/fairness.md says what that leaves open).

import type { Drawn } from '../wire';
import { blake2b, bytesOf, hashLines, hex, sha256 } from './hashes';
import type { KeptLuck } from './luck';

interface Line {
  n: number;
  c?: number;
  seat?: number;
  move?: string;
  draw?: string;
  undo?: number;
  strike?: number[];
  epoch?: number;
  seal?: number;
  hash?: string;
  nonces?: string[];
  seed?: string;
}

interface Header {
  table?: string;
  proof?: number;
  nonces?: boolean;
  commitment: string;
  players: { kind: string }[];
  luck?: { lines: number }[];
}

export interface Checked {
  /** What does not fit, as the end of a message id; nothing if all is well. */
  problems: string[];
  /** Whether the commitment was known to this browser before anything was drawn. */
  known: boolean;
  /** Persons who have added to the luck, and all persons. */
  added: number;
  people: number;
  /** Whether this browser added. */
  own: boolean;
  draws: number;
  /** Draws that hang on no number: by the server's word there was only one possible outcome. */
  forced: number;
  seals: number;
  /** What a hand check with sha256sum comes to, by the name of the figure. */
  figures: [string, string][];
}

const MULTIPLIER = 2131995753n;
const LOW = 0xffffffffn;
const LONGEST = 400; // moves of one sealed choice

/** The generator of one outcome, as docs/fairness.md has it. */
export class Generator {
  private x: bigint;
  private carry: bigint;

  constructor(seed: Uint8Array, key: number[]) {
    const start = blake2b(key.join(','), seed, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    this.x = start & LOW;
    this.carry = ((start >> 32n) % (MULTIPLIER - 1n)) + 1n;
    if (this.x === LOW && this.carry === MULTIPLIER - 1n) this.carry = 1n;
    for (let i = 0; i < 4; i += 1) this.word();
  }

  word(): bigint {
    const t = MULTIPLIER * this.x + this.carry;
    this.x = t & LOW;
    this.carry = t >> 32n;
    return this.x ^ this.carry;
  }

  below(n: number): number {
    const span = 1n << 32n;
    const limit = span - (span % BigInt(n));
    let r = this.word();
    while (r >= limit) r = this.word();
    return Number(r % BigInt(n));
  }
}

/** Check a record against what this browser kept. */
export async function checkRecord(table: string, record: string, drawn: Drawn[], kept: KeptLuck): Promise<Checked> {
  const texts = record.split('\n').filter(Boolean);
  const header = JSON.parse(texts[0] ?? '{}') as Header;
  const lines = texts.slice(1).map((text) => JSON.parse(text) as Line);
  const secret = lines.at(-1)?.seed ?? '';
  const nonces = lines.find((line) => line.nonces)?.nonces ?? [];
  const problems = new Set<string>();
  const expect = (fits: boolean, problem: string) => void (fits || problems.add(problem));

  const terms = (texts[0] ?? '').split(',"commitment":')[0] ?? '';
  const promised = header.proof === 2 ? await hashLines(terms, secret) : oldCommitment(secret);
  expect(promised === header.commitment, 'seed');
  if (kept.commitment) expect(header.commitment === kept.commitment, 'commitment');
  if (header.proof === 2 && kept.commitment) expect(header.table === table, 'table');
  for (const [seat, nonce] of Object.entries(kept.nonces)) expect(nonces[Number(seat) - 1] === nonce, 'nonce');
  const asked = header.nonces === true;
  const drawnFrom = asked ? await hashLines(secret, ...nonces) : secret;
  const seed = bytesOf(drawnFrom);
  const first = header.luck?.at(-1)?.lines ?? 0; // lines of another table, with luck of its own
  const own = lines.filter((line) => line.n > first);
  expect(drawsFit(own, drawn, seed), 'draw');
  const seals = await sealsFit(lines, secret);
  expect(seals.fit, 'seal');
  for (const seal of kept.seals) expect(seals.known.get(seal.hash) === seal.seat, 'seal');
  return {
    problems: [...problems],
    known: kept.early,
    added: nonces.filter(Boolean).length,
    people: header.players.filter((player) => player.kind !== 'bot').length,
    own: Object.keys(kept.nonces).length > 0,
    draws: drawn.length,
    forced: drawn.filter(({ numbers }) => !numbers.some((n) => n.below > 1 && n.means.length > 0)).length,
    seals: seals.known.size,
    figures: [
      ['promise', header.commitment],
      ['secret', secret],
      ...Object.values(kept.nonces).map((nonce): [string, string] => ['added', nonce]),
      ['seed', drawnFrom],
    ],
  };
}

/** The commitment of records before the header was bound too. */
function oldCommitment(secret: string): string {
  const bytes = new Uint8Array([...new TextEncoder().encode('pithead seed'), ...bytesOf(secret)]);
  return hex(sha256(bytes));
}

/** Whether each outcome of the record follows from the numbers that the seed gives. */
function drawsFit(lines: Line[], drawn: Drawn[], seed: Uint8Array): boolean {
  const seen = new Set<string>();
  let [epoch, at, last] = [0, 0, ''];
  for (const line of lines) {
    if (line.epoch) epoch = line.epoch;
    if (line.draw === undefined) continue;
    const one = drawn[at++];
    if (!one || one.line !== line.n || one.draw !== line.draw || !numbersFit(one, seed)) return false;
    const key = one.key.join(',');
    if (key !== last && seen.has(key)) return false; // luck is not drawn twice until it pleases
    if (Math.max(0, -(one.key.at(-1) ?? 0)) !== epoch) return false;
    seen.add((last = key));
  }
  return at === drawn.length;
}

function numbersFit(one: Drawn, seed: Uint8Array): boolean {
  const generator = new Generator(seed, one.key);
  return one.numbers.every(({ below, got, means }) => {
    if (below === 0) {
      generator.word();
      return true;
    }
    if (generator.below(below) !== got) return false;
    let left = got;
    const meant = means.find(({ count }) => (left -= count) < 0);
    return means.length === 0 || meant?.draw === one.draw;
  });
}

/** Whether each sealed choice is what was published: the last moves of its seat before the seal. */
async function sealsFit(lines: Line[], secret: string): Promise<{ fit: boolean; known: Map<string, number> }> {
  const known = new Map<string, number>();
  let stands: Line[] = [];
  let fit = true;
  for (const line of lines) {
    if (line.strike) stands = stands.filter((one) => !line.strike!.includes(one.c ?? 0));
    if (line.move !== undefined) stands.push(line);
    if (line.seal === undefined || line.hash === undefined) continue;
    known.set(line.hash, line.seal);
    const salt = await hashLines(secret, `seal ${line.n}`);
    const moves = stands.filter((one) => one.seat === line.seal).map((one) => one.move ?? '');
    fit &&= await fitsSome(line, salt, moves);
  }
  return { fit, known };
}

async function fitsSome(line: Line, salt: string, moves: string[]): Promise<boolean> {
  for (let count = 1; count <= Math.min(moves.length, LONGEST); count += 1)
    if ((await hashLines(salt, `seat ${line.seal}`, ...moves.slice(-count))) === line.hash) return true;
  return false;
}
