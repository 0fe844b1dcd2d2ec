// Names of things in words: arguments of moves and events through the catalogues, with drawings where a board has them.

import type { Choice, Json } from '../wire';
import { asText } from './json';
import type { TableEvent } from './events';
import { mark, plain } from './rich';
import { botName, type Seat } from './seats';
import { has, list, t, type Args } from './text.svelte';

/** What a board adds to the words of its game. */
export interface Lexicon {
  game: string;
  phrase?: (choice: NamedMove) => string; // a choice by what it does; "" where its arguments say it
  domains: Record<string, string>; // argument name -> domain, where they differ ("target": "column")
  word?: (domain: string, label: string) => string; // a label in words that no catalogue has; "" for every other
  marks: Record<string, (label: string) => string>; // domain -> the mark that draws a label
  continues: Set<string>; // events that belong to the line before them
  pile?: (name: string) => string; // the symbol of a thing that is counted in a pile, or ""
  rows?: Set<string>; // events that stand below the line before them, each in a row of its own
  matters?: string[]; // events that whoever was away wants to hear of, the first most of all
  silent?: Set<string>; // events that only keep the books: no line of their own
  heading?: string; // the event that heads the lines after it; "turn" unless told
}

/** What is said of a move: its verb, its arguments, and what its preview names (where a crew is). */
export type NamedMove = Pick<Choice, 'verb' | 'args'> & Partial<Pick<Choice, 'preview'>>;

const NUMBER = /^[+-]?\d+$/;

/** One value in words, marked where the board can draw it. */
export function argumentText(lexicon: Lexicon, name: string, value: Json, seats: Seat[]): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value))
    return list(value.filter((one) => one !== null).map((one) => String(argumentText(lexicon, name, one, seats))));
  const label = asText(value);
  const domain = lexicon.domains[name] ?? name;
  if (domain === 'bot') return botName(label);
  const seat = domain === 'seat' ? seats[Number(label) - 1] : undefined;
  if (seat) return mark(`seat:${seat.index}`, seat.name);
  const id = `${lexicon.game}-${domain}-${label}`;
  const spoken = lexicon.word?.(domain, label) || (has(id) ? t(id) : label);
  const draw = lexicon.marks[domain];
  if (draw) return mark(draw(label), spoken);
  return spoken === label && NUMBER.test(label) ? Number(label) : spoken;
}

export function argumentTexts(lexicon: Lexicon, args: { [name: string]: Json }, seats: Seat[]): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, argumentText(lexicon, name, value, seats)]),
  );
}

/** A sentence by the id of its message. An argument is a label as in moves and events, a message of its own (its id, or
 *  its id with arguments), or a list of these. */
export function reasonText(lexicon: Lexicon, id: string, args: { [name: string]: Json }, seats: Seat[]): string {
  const said = (name: string, value: Json): string | number => {
    if (Array.isArray(value)) return list(value.map((one) => String(said(name, one))));
    if (value !== null && typeof value === 'object')
      return reasonText(lexicon, asText(value.id ?? ''), (value.args ?? {}) as { [name: string]: Json }, seats);
    return typeof value === 'string' && has(value) ? t(value) : argumentText(lexicon, name, value, seats);
  };
  return t(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, said(name, value)])));
}

/** A choice as a phrase: "mine the top tile of column c". */
export function moveText(lexicon: Lexicon, choice: NamedMove, seats: Seat[]): string {
  const said = lexicon.phrase?.(choice);
  if (said) return said;
  const single = Object.entries(choice.preview ?? {}).filter(([, value]) => typeof value !== 'object');
  const args = { ...Object.fromEntries(single), ...choice.args };
  return t(`${lexicon.game}-move-${choice.verb}`, argumentTexts(lexicon, args, seats));
}

/** Moves that make one choice, as one phrase: "bid 2 zinc, 1 copper". What is nothing of it is not said, nor
 *  what only ends it. */
export function movesText(lexicon: Lexicon, moves: NamedMove[], seats: Seat[]): string {
  const id = runId(lexicon, moves);
  if (!id) return list(moves.map((move) => moveText(lexicon, move, seats)));
  const args = moves.map((move) => argumentTexts(lexicon, move.args, seats));
  const parts = runParts(lexicon, moves, seats);
  return t(id, { ...args.reduce((all, one) => ({ ...all, ...one })), some: parts.length, parts: list(folded(parts)) });
}

/** What comes several times running is said once: "b twice". */
function folded(parts: string[]): string[] {
  const runs: { part: string; n: number }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.part === part) last.n += 1;
    else runs.push({ part, n: 1 });
  }
  return runs.map(({ part, n }) => (n > 1 ? t('common-repeated', { part, n }) : part));
}

/** The same, each move by itself: "2 zinc", "1 copper". What is nothing at all is one phrase. */
export function moveParts(lexicon: Lexicon, moves: NamedMove[], seats: Seat[]): string[] {
  if (!runId(lexicon, moves)) return moves.map((move) => moveText(lexicon, move, seats));
  const parts = runParts(lexicon, moves, seats);
  return parts.length > 0 ? parts : [movesText(lexicon, moves, seats)];
}

/** The message that says several moves at once; "" where each is said by itself. */
function runId(lexicon: Lexicon, moves: NamedMove[]): string {
  const id = `${lexicon.game}-run-${moves[0]?.verb ?? ''}`;
  return moves.length > 1 && has(id) ? id : '';
}

function runParts(lexicon: Lexicon, moves: NamedMove[], seats: Seat[]): string[] {
  return moves.flatMap((move) => {
    const args = argumentTexts(lexicon, move.args, seats);
    const part = `${lexicon.game}-part-${move.verb}`;
    const nothing = Object.values(args).length === 0 || Object.values(args).includes(0);
    return nothing ? [] : [has(part) ? t(part, args) : moveText(lexicon, move, seats)];
  });
}

/** A choice without drawings, with a capital: for labels and announcements. */
export function moveLabel(lexicon: Lexicon, choice: NamedMove, seats: Seat[]): string {
  return capitalized(plain(moveText(lexicon, choice, seats)));
}

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** An event as a sentence. */
export function eventText(lexicon: Lexicon, event: TableEvent, seats: Seat[]): string {
  const { n: _n, event: name, ...args } = event;
  const own = `${lexicon.game}-event-${name}`;
  if (args.name === '') args.name = seats[Number(args.seat) - 1]?.name ?? '';
  const said = argumentTexts(lexicon, args, seats);
  return t(has(own) ? own : `common-event-${name}`, { ...said, ...pile(lexicon, said) });
}

/** What there is of the things that make up a pile (`<game>-pile-<name>`), in one list; `some` counts its parts. A part
 *  has its number without its sign, and the sign for piles that are differences. */
function pile(lexicon: Lexicon, args: Args): Args {
  const named = Object.entries(args).map(([name, n]) => ({ id: `${lexicon.game}-pile-${name}`, name, n }));
  const parts = named.flatMap(({ id, name, n }) => {
    if (typeof n !== 'number' || n === 0 || !has(id)) return [];
    const text = t(id, { n: Math.abs(n), sign: n > 0 ? '+' : '−' });
    const symbol = lexicon.pile?.(name) ?? '';
    return [symbol ? mark(`count:${symbol},${n}`, text) : text];
  });
  return { some: parts.length, pile: list(parts) };
}
