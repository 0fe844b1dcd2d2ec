// What a board is to the frame. A board draws a scene and lights the choices of an offer; it knows no rules.
//
// A new game: a folder with an `index.ts` that exports a BoardModule, and one line in `boards/index.ts`. Without one the
// game is played on the generic board, from the offer alone.

import type { Component } from 'svelte';
import type { Choice, Guided, Json, Offer } from '../wire';
import type { TableEvent } from '../lib/live.svelte';
import type { Seat } from '../lib/seats';
import type { Lexicon } from '../lib/words';

export type Scene = { [name: string]: Json };

/** The choice under consideration: shown with its numbers before the one commit. */
export interface Picker {
  /** the move that waits for the commit, or "" */
  readonly chosen: string;
  /** play it, or consider it first if it carries a warning */
  pick: (choice: Choice) => void;
  /** consider it first, always */
  consider: (choice: Choice) => void;
  /** consider nothing */
  clear: () => void;
}

export interface BoardProps {
  scene: Scene;
  /** what this seat may choose now; null while it waits, watches, or looks at the past */
  offer: Offer | null;
  /** index of this client's seat in the scene; null for spectators */
  seat: number | null;
  seats: Seat[];
  /** everything this audience was told up to the position shown */
  events: TableEvent[];
  picker: Picker;
  /** send moves as one command, past any consideration */
  play: (moves: string[]) => void;
  /** what a hint or a lesson proposes for this offer: the moves of its best choice, in order */
  advised: Guided[];
  /** take back the last command, where that is possible */
  undo: (() => void) | null;
}

export interface Step {
  id: string; // message id
  state: 'past' | 'now' | 'next';
}

export interface BoardModule {
  lexicon: Lexicon;
  /** the drawing, with the seat's own area; everything that glows in it carries data-glow */
  Stage: Component<BoardProps>;
  /** the second line of a seat's card */
  SeatRow?: Component<BoardProps & { who: number }>;
  /** the figure at the end of a seat's first line */
  SeatScore?: Component<BoardProps & { who: number }>;
  /** one more card in the rail */
  Rail?: Component<BoardProps>;
  /** the whole board as structured text */
  TextForm: Component<BoardProps>;
  /** class of the frame, for the board's own layout */
  frame: string;
  /** phone tabs besides "others" and "log": message ids by tab */
  tabs: { id: string; label: string }[];
  /** the phone tab that holds a choice; "" for what is always in view */
  tabOf: (choice: Choice) => string;
  steps: (scene: Scene) => Step[];
  status: (scene: Scene) => string;
  /** the question in words, where the board asks it otherwise than the offer's prompt */
  say?: (scene: Scene, offer: Offer) => string;
  /** the words on the commit of a considered choice; "" for the plain phrase */
  commit: (choice: Choice, seat: number) => string;
  /** sound for an event, or "" */
  sound: (event: string) => '' | 'roll' | 'place' | 'coin' | 'take' | 'turn';
}
