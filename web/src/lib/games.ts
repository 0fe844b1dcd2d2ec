// What a game is called and says of itself outside its table.

import { has, t } from './text.svelte';
import { capitalized } from './words';

/** A game's title; its id, made readable, where the page has no words for it. */
export function titleOf(game: string): string {
  return homeText(game, 'title') || capitalized(game.replaceAll('_', ' '));
}

/** What the home page says of a game (`home-<game>-…`), or "". */
export function homeText(game: string, what: 'title' | 'players' | 'length' | 'summary' | 'credit'): string {
  const id = `home-${game}-${what}`;
  return has(id) ? t(id) : '';
}
