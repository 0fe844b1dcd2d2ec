// What a hint says besides its sentences: its choices, what they gain, how they compare. Pure.

import type { Advice, Advised, Choice, Offer } from '../wire';
import { findChoice } from '../lib/offer';
import { plain } from '../lib/rich';
import type { Seat } from '../lib/seats';
import { has, list, t } from '../lib/text.svelte';
import {
  argumentTexts,
  capitalized,
  moveParts,
  movesText,
  moveText,
  reasonText,
  type Lexicon,
  type NamedMove,
} from '../lib/words';

/** Who speaks: the words of a game, and who sits at the table. */
export interface Speaker {
  lexicon: Lexicon;
  seats: Seat[];
  offer: Offer;
}

/** One choice, ready to be shown. */
export interface Row {
  one: Advised;
  /** its moves, each in a few words */
  chips: string[];
  /** all of it in one phrase */
  phrase: string;
  /** "why not this?", in as few words as tell it from the best */
  question: string;
  /** its chance to win, or alone at the table its points: in words, and as part of a bar; "" and 0 where it has none */
  worth: string;
  bar: number;
  reasons: string[];
}

/** The choices that are still on offer, the best first. */
export function rowsOf(advice: Advice, speaker: Speaker): Row[] {
  const { lexicon, seats, offer } = speaker;
  const most = Math.max(1, ...advice.moves.map((one) => one.points));
  const first = advice.moves[0] ? partsOf(advice.moves[0], speaker) : [];
  return advice.moves.flatMap((one) => {
    const choice: Choice | undefined = findChoice(offer, one.move);
    if (!choice) return [];
    const moves = [choice, ...one.then, ...one.plan];
    const alone = seats.length === 1;
    const short = moves.length === 1 ? brief(lexicon, choice, seats) : '';
    const phrase = short || movesText(lexicon, moves, seats);
    const each =
      one.plan.length > 0 ? moves.map((move) => brief(lexicon, move, seats) || moveText(lexicon, move, seats)) : [];
    return [
      {
        one,
        chips: (short ? [short] : each.length > 0 ? each : moveParts(lexicon, moves, seats)).map(capitalized),
        phrase,
        question: whyNot(partsOf(one, speaker), first, phrase),
        worth: !advice.weighed ? '' : alone ? pointsText(lexicon, one.points) : `${Math.round(100 * one.share)} %`,
        bar: !advice.weighed ? 0 : alone ? one.points / most : one.share,
        reasons: one.reasons.flatMap(({ id, args }) => (has(id) ? [reasonText(lexicon, id, args, seats)] : [])),
      },
    ];
  });
}

/** A choice by its single moves, in words. */
function partsOf(one: Advised, { lexicon, seats, offer }: Speaker): string[] {
  const choice = findChoice(offer, one.move);
  return choice ? moveParts(lexicon, [choice, ...one.then, ...one.plan], seats) : [];
}

/** Where only a part of several is another one, that is all that is asked about. */
function whyNot(parts: string[], first: string[], phrase: string): string {
  const other = parts.filter((part) => !first.includes(part));
  const left = first.filter((part) => !parts.includes(part));
  if (parts.length > 2 && parts.length === first.length && other.length > 0 && 2 * other.length <= parts.length)
    return t('hint-why-not-instead', { choice: list(other), other: list(left) });
  return t('hint-why-not', { choice: phrase });
}

/** What the best choice gains over the next, each gain in a few words; none where it gains nothing worth telling. */
export function gainsOf(advice: Advice, { lexicon, seats }: Speaker): string[] {
  if (!advice.weighed || advice.moves.length < 2 || advice.moves[1]!.equal) return [];
  const more = Math.round(advice.points);
  const own = more === 0 ? [] : [pointsText(lexicon, more, more > 0 ? '+' : '−')];
  const percent = Math.round(100 * advice.share);
  return seats.length === 1 ? own : [t('hint-gain', { percent }), ...own];
}

/** Whether another choice is as good as the best. */
export function eitherIsFine(advice: Advice): boolean {
  return advice.weighed && advice.moves.length > 1 && advice.moves[1]!.equal;
}

/** The best choice in one or two sentences. */
export function sentencesOf(advice: Advice, rows: Row[], choices: number): string {
  const said = rows[0]?.reasons ?? [];
  if (!advice.weighed) return '';
  if (advice.asked === 0) return [t('hint-asked-best'), ...said].join(' ');
  if (said.length > 0) return said.join(' ');
  if (rows.length === 1) return t(choices === 1 ? 'hint-only' : 'hint-first');
  return t(eitherIsFine(advice) ? 'hint-even' : 'hint-plain');
}

/** Why not this: what is said of another choice. */
export function comparisonOf(advice: Advice, row: Row): string {
  if (!advice.weighed) return '';
  if (row.one.equal) return [...row.reasons.slice(0, 1), t('hint-even')].join(' ');
  return row.reasons.length > 0 ? row.reasons.join(' ') : t('hint-worse');
}

/** All of it, for whoever listens: what to do, what it gains, why; or why not what was asked about. */
export function spoken(advice: Advice, rows: Row[], speaker: Speaker): string {
  const [best] = rows;
  if (!best) return '';
  const asked = advice.asked > 0 ? rows.find((row) => row.one === advice.moves[advice.asked]) : undefined;
  const parts = asked
    ? [asked.question, asked.worth, comparisonOf(advice, asked)]
    : [
        `${t('web-hint')}: ${best.phrase}.`,
        gainsOf(advice, speaker).join(', '),
        sentencesOf(advice, rows, speaker.offer.choices.length),
      ];
  return plain(parts.filter((part) => part !== '').join(' '));
}

/** A move in two words, where a game has them for hints; "" where it has none. */
function brief(lexicon: Lexicon, move: NamedMove, seats: Seat[]): string {
  const id = `hint-move-${lexicon.game}-${move.verb}`;
  return has(id) ? t(id, argumentTexts(lexicon, move.args, seats)) : '';
}

/** So many of what a game counts at its end: coins, or points. */
export function pointsText(lexicon: Lexicon, n: number, sign = ''): string {
  const own = `hint-points-${lexicon.game}`;
  return t(has(own) ? own : 'hint-points', { sign, n: Math.abs(Math.round(n)) });
}
