// Rockwell's cards, tiles, achievements and improvements for the gallery.

import '../style.css';
import { list, t } from '../../../lib/text.svelte';
import { capitalized } from '../../../lib/words';
import { printed, type Gallery, type GalleryTab, type Piece, type Row, type Tables } from '../../gallery';
import { card, cubesOf, pays, RESOURCES, STRATA, SYMBOL } from '../facts';
import type { Cubes, Resource } from '../scene';
import View from './View.svelte';

/** What is drawn: cubes, Danger, a symbol, and lines of words. */
export interface Shown {
  cubes: Partial<Cubes>;
  danger: boolean;
  symbol: string;
  lines: string[];
}
type Made = Piece<Shown>;

const nothing: Shown = { cubes: {}, danger: false, symbol: '', lines: [] };
const resource = (one: string) => t(`rockwell-resource-${one}`);
const named = (cubes: Partial<Cubes>) =>
  list(RESOURCES.filter((one) => cubes[one]).map((one) => `${cubes[one]} ${resource(one)}`));
const numbers = (value: unknown) => (value as number[]).map((one) => one.toLocaleString()).join(', ');
const ofCubes = (cubes: Partial<Cubes>) => RESOURCES.filter((one) => cubes[one]).map((one) => `cubes:${one}`);

/** Rows that are alike in one place, as one piece with their number. */
function counted(pieces: Made[]): Made[] {
  const out: Made[] = [];
  for (const piece of pieces) {
    const same = out.find((one) => one.key === piece.key);
    if (same) same.count += piece.count;
    else out.push(piece);
  }
  return out;
}

function extraction(row: Row): Made {
  const { cubes, danger } = card(String(row.id));
  const pile = Number(row.pile);
  return {
    key: `${pile}-${String(row.id)}`,
    name: named(cubes),
    words: danger ? t('reading-rw-danger') : '',
    count: 1,
    printed: printed(row),
    group: t('reading-rw-pile', { n: pile }),
    tags: [`pile:${pile}`, danger ? 'danger' : 'safe', ...ofCubes(cubes)],
    row: { ...nothing, cubes, danger },
  };
}

function backs(row: Row): Made[] {
  const ring = String(row.id);
  return (row.backs as string[]).map((back) => {
    const paid = pays(back);
    const cubes = cubesOf((one) => paid.filter((other) => other === one).length);
    return {
      key: `${ring}-${back}`,
      name: named(cubes),
      words: '',
      count: 1,
      printed: printed(row),
      group: t('reading-rw-ring-of', { ring }),
      tags: [`ring:${ring}`, ...ofCubes(cubes)],
      row: { ...nothing, cubes },
    };
  });
}

function achievement(row: Row, tiers: Row[]): Made {
  const tier = tiers.find((one) => one.id === row.tier) ?? {};
  const line = t('reading-rw-values', { four: numbers(tier.four), three: numbers(tier.three), two: numbers(tier.two) });
  return {
    key: String(row.id),
    name: capitalized(t(`rockwell-achievement-${String(row.id)}`)),
    words: line,
    count: (tier.four as number[]).length,
    printed: printed(row),
    group: t('reading-rw-tier', { n: Number(row.tier) }),
    tags: [],
    row: { ...nothing, symbol: 'prestige', lines: [line] },
  };
}

function deliveries(row: Row): Made[] {
  const kind = String(row.id) as Resource;
  return (row.costs as number[]).map((n) => {
    const line = t('reading-rw-delivery-say', { n, prestige: Number(row.prestige) });
    return {
      key: `${kind}-${n}`,
      name: `${n} ${resource(kind)}`,
      words: line,
      count: 1,
      printed: printed(row),
      group: capitalized(resource(kind)),
      tags: [`cubes:${kind}`],
      row: { ...nothing, cubes: { [kind]: n }, lines: [line] },
    };
  });
}

function improvements(tables: Tables): Made[] {
  const rows = tables.improvements ?? [];
  const fees = tables.fees?.[0] ?? {};
  const own = (id: string, name: string, symbol: string, lines: string[], from: Row): Made => ({
    key: id,
    name,
    words: lines.join(' '),
    count: 1,
    printed: printed(from),
    group: t('reading-rw-improvement'),
    tags: [],
    row: { ...nothing, symbol, lines },
  });
  const bySeats = (what: string) =>
    rows.map((row) => t('reading-rw-price', { seats: Number(row.seats), prices: numbers(row[what]) }));
  const levels = ['safety', 'mobility', 'mineshaft'].map((what) =>
    own(
      what,
      t(`rockwell-verb-${what}`),
      what,
      [what === 'mineshaft' ? t('reading-rw-mineshaft-say') : t(`rockwell-help-${what}`), ...bySeats(what)],
      rows.find((row) => !printed(row)) ?? {},
    ),
  );
  return [
    own('power', t('reading-rw-power'), 'crew-mini', [t('reading-rw-power-say'), numbers(fees.power)], fees),
    ...levels,
    own(
      'subcontractor',
      t('reading-rw-subcontractor'),
      'die-2',
      [t('reading-rw-subcontractor-say'), numbers(fees.subcontractor)],
      fees,
    ),
  ];
}

function tabs(tables: Tables): GalleryTab[] {
  const cubes = {
    label: t('reading-rw-cubes'),
    options: RESOURCES.map((one) => ({ tag: `cubes:${one}`, label: capitalized(resource(one)), symbol: SYMBOL[one] })),
  };
  const piles = [...new Set((tables.card ?? []).map((row) => Number(row.pile)))];
  const danger = {
    label: t('reading-rw-danger'),
    options: [
      { tag: 'danger', label: t('reading-rw-danger'), symbol: 'danger' },
      { tag: 'safe', label: t('reading-rw-no-danger') },
    ],
  };
  const tab = (id: string, pieces: Made[], filters: GalleryTab['filters']): GalleryTab => ({
    id,
    label: t(`reading-rw-${id}`),
    pieces: counted(pieces) as Piece<never>[],
    filters,
    View: View as never,
  });
  return [
    tab('extraction', (tables.card ?? []).map(extraction), [
      {
        label: t('reading-rw-piles'),
        options: piles.map((n) => ({ tag: `pile:${n}`, label: String(n) })),
      },
      danger,
      cubes,
    ]),
    tab('back', (tables.stratum ?? []).flatMap(backs), [
      { label: t('reading-rw-ring'), options: STRATA.map((ring) => ({ tag: `ring:${ring}`, label: ring })) },
      cubes,
    ]),
    tab(
      'achievement',
      (tables.achievement ?? []).map((row) => achievement(row, tables.tier ?? [])),
      [],
    ),
    tab('delivery', (tables.delivery ?? []).flatMap(deliveries), [cubes]),
    tab('improvement', improvements(tables), []),
  ];
}

export const gallery: Gallery = { className: 'rockwell-gallery', tabs };
