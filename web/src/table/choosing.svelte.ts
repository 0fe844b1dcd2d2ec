// Choosing: the offer that can be answered now, what is considered or proposed for it, and the commands that answer it.

import { untrack } from 'svelte';
import type { Connection } from '../lib/connection.svelte';
import { START } from '../lib/numbers';
import { findChoice } from '../lib/offer';
import { refusalText } from '../lib/refusal';
import type { Seat } from '../lib/seats';
import { list, t } from '../lib/text.svelte';
import type { Advised, Choice, Guide, Guided, Offer, TableState } from '../wire';
import { highlight } from './highlight';
import { ChoicePicker } from './picker.svelte';
import { markSent } from './sent';

export interface Choosing {
  /** what this seat may choose now; null while it waits, watches, or looks at the past */
  readonly offer: Offer | null;
  readonly picker: ChoicePicker;
  /** hints for this offer, the best first */
  readonly hints: Advised[];
  /** the lesson's word on this position; while it leads there are no hints */
  readonly guide: Guide | null;
  /** the moves that the best hint or the lesson proposes */
  readonly proposed: Guided[];
  /** send moves as one command */
  play: (moves: string[]) => Promise<void>;
  undo: () => Promise<void>;
  /** undo as far as possible without going over what bots answered */
  restart: () => Promise<void>;
  askHint: () => Promise<void>;
  takeHint: (choice: Choice, then: string[]) => void;
  dropHints: () => void;
}

export interface ChoosingOptions {
  /** a moment of the past is shown */
  past: () => boolean;
  /** this seat's command was stored; the event it led to */
  decided: (event: string) => void;
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
  let hints = $state.raw<Advised[]>([]);
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
    if (hints.length > 0) hints = [];
    notify('');
    const { refusal } = await connection().send({ type: 'play', seat: asked.seat, offer: asked.number, moves });
    moveOn();
    if (refusal) answered = 0;
    else decided(connection().state?.event ?? START);
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

  async function askHint(): Promise<void> {
    const asked = offer;
    if (!asked) return;
    const answer = await connection().send({ type: 'hint', seat: asked.seat, offer: asked.number });
    if (answer.refusal) notify(refusalText(answer.refusal));
    hints = offer?.number === asked.number ? answer.advice : [];
  }

  const guide = $derived(past() ? null : view.guide);
  const proposals = $derived(proposalsFor(offer, hints, guide));
  $effect(() => (proposals.length > 0 ? highlight(proposals.map((moves) => moves.map((one) => one.move))) : undefined));

  // What was considered or advised for an older offer is gone.
  $effect(() => {
    const now = offer;
    if (picker.chosen && !findChoice(now, picker.chosen)) picker.clear();
    if (untrack(() => hints).some((one) => !findChoice(now, one.move))) hints = [];
  });

  return {
    get offer() {
      return offer;
    },
    picker,
    get hints() {
      return hints;
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
    askHint,
    takeHint: (choice, then) => (then.length > 0 ? void play([choice.move, ...then]) : picker.pick(choice)),
    dropHints: () => (hints = []),
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

/** What is proposed for an offer, the best first, each as the moves that make the choice. Hints go before a lesson. */
export function proposalsFor(offer: Offer | null, hints: Advised[], guide: Guide | null): Guided[][] {
  if (!offer) return [];
  if (hints.length === 0) return guide && guide.moves.length > 0 ? [guide.moves] : [];
  return hints.flatMap((one) => {
    const choice = findChoice(offer, one.move);
    return choice ? [[choice, ...one.then]] : [];
  });
}
