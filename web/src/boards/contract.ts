// What a board is to the frame. A board draws a scene and lights the choices of an offer; it knows no rules.
//
// A new game: a folder with an `index.ts` that exports a `board`, and one line in `boards/index.ts`. Without one the game
// is played on the generic board, from the offer alone. `S` is the scene as the game's `scene.ts` has it.

import type { Component } from 'svelte';
import type { Choice, Guided, Json, Offer, WeighedMove } from '../wire';
import type { TableEvent } from '../lib/events';
import type { Seat } from '../lib/seats';
import type { Lexicon } from '../lib/words';

/** A scene of which nothing is known but that it is JSON. */
export type AnyScene = { [name: string]: Json };

/** The choice under consideration: shown with its numbers before the one commit. */
export interface Picker {
  /** the move that waits for the commit, or "" */
  readonly chosen: string;
  /** play it; consider it first if it carries a warning or this person confirms moves: a second pick of it plays it */
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
  /** choices that a review looks at, what was played first: where a move of them is made is drawn, also where the offer
   *  does not have it yet (a crew, then where it goes), and carries data-reviewed */
  reviewed?: WeighedMove[][];
  /** take back the last command, where that is possible */
  undo: (() => void) | null;
}

/** The same for a component that is drawn once for each seat: `who` is that seat's index. */
export interface SeatProps<S> extends BoardProps<S> {
  who: number;
}

/** What a review tells of a moment besides the board: `title` heads its first row ("You had"). */
export interface HadProps<S> {
  scene: S;
  seat: number;
  title: string;
}

/** Reviewed choices of amounts; what was played first. */
export interface AmountsProps<S> {
  scene: S;
  choices: { kind: 'played' | 'better' | 'both' | 'asked'; moves: WeighedMove[] }[];
}

export interface Step {
  id: string; // message id
  state: 'past' | 'now' | 'next';
}

/** Where something stands on the smaller screens: beside the board, as a tab, or nowhere. */
export type Place = 'side' | 'tab' | '';

/** What stands beside the board and is no part of it: side boards, prices, progress. Wide screens have it on the stage. */
export interface SideView<S> {
  id: string;
  label: string; // message id
  icon: string;
  View: Component<BoardProps<S>>;
  /** a phone has tabs alone */
  phone: Exclude<Place, 'side'>;
  /** a tablet upright (600 px and more) has a side area, and tabs in its panel; so has one that lies (900 px and more) */
  portrait: Place;
  landscape: Place;
}

/** What the thumb row commits, where a sheet lays together several moves (a sealed bid): words and moves. */
export interface Draft {
  text: string;
  icon?: string;
  moves: string[];
  /** another way on, beside it ("Bid nothing") */
  aside?: { text: string; moves: string[] };
}

export interface Board<S> {
  lexicon: Lexicon;
  /** the drawing: on wide screens with the side boards and the seat's own area, else the board alone; everything that
   *  glows in it carries data-glow, and within it data-place what is to be pointed at, where that is a part of it */
  Stage: Component<BoardProps<S>>;
  /** the tab of a phone that shows the board */
  boardTab: { label: string; icon: string };
  side?: SideView<S>[];
  /** one's own figures in one line, always in sight (parts/OwnFigure.svelte): with what the considered choice changes */
  OwnStrip?: Component<BoardProps<S>>;
  /** what a seat had at a reviewed moment: rows of a description list, <div><dt><dd> */
  Had?: Component<HadProps<S>>;
  /** reviewed choices that have no place on the board (a sealed bid); draws nothing for others */
  Amounts?: Component<AmountsProps<S>>;
  /** what the strip opens: all that is one's own */
  OwnSheet?: Component<BoardProps<S>>;
  /** the decision in its natural height, its result in figures; draws nothing where the board suffices. Its commit stands
   *  in the thumb row */
  Sheet?: Component<BoardProps<S>>;
  /** a choice without a place of its own that the sheet draws: the thumb row leaves it out */
  draws?: (choice: Choice) => boolean;
  /** what the thumb row commits while nothing is considered */
  draft?: (props: BoardProps<S>) => Draft | null;
  /** a choice that only begins what the next question ends (a crew, then where it goes): never asked for twice */
  begins?: (choice: Choice) => boolean;
  /** a decision off the board folds it on a phone: a strip of 76 px that opens it again */
  folds?: (scene: S, offer: Offer | null) => boolean;
  Strip?: Component<BoardProps<S>>;
  /** a choice that is quiet and last, and what it gives up, in words ("" for nothing); null for every other */
  givesUp?: (choice: Choice) => string | null;
  /** tools of this game: in the top bar, or on smaller screens lines of the menu */
  Tools?: Component<{ small: boolean }>;
  /** what its signs mean, beside the keys */
  Legend?: Component;
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
  /** the side view that holds a choice; "" for the board and what is always in view */
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
  /** what must be there before the board is drawn, besides its catalogues: the words of a pack ("": the game's own) */
  prepare?: (pack: string) => Promise<void>;
}

/** A board of any game, to the frame: the server sends the scene that its board wants, so the frame looks into neither. */
export type AnyBoard = Board<never>;
