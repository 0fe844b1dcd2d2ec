// What this browser keeps of a table's luck, so that nobody can tell it otherwise later: the commitment as it first saw
// it, what it added for its own seats, and the hashes of sealed choices. The end of a game is held against it
// (lib/proof.ts, docs/fairness.md).

import type { TableState } from '../wire';
import * as api from './api';
import { knownTable } from './myTables.svelte';
import { storage } from './storage';

export interface KeptLuck {
  commitment: string;
  early: boolean; // it was seen before anything was drawn
  nonces: Record<number, string>; // by seat
  seals: { seat: number; hash: string }[];
}

const place = (table: string): string => `pithead.luck.${table}`;
const NOTHING: KeptLuck = { commitment: '', early: false, nonces: {}, seals: [] };

export function keptLuck(table: string): KeptLuck {
  try {
    return { ...NOTHING, ...(JSON.parse(storage.get(place(table)) ?? '{}') as Partial<KeptLuck>) };
  } catch {
    return NOTHING;
  }
}

function write(table: string, kept: KeptLuck): void {
  storage.set(place(table), JSON.stringify(kept));
}

/** Keep what a state shows for the first time. */
export function keepLuck(state: TableState): void {
  const kept = keptLuck(state.table);
  const fresh = state.seals.filter(({ hash }) => !kept.seals.some((one) => one.hash === hash));
  if (kept.commitment && fresh.length === 0) return;
  const seals = [...kept.seals, ...fresh.map(({ seat, hash }) => ({ seat, hash }))];
  const first = kept.commitment ? kept : { commitment: state.commitment, early: state.missing.length > 0 };
  write(state.table, { ...kept, commitment: first.commitment, early: first.early, seals });
}

/** What this browser adds for a seat: drawn after the commitment was kept, and the same if it has to be sent again. */
function nonceFor(table: string, seat: number): string {
  const kept = keptLuck(table);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = kept.nonces[seat] ?? [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  write(table, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
  return nonce;
}

/** The seats of this browser that have still to add their part. */
export function ownParts(state: TableState, token: string): { seat: number; token: string }[] {
  const keys = knownTable(state.table)?.keys ?? [];
  const own = keys.some((key) => key.token === token) ? keys : [...keys, { seat: state.seat, token }];
  return own.filter((key) => state.adds.includes(key.seat));
}

/** Add the part of each seat that is played from here. What does not arrive is sent again with the next state. */
export async function addLuck(state: TableState, token: string): Promise<void> {
  for (const own of ownParts(state, token)) {
    const nonce = nonceFor(state.table, own.seat);
    const command = { type: 'add_luck', id: `luck-${own.seat}`, seat: own.seat, nonce } as const;
    await api.command(state.table, own.token, command).catch(() => undefined);
  }
}
