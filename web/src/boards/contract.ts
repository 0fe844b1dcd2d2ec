// What a board is to the frame. A board draws a scene and lights the choices of an offer; it knows no rules.
//
// A new game: a folder with an `index.ts` that exports a `board`, and one line in `boards/index.ts`. Without one the game
// is played on the generic board, from the offer alone. `S` is the scene as the game's `scene.ts` has it.

import type { Component } from 'svelte';
import type { Choice, Guided, Json, Offer } from '../wire';
import type { TableEvent } from '../lib/events';
import type { Seat } from '../lib/seats';
import type { Lexicon } from '../lib/words';

/** A scene of which nothing is known but that it is JSON. */
export type AnyScene = { [name: string]: Json };

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

export interface BoardProps<S> {
  scene: S;
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
  proposed: Guided[];
  /** take back the last command, where that is possible */
  undo: (() => void) | null;
}

/** The same for a component that is drawn once for each seat: `who` is that seat's index. */
export interface SeatProps<S> extends BoardProps<S> {
  who: number;
}

export interface Step {
  id: string; // message id
  state: 'past' | 'now' | 'next';
}

export interface Board<S> {
  lexicon: Lexicon;
  /** the drawing, with the seat's own area; everything that glows in it carries data-glow */
  Stage: Component<BoardProps<S>>;
  /** the second line of a seat's card */
  SeatRow?: Component<SeatProps<S>>;
  /** the figure at the end of a seat's first line */
  SeatScore?: Component<SeatProps<S>>;
  /** one more card in the rail */
  RailCard?: Component<BoardProps<S>>;
  /** the whole board as structured text */
  TextForm: Component<BoardProps<S>>;
  /** class of the frame: the board's style sheet has all its rules under it */
  className: string;
  /** phone tabs besides "others" and "log": message ids by tab */
  tabs: { id: string; label: string }[];
  /** the phone tab that holds a choice; "" for what is always in view */
  tabOf: (choice: Choice) => string;
  /** the parts of a turn or round, for the top of the table */
  steps: (scene: S) => Step[];
  /** how far the game is, in a few words */
  status: (scene: S) => string;
  /** the question in words, where the board asks it otherwise than the offer's prompt */
  question?: (scene: S, offer: Offer) => string;
  /** the words on the commit of a considered choice; "" for the plain phrase */
  commitText: (choice: Choice, seat: number) => string;
  /** symbols of what choices cost, by the names that offers use */
  costSymbols?: Record<string, string>;
  /** sound for an event, or "" */
  soundOf: (event: string) => '' | 'roll' | 'place' | 'coin' | 'take' | 'turn';
  /** something that happened is still being shown: whoever applies newer positions may wait for it */
  telling?: () => boolean;
  /** what must be there before the board is drawn, besides its catalogues */
  prepare?: () => Promise<void>;
}

/** A board of any game, to the frame: the server sends the scene that its board wants, so the frame looks into neither. */
export type AnyBoard = Board<never>;
