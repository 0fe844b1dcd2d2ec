// Imperial Miners' cards, events and boards for the gallery, in sentences.

import '../style.css';
import { t } from '../../../lib/text.svelte';
import { printed, type Gallery, type GalleryTab, type Piece, type Row, type Tables } from '../../gallery';
import { FACTIONS, LEVELS } from '../facts';
import { inWords, branches, loadPackWords } from '../packWords.svelte';
import type { Card, Faction, Half, WhenName } from '../scene';
import { SYMBOLS } from '../symbols';
import BoardView from './BoardView.svelte';
import CardView from './CardView.svelte';
import EventView from './EventView.svelte';

export interface EventRow {
  event: string;
  when: WhenName;
  effect: string;
}
export interface BoardRow {
  title: string;
  /** the effects of its spaces or places, with their names */
  spaces: { name: string; effect: string; branch: number | null }[];
}

const LETTERS: Record<string, Faction> = Object.fromEntries(FACTIONS.map((one) => [one.charAt(0).toUpperCase(), one]));
const WHEN: Record<string, WhenName> = { now: 'immediate', special: 'special', end: 'end' };
const DOES = {
  gold: 'im-gold',
  vp: 'im-vp',
  draw: 'card',
  advance: 'advance',
  machine: 'machine',
  cart: 'cart-full',
  cavein: 'cave-in',
  activate: 'im-activate',
};

const does = (effect: string) => branches(effect).flatMap((one) => one.verbs.map((verb) => `does:${verb}`));
const cut = (value: unknown) => String(value).split(' ').filter(Boolean);

function cardOf(row: Row): Piece<Card> {
  const level = LEVELS[Number(row.level) - 1] ?? 'I';
  const factions = cut(row.factions).flatMap((letter) => LETTERS[letter] ?? []);
  const id = String(row.id);
  return {
    key: id,
    name: t(`imperial_miners-pack-card-${id}`),
    words: [inWords(`card-${id}`), ...factions.map((one) => t(`imperial_miners-faction-${one}`))].join(' '),
    count: Number(row.count ?? 1),
    printed: printed(row),
    group: t('reading-im-level-of', { level }),
    tags: [
      `level:${level}`,
      ...(factions.length > 0 ? factions.map((one) => `faction:${one}`) : ['faction:none']),
      ...does(`card-${id}`),
    ],
    row: {
      card: id,
      level,
      cost: Number(row.cost),
      factions,
      halves: cut(row.halves) as Half[],
      effect: `card-${id}`,
      source: String(row.source),
    },
  };
}

/** Cards that differ in nothing but their half-carts stand once, with their number. */
function different(rows: Row[]): Piece<Card>[] {
  const out = new Map<string, Piece<Card>>();
  for (const row of rows) {
    const key = [row.en, row.level, row.factions, row.cost, row.effect, row.source].join('|');
    const same = out.get(key);
    if (same) same.count += Number(row.count ?? 1);
    else out.set(key, cardOf(row));
  }
  return [...out.values()];
}

function eventOf(row: Row): Piece<EventRow> {
  const id = String(row.id);
  const when = WHEN[/^\w+/.exec(String(row.effect))?.[0] ?? ''] ?? 'immediate';
  return {
    key: id,
    name: t(`imperial_miners-pack-event-${id}`),
    words: inWords(`event-${id}`),
    count: 1,
    printed: printed(row),
    group: t(`reading-im-when-${when}`),
    tags: [`when:${when}`, ...does(`event-${id}`)],
    row: { event: id, when, effect: `event-${id}` },
  };
}

function sideOf(row: Row): Piece<BoardRow> {
  const [board, side] = [String(row.board), String(row.side)];
  const spaces = (row.spaces as string[]).map((_, i) => ({
    name: String(i + 1),
    effect: `space-${board}-${side}-${i + 1}`,
    branch: null,
  }));
  const name = t(`imperial_miners-pack-board-${board}`);
  const title = side === 'back' ? t('reading-im-back', { name }) : name;
  return {
    key: `${board}-${side}`,
    name: title,
    words: spaces.map((one) => inWords(one.effect)).join(' '),
    count: 1,
    printed: printed(row),
    group: t('reading-im-side'),
    tags: spaces.flatMap((one) => does(one.effect)),
    row: { title, spaces },
  };
}

function surfaceOf(row: Row): Piece<BoardRow> {
  const places = [...new Set(branches('surface').map((one) => one.effect))];
  return {
    key: 'surface',
    name: t('reading-im-surface'),
    words: inWords('surface'),
    count: 1,
    printed: printed(row),
    group: t('reading-im-surface'),
    tags: does('surface'),
    row: {
      title: t('reading-im-surface'),
      spaces: places.map((n) => ({ name: t(`imperial_miners-pack-place-${n}`), effect: 'surface', branch: n })),
    },
  };
}

function tabs(tables: Tables): GalleryTab[] {
  const what = {
    label: t('reading-im-does'),
    options: Object.entries(DOES).map(([verb, symbol]) => ({
      tag: `does:${verb}`,
      label: t(`reading-im-${verb}`),
      symbol,
    })),
  };
  const cards = different(tables.card ?? []);
  return [
    {
      id: 'cards',
      label: t('reading-im-card'),
      pieces: cards as Piece<never>[],
      filters: [
        {
          label: t('reading-im-faction'),
          options: [
            ...FACTIONS.map((one) => ({
              tag: `faction:${one}`,
              label: t(`imperial_miners-faction-${one}`),
              symbol: SYMBOLS[one] ?? '',
            })),
            { tag: 'faction:none', label: t('reading-im-none') },
          ],
        },
        { label: t('reading-im-level'), options: LEVELS.map((level) => ({ tag: `level:${level}`, label: level })) },
        what,
      ],
      View: CardView as never,
      whole: true,
    },
    {
      id: 'events',
      label: t('reading-im-event'),
      pieces: (['immediate', 'special', 'end'] as const).flatMap((when) =>
        (tables.event ?? []).map(eventOf).filter((one) => one.row.when === when),
      ) as Piece<never>[],
      filters: [
        {
          label: t('reading-im-when'),
          options: [
            { tag: 'when:immediate', label: t('reading-im-now') },
            { tag: 'when:special', label: t('reading-im-round') },
            { tag: 'when:end', label: t('reading-im-end') },
          ],
        },
        what,
      ],
      View: EventView as never,
      whole: true,
    },
    {
      id: 'boards',
      label: t('reading-im-side'),
      pieces: (tables.side ?? []).map(sideOf) as Piece<never>[],
      filters: [what],
      View: BoardView as never,
      whole: true,
    },
    {
      id: 'surface',
      label: t('reading-im-surface'),
      pieces: (tables.surface ?? []).map(surfaceOf) as Piece<never>[],
      filters: [],
      View: BoardView as never,
      whole: true,
    },
  ];
}

export const gallery: Gallery = { className: 'imperial-miners imperial-gallery', prepare: loadPackWords, tabs };
