// Made by tools/make_types.py from scene_types.py and detail_types.py of the game imperial_miners: do not edit.
// Seats are indices from 0 into the lists of the scene.

export type Faction = "scots" | "barbarians" | "egyptians" | "japanese" | "atlanteans" | "romans";
export type Level = "I" | "II" | "III" | "IV";
export type Half = "L" | "R" | "TL" | "TR" | "BL" | "BR";
export type Side = "front" | "back";
export type PhaseName = "deal" | "keep" | "reveal" | "event" | "mine" | "end" | "over";
export type WhenName = "immediate" | "end" | "special";
export type AnyCard = Card | HiddenCard;
export type AnyHandCard = HandCard | HiddenCard;
export type AskedBy = AskedByCard | AskedBySurface | AskedByEvent | AskedBySpace;

/** A card that this audience does not know: its level alone. */
export interface HiddenCard {
  card: null;
  level: Level;
}

/** A card. `source` says whether its figures are printed or reconstructed. */
export interface Card {
  card: string;
  level: Level;
  cost: number;
  factions: Faction[];
  halves: Half[];
  effect: string;
  source: string;
}

/**
 * Something that an effect counts, and how much of it there is now.
 *
 * what  a count of the effect language ("carts"), or "gaps": the incomplete junctions
 * of    of which faction or level, or ""
 */
export interface Counted {
  what: string;
  of: string;
  n: number;
}

/**
 * Gold, points and spaces that one branch of an effect would give now, the gold that it costs, whether its
 * condition is met, and what it counts.
 */
export interface Brings {
  gold: number;
  vp: number;
  cost: number;
  spaces: number;
  met: boolean;
  counted: Counted[];
}

/** What one branch of a card in the hand would bring now, at the worst and at the best place for the card. */
export interface Range {
  least: Brings;
  most: Brings;
}

/**
 * A card in a hand that this audience knows; `now` has each branch of its effect for its owner, if the card can be
 * placed.
 */
export interface HandCard extends Card {
  now: Range[];
}

/**
 * A card in a mine: its cell, also as row and half-column and as players count it ("II-3"), what lies on it, and
 * what each branch of its effect brings now.
 */
export interface LaidCard extends Card {
  cell: string;
  spot: string;
  row: number;
  x: number;
  machines: number;
  cavein: boolean;
  activated: boolean;
  brings: Brings[];
}

/** The event of this round, and what each branch of its effect would bring this audience's seat now. */
export interface RoundEvent {
  event: string;
  when: WhenName;
  effect: string;
  source: string;
  brings: Brings[];
}

/** Where a seat's marker stands on a Progress board, from 1. */
export interface Marker {
  seat: number;
  space: number;
}

/** A Progress board with the effects of its spaces. */
export interface Board {
  board: string;
  side: Side;
  spaces: string[];
  markers: Marker[];
}

/** A number for each faction. */
export interface ByFaction {
  scots: number;
  barbarians: number;
  egyptians: number;
  japanese: number;
  atlanteans: number;
  romans: number;
}

/**
 * What is seen of a seat.
 *
 * finished  it owes no more decision in this phase
 * score     points and carts, as if the game ended now
 * prices    what effects that are cheaper with Scots cost now, by branch; a card of the hand counts itself
 * carts     complete junctions; `tokens` those of them that a token completes; `gaps` those that could be completed
 */
export interface SeatScene {
  seat: number;
  finished: boolean;
  gold: number;
  points: number;
  score: number;
  board: string | null;
  space: number;
  hand: AnyHandCard[];
  discards: AnyCard[];
  prices: { [name: string]: number };
  mine: LaidCard[];
  carts: string[];
  tokens: string[];
  gaps: string[];
  machines: number;
  caveins: number;
  factions: ByFaction;
}

/** A card at its cell. */
export interface AskedByCard {
  kind: "card";
  card: string;
  cell: string;
  spot: string;
}

/** The Surface. */
export interface AskedBySurface {
  kind: "surface";
}

/** The event of this round. */
export interface AskedByEvent {
  kind: "event";
  event: string;
}

/** A space of a Progress board. */
export interface AskedBySpace {
  kind: "space";
  board: string;
  space: number;
}

/** A seat's last reckoning; equal places share theirs. A game alone has a grade. */
export interface Reckoning {
  seat: number;
  place: number;
  total: number;
  points: number;
  carts: number;
  gold: number;
  grade: number | null;
}

/**
 * Everything that one audience sees.
 *
 * decks     cards left in each
 * asked_by  whose effects this seat chooses from
 */
export interface Scene {
  phase: PhaseName;
  round: number;
  rounds: number;
  events_left: number;
  event: RoundEvent | null;
  waiting: number[];
  you: number | null;
  decks: Partial<Record<Level, number>>;
  boards: Board[];
  surface: string;
  seats: SeatScene[];
  asked_by: AskedBy | null;
  reason: string;
  final: Reckoning[];
}

/** A card that was dealt; how many are still to be kept, and whether it can begin a mine. */
export interface KeepPreview extends Card {
  left: number;
  begins: boolean;
}

/** The cards that the cart stands between. */
export interface CartPreview {
  card: string;
  neighbour: string;
}

/**
 * The card and the place as players count it, the carts that it completes here, the gold and points that this
 * round's event gives for them, the cells that the chain can go through next, and what each branch of the card would
 * bring here.
 */
export interface PlacePreview {
  card: string;
  place: string;
  carts: number;
  gold: number;
  vp: number;
  above: string[];
  brings: Brings[];
}

/** The space that the marker comes to; its effect where the marker acts there at once, else "". */
export interface BoardPreview {
  board: string;
  space: number;
  effect: string;
}

/** Where the marker comes to, and whether it is the board's last space; nothing while it has no board, or stays. */
export interface AdvancePreview {
  board?: string;
  space?: number;
  effect?: string;
  last?: boolean;
}

/** The effect as the id of its branch, and the gold and points that it gives at once. */
export interface ResolvePreview {
  effect: string;
  gold: number;
  vp: number;
}

/** The gold and points of the best effect that is given up. */
export interface DeclinePreview {
  gold: number;
  vp: number;
}

/** The cards left in the deck. */
export interface DrawPreview {
  cards: number;
}

/** What the preview of each verb holds; the other verbs have none. */
export interface Previews {
  keep: KeepPreview;
  play: Card;
  sell: Card;
  discard: Card;
  place: PlacePreview;
  climb: LaidCard;
  activate: LaidCard;
  machine: LaidCard;
  cavein: LaidCard;
  clear: LaidCard;
  cart: CartPreview;
  advance: AdvancePreview;
  board: BoardPreview;
  resolve: ResolvePreview;
  decline: DeclinePreview;
  draw: DrawPreview;
  search: DrawPreview;
}

/** The preview of a choice of one of these verbs; null for any other choice. */
export function previewOf<V extends keyof Previews>(
  choice: { verb: string; preview: object } | null | undefined,
  ...verbs: V[]
): Previews[V] | null {
  return verbs.some((verb) => verb === choice?.verb) ? (choice?.preview as Previews[V]) : null;
}
