// The words on what is pressed for a choice.

import type { AnyBoard } from '../boards/contract';
import { asText } from '../lib/json';
import type { Seat } from '../lib/seats';
import { moveLabel } from '../lib/words';
import type { Choice } from '../wire';

/** What its commit says: the board's phrase, or the move in words. */
export function commitWords(board: AnyBoard, choice: Choice, seat: number | null, seats: Seat[]): string {
  return board.commitText(choice, seat ?? 0) || moveLabel(board.lexicon, choice, seats);
}

/** What a choice costs, where the board has a symbol for it. */
export function costs(board: AnyBoard, choice: Choice): { symbol: string; amount: string }[] {
  return Object.entries(board.costSymbols ?? {}).flatMap(([name, symbol]) =>
    choice.cost[name] ? [{ symbol, amount: asText(choice.cost[name]) }] : [],
  );
}

/** Choices with those that give something up at the end, each with what that is; null for the others. */
export function quietLast(board: AnyBoard, choices: Choice[]): { choice: Choice; lost: string | null }[] {
  const all = choices.map((choice) => ({ choice, lost: board.givesUp?.(choice) ?? null }));
  return [...all.filter(({ lost }) => lost === null), ...all.filter(({ lost }) => lost !== null)];
}
