// The packs of a game: what they are called, what is changed in them, who can play them.

import type { GameInfo, PackChange, PackOffer } from '../wire';
import { list, t } from './text.svelte';

const KINDS = ['card', 'event', 'tile', 'die', 'slot', 'achievement']; // of rows that have a word of their own

/** A pack as people call it; the first version of one needs no number. */
export const packName = (name: string, version: number): string => (version > 1 ? `${name} ${version}` : name);

/** What a host offers of a pack; undefined where it is none that a new table can have. */
export const offerOf = (info: GameInfo, digest: string): PackOffer | undefined =>
  info.packs.find((one) => one.pack.digest === digest);

/** A game with one of its packs: the bots are those that can play it. */
export function withPack(info: GameInfo, digest: string): GameInfo {
  const offer = offerOf(info, digest);
  return offer ? { ...info, pack: offer.pack, bots: offer.bots, levels: offer.levels, scale: offer.scale } : info;
}

/** How much is changed: "3 cards and 1 event"; "" where nothing is. */
export function changedWords(changed: Record<string, number>): string {
  const counts = new Map<string, number>();
  for (const [table, n] of Object.entries(changed)) {
    const kind = KINDS.includes(table) ? table : 'other';
    counts.set(kind, (counts.get(kind) ?? 0) + n);
  }
  const kinds = [...KINDS, 'other'].filter((kind) => counts.has(kind));
  return list(kinds.map((kind) => t(`web-packs-${kind}s`, { n: counts.get(kind) ?? 0 })));
}

const shown = (value: unknown): string =>
  value === null ? t('web-packs-nothing') : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

/** One change in words: "Card 019 Supply Shed: cost 0 → 2". */
export function changeWords(change: PackChange): string {
  const id = change.row.slice(change.table.length).replace(/^,? /, '');
  const kind = KINDS.includes(change.table) ? t(`web-packs-${change.table}`) : change.table.replaceAll('_', ' ');
  const title = [kind, id, change.name].filter(Boolean).join(' ');
  const what =
    change.kind === 'changed'
      ? change.fields.map((one) => `${one.name} ${shown(one.before)} → ${shown(one.now)}`).join(', ')
      : t(`web-packs-${change.kind}`);
  return `${title}${t('common-colon')}${what}`;
}
