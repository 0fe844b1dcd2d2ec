// What is said of a puzzle's choices. Pure.

import type { Seat } from '../lib/seats';
import { has, t } from '../lib/text.svelte';
import { capitalized, movesText, reasonText, type Lexicon } from '../lib/words';
import { pointsText } from '../table/hint';
import type { PuzzleAsked, PuzzleChoice, PlayerInfo, WeighedChoice, WeighedMove } from '../wire';

/** The chance to win that a choice leaves; alone at the table its points. */
export function worthOf(lexicon: Lexicon, seats: Seat[], one: Pick<WeighedChoice, 'share' | 'points'>): string {
  if (seats.length === 1) return pointsText(lexicon, one.points);
  return t('web-puzzles-win', { percent: Math.round(100 * one.share) });
}

/** The same as short as it can be said, for a column of figures. */
export function figureOf(lexicon: Lexicon, seats: Seat[], one: Pick<WeighedChoice, 'share' | 'points'>): string {
  return seats.length === 1 ? pointsText(lexicon, one.points) : `${Math.round(100 * one.share)} %`;
}

export const choiceText = (lexicon: Lexicon, seats: Seat[], moves: WeighedMove[]): string =>
  capitalized(movesText(lexicon, moves, seats));

export const reasonsText = (lexicon: Lexicon, seats: Seat[], one: PuzzleChoice): string =>
  one.reasons.length > 0
    ? one.reasons.map(({ id, args }) => reasonText(lexicon, id, args, seats)).join(' ')
    : t('hint-worse');

/** The kind of a decision in words. */
export function kindText(game: string, kind: string): string {
  const id = `puzzles-kind-${game}-${kind}`;
  return has(id) ? t(id) : capitalized(kind);
}

/** Who sits at the table: people without a name. */
export function playersOf({ brief }: Pick<PuzzleAsked, 'brief'>): PlayerInfo[] {
  return Array.from({ length: brief.seats }, (_, i) => ({
    seat: i + 1,
    name: '',
    kind: 'human',
    bot: '',
    joined: true,
    given_up: false,
    stood_in: false,
  }));
}

/** Of all choices the first that begins with these moves: the best of them. */
export function beginning(choices: PuzzleChoice[], moves: string[]): PuzzleChoice | undefined {
  return choices.find((one) => moves.every((move, i) => one.choice.moves[i]?.move === move));
}

/** The moves that the choices of a hint go on with, after those that are made. */
export function nextMoves(choices: WeighedMove[][], made: string[]): string[] {
  const on = choices.filter((one) => made.every((move, i) => one[i]?.move === move));
  return [...new Set(on.flatMap((one) => one[made.length]?.move ?? []))];
}
