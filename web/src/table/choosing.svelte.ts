// Choosing: the offer that can be answered now, what is considered or proposed for it, and the commands that answer it.

import { untrack } from 'svelte';
import type { Connection } from '../lib/connection.svelte';
import { START } from '../lib/numbers';
import { findChoice } from '../lib/offer';
import { refusalText } from '../lib/refusal';
import type { Seat } from '../lib/seats';
import { list, t } from '../lib/text.svelte';
import type { Picker } from '../boards/contract';
import type { Advice, Choice, Guide, Guided, Offer, TableState } from '../wire';
import { highlight } from './highlight';
import { createHinting, isProposed, movesOf, type Hinting } from './hinting.svelte';
import { ChoicePicker } from './picker.svelte';
import { markSent } from './sent';

export interface Choosing {
  /** what this seat may choose now; null while it waits, watches, or looks at the past */
  readonly offer: Offer | null;
  readonly picker: ChoicePicker;
  /** the hint for this offer */
  readonly hint: Hinting;
  /** what a press on a choice does: plays it, or considers it first; asks about it while a hint is shown */
  readonly desk: { picker: Picker; play: (moves: string[]) => void };
  /** the lesson's word on this position; while it leads there are no hints */
  readonly guide: Guide | null;
  /** the moves that the best hint or the lesson proposes */
  readonly proposed: Guided[];
  /** send moves as one command */
  play: (moves: string[]) => Promise<void>;
  undo: () => Promise<void>;
  /** undo as far as possible without going over what bots answered */
  restart: () => Promise<void>;
}

export interface ChoosingOptions {
  /** a moment of the past is shown */
  past: () => boolean;
  /** this seat's command was stored; the event it led to */
  decided: (event: string, moves: string[]) => void;
  /** a command was refused; "" when the next one is sent */
  notify: (text: string) => void;
  /** this person confirms this choice with a second press */
  confirms: (choice: Choice) => boolean;
}

/** For a component. */
export function createChoosing(
  connection: () => Connection,
  { past, decided, notify, confirms }: ChoosingOptions,
): Choosing {
  const view = $derived(connection().state!);
  const offer = $derived(!past() && view.offer && view.offer.choices.length > 0 ? view.offer : null);
  let answered = 0; // the offer that has been answered: a second click on it does nothing
  let unmark: (() => void) | null = null; // while an answer is on its way
  const picker = new ChoicePicker(
    (moves) => void play(moves),
    (choice) => (offer?.choices.length ?? 0) > 1 && confirms(choice),
  );

  async function play(moves: string[]): Promise<void> {
    const asked = offer;
    if (!asked || asked.number === answered) return;
    answered = asked.number;
    unmark = markSent(moves);
    hint.close();
    notify('');
    const { refusal } = await connection().send({ type: 'play', seat: asked.seat, offer: asked.number, moves });
    moveOn();
    if (refusal) answered = 0;
    else decided(connection().state?.event ?? START, moves);
    if (refusal && refusal.code !== 'stale_offer') notify(refusalText(refusal));
  }

  // What was sent stands as it was pressed until the table moves on, so that nothing is drawn in between.
  function moveOn(): void {
    if (!unmark) return;
    unmark();
    unmark = null;
    picker.clear();
  }
  $effect.pre(() => {
    if (offer?.number !== answered) untrack(moveOn);
  });

  async function undo(): Promise<void> {
    picker.clear();
    const { refusal } = await connection().send({ type: 'undo', seat: view.seat });
    if (refusal) notify(refusalText(refusal));
  }

  async function restart(): Promise<void> {
    for (let i = 0; i < 100 && ownUndo(connection().state); i++) {
      const { refusal } = await connection().send({ type: 'undo', seat: view.seat });
      if (refusal) return;
    }
  }

  const hint = createHinting(connection, {
    offer: () => offer,
    play: (moves) => void play(moves),
    consider: picker.consider,
    notify,
  });
  const asked = $derived(hint.advice?.moves[hint.opened]);

  const guide = $derived(past() ? null : view.guide);
  const proposals = $derived(proposalsFor(offer, hint.advice, guide));
  $effect(() => {
    if (proposals.length === 0) return undefined;
    return highlight({
      advised: proposals.map((moves) => moves.map((one) => one.move)),
      asked: asked ? movesOf(asked) : [],
    });
  });

  // What was considered for an older offer is gone; so it is while a hint is shown.
  $effect(() => {
    const now = offer;
    if (picker.chosen && (hint.open || !findChoice(now, picker.chosen))) picker.clear();
  });

  return {
    get offer() {
      return offer;
    },
    picker,
    hint,
    get desk() {
      return hint.open
        ? { picker: hint.picker, play: hint.inquire }
        : { picker, play: (moves: string[]) => void play(moves) };
    },
    get guide() {
      return guide;
    },
    get proposed() {
      return proposals[0] ?? [];
    },
    play,
    undo,
    restart,
  };
}

/** Whether the last command can be taken back and nobody has answered it. */
function ownUndo(state: TableState | null): boolean {
  return state !== null && state.undo && state.undo_answers.length === 0;
}

/** What undo takes back, in words. */
export function undoText(answers: number[], seats: Seat[]): string {
  if (answers.length === 0) return t('web-undo');
  return t('web-undo-answers', { names: list(answers.map((one) => seats[one - 1]?.name ?? '')) });
}

/** What is proposed for an offer, the best first, each as the moves that make the choice: of a hint the next one
 *  too, where that is as good. Hints go before a lesson. */
export function proposalsFor(offer: Offer | null, advice: Advice | null, guide: Guide | null): Guided[][] {
  if (!offer) return [];
  if (!advice) return guide && guide.moves.length > 0 ? [guide.moves] : [];
  return advice.moves.flatMap((one, i) => {
    const choice = isProposed(one, i) ? findChoice(offer, one.move) : undefined;
    return choice ? [[choice, ...one.then, ...one.plan]] : [];
  });
}
