// Dig Deep's dice and tiles for the gallery.

import '../style.css';
import { list, t } from '../../../lib/text.svelte';
import { capitalized } from '../../../lib/words';
import { printed, type Gallery, type GalleryTab, type Piece, type Row, type Tables } from '../../gallery';
import { ACTIONS, face, GEMS } from '../facts';
import type { Gem } from '../scene';
import DieView from './DieView.svelte';
import TileView from './TileView.svelte';

export interface DieRow {
  id: string;
  faces: string[];
}
export interface TileRow {
  level: number;
  gems: Gem[];
  /** how many there are with two, three and four players */
  numbers: [number, number, number];
}

const LETTERS: Record<string, Gem> = { R: 'ruby', E: 'emerald', A: 'amethyst', S: 'sapphire', D: 'diamond' };

function die(row: Row, market: boolean): Piece<DieRow> {
  const [id, faces] = [market ? 'market' : String(row.id), row.faces as string[]];
  const does = [...new Set(faces.map((one) => (market ? one : face(one).action)))];
  return {
    key: id,
    name: market ? t('reading-dd-market-die') : capitalized(t('reading-dd-die', { colour: t(`dig_deep-die-${id}`) })),
    words: does.map((one) => t(market ? `dig_deep-market_face-${one}` : `dig_deep-action-${one}`)).join(' '),
    count: Number(row.count),
    printed: printed(row),
    group: t(market ? 'reading-dd-market' : 'reading-dd-own'),
    tags: does.map((one) => `does:${one}`),
    row: { id, faces },
  };
}

function tile(row: Row): Piece<TileRow> {
  const gems = [...String(row.gems)].map((letter) => LETTERS[letter] ?? 'ruby');
  const [unmarked, three, four] = [Number(row.unmarked), Number(row.three_plus), Number(row.four)];
  return {
    key: String(row.id),
    name: capitalized(list(gems.map((gem) => t(`dig_deep-gem-${gem}`)))),
    words: '',
    count: unmarked + three + four,
    printed: printed(row),
    group: t('reading-dd-level', { n: Number(row.level) }),
    tags: [`level:${Number(row.level)}`, ...gems.map((gem) => `gem:${gem}`)],
    row: { level: Number(row.level), gems, numbers: [unmarked, unmarked + three, unmarked + three + four] },
  };
}

function tabs(tables: Tables): GalleryTab[] {
  const levels = [1, 2, 3];
  return [
    {
      id: 'dice',
      label: t('reading-dd-dice'),
      pieces: [
        ...(tables.die ?? []).map((row) => die(row, false)),
        ...(tables.market_die ?? []).map((row) => die(row, true)),
      ] as Piece<never>[],
      filters: [
        {
          label: t('reading-dd-does'),
          options: ACTIONS.map((one) => ({
            tag: `does:${one}`,
            label: t(`dig_deep-action-${one}`),
            symbol: `act-${one}`,
          })),
        },
      ],
      View: DieView as never,
    },
    {
      id: 'tiles',
      label: t('reading-dd-tiles'),
      pieces: (tables.tile ?? []).map(tile) as Piece<never>[],
      filters: [
        {
          label: t('reading-dd-levels'),
          options: levels.map((n) => ({ tag: `level:${n}`, label: t('reading-dd-level', { n }) })),
        },
        {
          label: t('reading-dd-gems'),
          options: GEMS.map((gem) => ({
            tag: `gem:${gem}`,
            label: capitalized(t(`dig_deep-gem-${gem}`)),
            symbol: gem,
          })),
        },
      ],
      View: TileView as never,
    },
  ];
}

export const gallery: Gallery = { className: 'dig-deep-gallery', tabs };
