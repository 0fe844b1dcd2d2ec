// Generated from src/pithead/server/wire by tools/make_types.py: do not edit.
// Seats count from 1; seat 0 is the spectators' bench. Inside a scene, seats are indices from 0.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export const MAX_BODY = 65536;
export const MAX_RECORD = 4194304;
export const MAX_MESSAGE = 16384;
export const MAX_MOVES = 64;
export const MAX_EVENTS = 400;
export const MAX_CHAT = 200;

/** A table option. A switch has a bool default; a choice has `choices`; else a whole number from low to high. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  clause: string;
  choices: string[];
  low: number;
  high: number;
}

/** The content pack in use: how many of its rows are printed in a rulebook, how many reconstructed. */
export interface PackFigures {
  name: string;
  digest: string;
  printed: number;
  reconstructed: number;
}

/** One verb of the game's moves: its arguments' names, the rule behind it, the input that draws it. */
export interface Verb {
  name: string;
  args: string[];
  clause: string;
  kind: string;
}

/**
 * What a lobby shows of a game.
 *
 * `bots` are the levels from the weakest to the strongest, `styles` bots of a character of their own; `lesson` says
 * whether there is a guided first game; `prefix` begins its clauses ("DD").
 */
export interface GameInfo {
  id: string;
  title: string;
  prefix: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  rules: number;
  pack: PackFigures;
  stage: string;
  bots: string[];
  styles: string[];
  lesson: boolean;
  verbs: Verb[];
}

/** Every game of this server. */
export interface Games {
  games: GameInfo[];
}

/** One rule: its number ("DD-A3"), the section it stands in, and its text (Markdown). */
export interface Clause {
  id: string;
  section: string;
  text: string;
}

/** The rules of a game by clauses, for "why?". */
export interface Rules {
  game: string;
  lang: string;
  clauses: Clause[];
}

/** The Fluent catalogues of one language, by file name without its ending. */
export interface Texts {
  lang: string;
  catalogues: { [name: string]: string };
}

/**
 * One branch of a declared effect: the number of its effect, its verbs, its words, and its signs (a sign stands in
 * brackets).
 */
export interface EffectWords {
  effect: number;
  verbs: string[];
  text: string;
  short: string;
}

/**
 * What a game's content pack says in one language: names by "domain-label", the branches of effects by the id that
 * scenes have.
 */
export interface Words {
  game: string;
  lang: string;
  names: { [name: string]: string };
  effects: { [name: string]: EffectWords[] };
}

/**
 * Who shall sit on a seat.
 *
 * me       this client            hotseat  one more person at this client
 * invite   somebody with the link bot      a bot by its name
 */
export interface SeatSpec {
  kind: "bot" | "hotseat" | "invite" | "me";
  name?: string;
  bot?: string;
}

/**
 * How long a person may think; a bot plays a decision whose time is up.
 *
 * move   `seconds` each time the seat is asked, until it is no longer waited for
 * bank   `seconds` for the whole game, and `increment` more each time the seat has answered
 */
export interface ClockSpec {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}

/**
 * A new table. Options left out have their defaults. `pace` human lets bots take their time.
 *
 * `lesson`: the guided first game of this game. `seats` is then one "me"; the lesson brings its bots, its options and
 * its seed, which stands open in the record. Nobody chooses the seed of any other table.
 */
export interface CreateTable {
  game: string;
  seats: SeatSpec[];
  options?: { [name: string]: boolean | number | string };
  clock?: ClockSpec | null;
  hints?: boolean;
  pace?: "human" | "instant";
  lesson?: boolean;
}

/** A seat of a new table. `token` is secret and opens the seat; a bot's seat has none. */
export interface SeatLink {
  seat: number;
  kind: string;
  name: string;
  token: string;
  link: string;
}

/** The new table with every secret it has: they are shown this once and stored as hashes only. */
export interface CreatedTable {
  table: string;
  seats: SeatLink[];
  spectator: SeatLink;
}

/** A record to look at. The table made of it is an archive: everything is open, it can be branched and verified. */
export interface ImportTable {
  record: string;
}

/**
 * A new table that starts from a position of a finished game or an archive, with new luck from there on.
 *
 * `at` counts the events of the view "all". `seats` as for a new table, one for each seat.
 */
export interface BranchTable {
  at: number;
  seats: SeatSpec[];
  clock?: ClockSpec | null;
  hints?: boolean;
  pace?: "human" | "instant";
}

/** Somebody opened a seat's link and gives a name. */
export interface JoinSeat {
  name?: string;
}

/** A seat's new secret; the old one is void. */
export interface NewLink {
  seat: number;
  token: string;
  link: string;
}

/**
 * Who sits on a seat now. `given_up`: a person's seat that a bot plays until the person comes back.
 *
 * `joined`: false for an invited person who has not opened the link yet.
 */
export interface PlayerInfo {
  seat: number;
  name: string;
  kind: "bot" | "human";
  bot: string;
  joined: boolean;
  given_up: boolean;
}

/**
 * One thing the seat may do: `move` is what to send back.
 *
 * kind     the input that draws it: place, card, option, amount or dice
 * args     the move's arguments by name
 * clause   the rule behind it; cost: what it takes; preview: what would happen; warning: message id, or ""
 */
export interface Choice {
  move: string;
  verb: string;
  kind: string;
  args: { [name: string]: Json };
  clause: string;
  cost: { [name: string]: Json };
  preview: { [name: string]: Json };
  warning: string;
}

/** The question to a seat; `number` goes back with the answer. `prompt` is a message id. */
export interface Offer {
  number: number;
  seat: number;
  prompt: string;
  choices: Choice[];
}

/** A person's time: `left` seconds at `since`, less what has passed since then if it runs. */
export interface SeatClock {
  seat: number;
  left: number;
  since: number;
  running: boolean;
}

/** The table's clock. It stands still until every invited person has joined. */
export interface Clocks {
  kind: "bank" | "move";
  seconds: number;
  increment: number;
  seats: SeatClock[];
}

/**
 * `by` asks to go back to position `to` (in the numbers of the audience that reads this); `open` have not
 * answered.
 */
export interface Proposal {
  by: number;
  to: number;
  agreed: number[];
  open: number[];
}

/** A move that a lesson or a hint proposes, with its arguments by name. */
export interface Guided {
  move: string;
  verb: string;
  args: { [name: string]: Json };
}

/**
 * Where the learner of a guided first game is.
 *
 * step, of  decisions of the script made so far, and all of them
 * on        whether the game still follows the script
 * moves     what the script does now, in this order, or nothing while the learner is not asked; a bid is a run of
 *           moves
 * says      message ids: first what is new here, last why this move
 */
export interface Guide {
  step: number;
  of: number;
  on: boolean;
  moves: Guided[];
  says: string[];
}

/** The end: why, each seat's standing (score first, then the tie-breaks), and its place. */
export interface Result {
  reason: string;
  standing: number[][];
  places: number[];
}

/**
 * All that one audience may know of a table.
 *
 * event       number of its last event; the scene is the position after it
 * offer       what the seat is asked, or null
 * waiting     the seats that owe a decision
 * undo        whether the seat may take its last command back by itself
 * commitment  binds the seed from the start; `seed` is "" until the game is over, except in a lesson
 * archive     made from a record: can be looked at, verified and branched, not played on
 * guide       of a guided first game, for its learner
 * muted       the seats whose chat this seat does not want to see
 */
export interface TableState {
  table: string;
  game: string;
  seat: number;
  status: "archive" | "over" | "running";
  event: number;
  scene: { [name: string]: Json };
  offer: Offer | null;
  waiting: number[];
  players: PlayerInfo[];
  clocks: Clocks | null;
  undo: boolean;
  proposal: Proposal | null;
  result: Result | null;
  options: { [name: string]: boolean | number | string };
  hints: boolean;
  pace: string;
  rules: number;
  pack: string;
  commitment: string;
  seed: string;
  guide: Guide | null;
  muted: number[];
}

/**
 * One line of chat, numbered for the audience that reads it. Seat 0: a spectator, unseen by the players until the
 * end.
 */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Events of an audience after number `after`, each an object with `n`, `event` (its name) and its arguments. */
export interface History {
  seat: number;
  after: number;
  last: number;
  events: { [name: string]: Json }[];
}

/** A position of the past. `view` own: in the asker's numbers and eyes; all: everything, once the game is over. */
export interface Replay {
  table: string;
  view: "all" | "own";
  seat: number;
  at: number;
  last: number;
  scene: { [name: string]: Json };
  waiting: number[];
}

/**
 * How things stood at the end of a round: for each seat the score as if the game ended there, its wealth, and the
 * score by source. The lines of `sources` sum to the score; their names are the messages `<game>-source-<id>`.
 */
export interface Turn {
  round: number;
  score: number[];
  wealth: number[];
  sources: { [name: string]: number }[];
}

/** The course of a finished game, round by round; the last turn is the final reckoning. */
export interface Course {
  table: string;
  turns: Turn[];
}

/** The whole record of a finished game or an archive, as the text of its file. */
export interface Export {
  table: string;
  record: string;
}

/**
 * The luck of a finished game, drawn again from the revealed seed. `unproved` outcomes stand before a branch of
 * unknown seed.
 */
export interface Proof {
  draws: number;
  unproved: number;
  commitment: string;
  seed: string;
}

/** A table that the client remembers. */
export interface MyTable {
  table: string;
  token: string;
}

/** Tables to ask about at once. */
export interface MyTables {
  tables: MyTable[];
}

/** One of my tables. `found` false: it is gone, or the token is not one of its; the rest is then empty. */
export interface Summary {
  table: string;
  found: boolean;
  game: string;
  seat: number;
  status: string;
  my_turn: boolean;
  waiting: number[];
  players: PlayerInfo[];
  event: number;
  moved: number;
  deadline: number | null;
}

/** One for each table asked about, in the same order. */
export interface Summaries {
  tables: Summary[];
}

/** Answer an offer with one or more moves, all or none. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  offer: number;
  moves: string[];
}

/** Take back the seat's last command. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Ask every other person to take back whatever was played after an event; a move by anybody ends the asking. */
export interface AskUndo {
  type: "ask_undo";
  id: string;
  seat: number;
  to: number;
}

/** Agree, or end the asking. */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  seat: number;
  agree: boolean;
}

/** Let a bot play this seat. */
export interface GiveUp {
  type: "give_up";
  id: string;
  seat: number;
  bot?: string;
}

/** The person plays this seat again. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
}

/** The person on a seat gives a name (and has joined by it). */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** A line of chat. `name` is for spectators; a seat speaks under its own name. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
  name?: string;
}

/** Do not (or do again) show this seat what another seat, or the bench (0), says. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  whom: number;
  muted: boolean;
}

/** Ask a bot for advice, where the table allows it. `bot` "" is the strongest level. Nothing is changed by it. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  offer: number;
  bot?: string;
}

/** One seat (or the bench) that this client sits on. `after` is the last event it has, `chat` its last chat line. */
export interface HelloSeat {
  token: string;
  after?: number;
  chat?: number;
}

/** The first message of a socket, within ten seconds. Several seats: hot-seat. */
export interface Hello {
  type: "hello";
  seats: HelloSeat[];
}

/** Ask for the state again, with the events after a number. */
export interface Sync {
  type: "sync";
  seat: number;
  after?: number;
}

/** Answered by a pong. */
export interface Ping {
  type: "ping";
}

/** Why an HTTP request changed nothing. */
export interface Refusal {
  code: RefusalCode;
  message: string;
  possible: string[];
  retry: number;
}

/** What a seat sees now, and what it was told since it last heard. `fresh`: older events were left out. */
export interface State {
  type: "state";
  seat: number;
  state: TableState;
  events: { [name: string]: Json }[];
  fresh: boolean;
}

/**
 * The hello was accepted: the seats of this socket, and the server's time for the clocks. States and chat
 * follow.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  seats: number[];
  time: number;
}

/** A command was done and is in the store. `repeated`: it had been done before, under the same id. */
export interface Ack {
  type: "ack";
  id: string;
  seat: number;
  repeated: boolean;
}

/** A command (or, with id "", a message that names none) changed nothing. */
export interface Refused {
  type: "refused";
  id: string;
  code: RefusalCode;
  message: string;
  possible: string[];
  retry: number;
}

/**
 * One choice as the bot sees it: its value in the bot's own unit, and why: a message id with its arguments.
 *
 * then  the moves that complete it, where it is asked in steps (the amounts of a sealed bid); one command may bring
 *       them all
 */
export interface Advised {
  move: string;
  then: Guided[];
  value: number;
  reason: string;
  args: { [name: string]: Json };
}

/** The answer to a hint: up to three choices, the best first. Made from the seat's own view alone. */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  offer: number;
  bot: string;
  moves: Advised[];
}

/** New lines of chat for one audience. */
export interface Chat {
  type: "chat";
  seat: number;
  lines: ChatLine[];
}

/** The server's time. */
export interface Pong {
  type: "pong";
  time: number;
}

/** The server stops or cuts this socket off; come back later with a new hello. */
export interface Closing {
  type: "closing";
  code: "bad_request" | "bad_token" | "gone" | "other_rules" | "slow" | "stopping" | "too_large" | "too_many" | "unavailable";
  message: string;
}

/** The answer to a command by HTTP: an ack, or advice. */
export interface CommandAnswer {
  answer: Ack | Advice;
  state: TableState;
}

/** `/healthz`: whether this worker serves and the store answers. */
export interface Health {
  status: "ok" | "stopping" | "unavailable";
  version: string;
}

export type Command =
  | Play
  | Undo
  | AskUndo
  | AnswerUndo
  | GiveUp
  | TakeBack
  | Rename
  | Say
  | Mute
  | Hint;

export type FromClient =
  | Hello
  | Sync
  | Ping
  | Play
  | Undo
  | AskUndo
  | AnswerUndo
  | GiveUp
  | TakeBack
  | Rename
  | Say
  | Mute
  | Hint;

export type FromServer =
  | Welcome
  | State
  | Chat
  | Ack
  | Refused
  | Advice
  | Pong
  | Closing;

export type RefusalCode =
  | "bad_request"
  | "bad_token"
  | "not_yours"
  | "stale_offer"
  | "illegal"
  | "no_undo"
  | "not_allowed"
  | "running"
  | "over"
  | "bad_record"
  | "bad_options"
  | "other_rules"
  | "not_found"
  | "too_large"
  | "too_many"
  | "unavailable"
  | "conflict";
