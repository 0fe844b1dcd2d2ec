// What a game's folder brings to the gallery of its components: `boards/<game>/gallery/index.ts`, with `gallery`.

import type { Component } from 'svelte';
import type { PackRows } from '../wire';

export type Row = Record<string, unknown>;
export type Tables = PackRows['tables'];

/** A component of the pack, or several that are alike. */
export interface Piece<R = Row> {
  key: string;
  name: string;
  /** all it says, for the search */
  words: string;
  count: number;
  printed: boolean;
  /** the heading that it stands under */
  group: string;
  /** what filters ask for */
  tags: string[];
  row: R;
}

export interface Filter {
  label: string;
  options: { tag: string; label: string; symbol?: string }[];
}

/** One kind of component. Labels are words of the reader's language. */
export interface GalleryTab {
  id: string;
  label: string;
  pieces: Piece<never>[];
  filters: Filter[];
  /** draws what is special to a piece; name, number and source stand around it, unless it shows them itself */
  View: Component<{ piece: Piece<never> }>;
  whole?: boolean;
}

export interface Gallery {
  className: string;
  prepare?: (pack: string) => Promise<void>;
  tabs: (tables: Tables) => GalleryTab[];
}

const FOLDERS = import.meta.glob<{ gallery: Gallery }>('./*/gallery/index.ts');

/** The gallery of a game with one of its packs; undefined where it has none. */
export async function galleryOf(game: string, pack = ''): Promise<Gallery | undefined> {
  const found = (await FOLDERS[`./${game}/gallery/index.ts`]?.())?.gallery;
  await found?.prepare?.(pack);
  return found;
}

export const printed = (row: Row): boolean => row.source === 'rulebook';

/** Those pieces that have all words, and of each filter at least one of the tags chosen there. */
export function found(tab: GalleryTab, asked: string, tags: readonly string[]): Piece<never>[] {
  const words = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const chosen = tab.filters.map((one) => one.options.map((option) => option.tag).filter((tag) => tags.includes(tag)));
  return tab.pieces.filter((piece) => {
    const text = `${piece.name} ${piece.words} ${piece.group}`.toLocaleLowerCase();
    const wanted = chosen.every((some) => some.length === 0 || some.some((tag) => piece.tags.includes(tag)));
    return wanted && words.every((word) => text.includes(word));
  });
}
