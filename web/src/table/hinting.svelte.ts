// The hint for the present offer: asked for, shown, and asked "why not this?". While it is shown, whoever presses another
// choice asks about it; the advised one, and one that was asked about already, are played.

import { untrack } from 'svelte';
import type { Picker } from '../boards/contract';
import type { Connection } from '../lib/connection.svelte';
import { findChoice } from '../lib/offer';
import { refusalText } from '../lib/refusal';
import { loadCatalogues } from '../lib/text.svelte';
import type { Advice, Advised, Choice, Offer } from '../wire';

export interface Hinting {
  /** it is asked for or shown */
  readonly open: boolean;
  /** what came, for this offer; null while it is awaited */
  readonly advice: Advice | null;
  /** an answer is on its way */
  readonly thinking: boolean;
  /** the row that is opened, with "why not this?"; -1 for none */
  readonly opened: number;
  ask: () => Promise<void>;
  /** open a row, or close it */
  toggle: (row: number) => void;
  /** play one of the choices, with all its moves */
  take: (one: Advised) => void;
  close: () => void;
  /** what boards call instead of picker and play while it is shown */
  readonly picker: Picker;
  inquire: (moves: string[]) => void;
}

export interface HintingOptions {
  offer: () => Offer | null;
  play: (moves: string[]) => void;
  /** a choice with a warning is considered first */
  consider: (choice: Choice) => void;
  notify: (text: string) => void;
}

/** For a component. */
export function createHinting(
  connection: () => Connection,
  { offer, play, consider, notify }: HintingOptions,
): Hinting {
  let shownFor = $state(0); // the number of an offer
  let came = $state.raw<Advice | null>(null);
  let asking = $state(0); // answers on their way
  let opened = $state(-1);
  let asked: string[] = []; // what was asked about last
  let goesOn = $state(0); // the number of the offer whose advised choice was made and has a plan: the next is asked for
  const open = $derived(shownFor !== 0 && offer()?.number === shownFor);
  const advice = $derived(open && came?.offer === shownFor ? came : null);

  async function consult(ask: string[]): Promise<void> {
    const now = offer();
    if (!now) return;
    if (shownFor !== now.number) came = null;
    shownFor = now.number;
    asked = ask;
    opened = -1;
    asking += 1;
    const words = loadCatalogues('hint', `coach_${connection().state?.game ?? ''}`);
    const answer = await connection().send({ type: 'hint', seat: now.seat, offer: now.number, ask });
    await words;
    asking -= 1;
    if (shownFor !== now.number || asked !== ask) return;
    if (answer.advice) {
      came = answer.advice;
      opened = came.asked > 0 ? came.asked : -1;
    } else {
      if (answer.refusal && answer.refusal.code !== 'stale_offer') notify(refusalText(answer.refusal));
      asked = [];
      if (!came) shownFor = 0;
    }
  }

  function take(one: Advised): void {
    const now = offer();
    const choice = findChoice(now, one.move);
    shownFor = 0;
    if (choice?.warning && one.then.length === 0) consider(choice);
    else if (choice) {
      play(movesOf(one));
      if (one === came?.moves[0] && one.plan.length > 0) goesOn = now!.number;
    }
  }

  // A plan goes on once what was drawn is known: what is best now is asked for anew.
  $effect(() => {
    const now = offer();
    if (goesOn === 0 || !now || now.number === goesOn) return;
    goesOn = 0;
    untrack(() => void consult([]));
  });

  function inquire(moves: string[]): void {
    const known = advice?.moves.find((one, i) => isProposed(one, i) && same(movesOf(one), moves));
    const before = asking === 0 && same(asked, moves) ? advice?.moves[advice.asked] : undefined;
    const settled = known ?? before;
    if (settled) take(settled);
    else void consult(moves);
  }

  return {
    get open() {
      return open;
    },
    get advice() {
      return advice;
    },
    get thinking() {
      return asking > 0;
    },
    get opened() {
      return opened;
    },
    ask: () => consult([]),
    toggle: (row) => (opened = opened === row ? -1 : row),
    take,
    close: () => (shownFor = goesOn = 0),
    picker: {
      chosen: '',
      pick: (choice) => inquire([choice.move]),
      consider: (choice) => inquire([choice.move]),
      clear: () => undefined,
    },
    inquire,
  };
}

/** Whether the board shows a choice as advised: the best, and the next where that is one move and as good. */
export function isProposed(one: Advised, place: number): boolean {
  return place === 0 || (place === 1 && one.equal && one.then.length + one.plan.length === 0);
}

/** All moves of a choice, in order. */
export function movesOf(one: Advised): string[] {
  return [one.move, ...one.then.map(({ move }) => move)];
}

/** The same choice, in whatever order its moves are made. */
function same(one: string[], other: string[]): boolean {
  return one.length > 0 && one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
