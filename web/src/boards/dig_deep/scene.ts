// Made by tools/make_types.py from scene_types.py and detail_types.py of the game dig_deep: do not edit.
// Seats are indices from 0 into the lists of the scene.

export type Gem = "ruby" | "emerald" | "amethyst" | "sapphire" | "diamond";
export type MarketFace = Gem | "wild";
export type Action = "reserve" | "mine" | "smelt" | "sell" | "dig" | "advertise" | "invest";
export type PhaseName =
  | "start_player"
  | "fill"
  | "roll"
  | "wild"
  | "reroll"
  | "reroll_dice"
  | "resolve"
  | "mining"
  | "mined"
  | "dug"
  | "dig_target"
  | "taken_back"
  | "buy"
  | "discard"
  | "over";

/** A number for each gem. */
export interface ByGem {
  ruby: number;
  emerald: number;
  amethyst: number;
  sapphire: number;
  diamond: number;
}

/** A tile: its level always; its kind, and its gems one by one, where this audience knows them. */
export interface Tile {
  level: number;
  tile: string | null;
  gems: Gem[];
}

/** How many of some tiles in hand another seat has dug up before. */
export interface KnownTo {
  seat: number;
  count: number;
}

/** Equal tiles. */
export interface Pile extends Tile {
  count: number;
}

/** Equal tiles in hand. */
export interface HandPile extends Pile {
  known_to: KnownTo[];
}

/** A tile in the mine, and who has dug it up: they alone know it. */
export interface GroundTile extends Tile {
  known_by: number[];
}

/** The tile under way in a Mine or a Dig, and the column that it is from. */
export interface HeldTile extends GroundTile {
  from: string;
}

/** A column: tiles from the top down, cubes by seat, who controls it. */
export interface Column {
  column: string;
  tiles: GroundTile[];
  cubes: number[];
  control: number[];
}

/** A row of the market board: cubes by seat and how many more find room, and who would take what bonus now. */
export interface GemRow {
  gem: Gem;
  price: number;
  top_price: number;
  invested: number[];
  room: number;
  leaders: number[];
  bonus: number;
}

/** A die of a seat. A face is an action and its number; `rolled` while the throw lies on the table. */
export interface Die {
  position: string;
  die: string;
  faces: string[];
  rolled: string | null;
  marked: boolean;
}

/** What is seen of a seat. */
export interface SeatScene {
  seat: number;
  coins: number;
  stock: number;
  dice: Die[];
  hand: HandPile[];
  face_up: Pile[];
  sold: Pile[];
  gems_sold: ByGem;
  invested: ByGem;
}

/** A space of the dice market. */
export interface Space {
  space: string;
  price: number;
  die: string | null;
  faces: string[];
}

/** A seat's last reckoning; equal places share theirs. A bonus is named where there is one. */
export interface Reckoning {
  seat: number;
  place: number;
  total: number;
  coins: number;
  bonuses: Partial<Record<Gem, number>>;
  tiles_sold: number;
  face_up: number;
  hand: number;
}

/**
 * Everything that one audience sees.
 *
 * turn        the seat on turn; `actor` the one that decides now, None while chance is to act
 * gem_bonus   of each gem, for the most sold
 * uses        what is left of the throw; `free_uses` those of them that came without a die
 * unseen      the tiles that this audience has not seen, by kind
 * frequency   the gems on a level's tiles, the most frequent first
 */
export interface Scene {
  phase: PhaseName;
  round: number;
  turn_limit: number;
  finishing: boolean;
  start: number;
  turn: number;
  actor: number | null;
  you: number | null;
  gem_bonus: number;
  gems: GemRow[];
  columns: Column[];
  rows: number;
  seats: SeatScene[];
  dice_market: Space[];
  bag: { [name: string]: number };
  market_dice: MarketFace[];
  wilds: number;
  uses: Partial<Record<Action, number>>;
  free_uses: Partial<Record<Action, number>>;
  marks: string[];
  held: HeldTile | null;
  taken_back: string | null;
  new_die: string | null;
  unseen: Pile[];
  frequency: { [name: string]: Gem[] };
  reason: string;
  final: Reckoning[];
}

/** Where a price goes. */
export interface PriceStep {
  price: number;
  becomes: number;
}

/** A die to roll again: what all marked dice cost with it. */
export interface MarkPreview {
  reroll_cost: number;
  die: string;
  rolled: string;
}

/** Who controls the column now and then. */
export interface ReservePreview {
  control: number[];
  becomes: number[];
  gains_control: boolean;
}

/** A cube taken back from a column: who controls it now and then. */
export interface LeaveColumn {
  control: number[];
  becomes: number[];
  loses_control: boolean;
}

/** A cube taken back from a gem. */
export interface LeaveGem {
  price: number;
  cubes_left: number;
}

/** The tile on top; `deeper`: what each further tile would cost, as far down as the pickaxes last. */
export interface MinePreview extends Tile {
  pickaxes_left: number;
  last_tile: boolean;
  deeper: number[];
}

/** What is lost by stopping. */
export interface StopPreview {
  pickaxes_lost: number;
}

/** The column that a tile is put on: its height then, and who controls it. */
export interface PutPreview extends Tile {
  from: string;
  height: number;
  control: number[];
}

/** The shares that a sale would be split into, and what one is worth now. */
export interface InvestPreview {
  price: number;
  shares: number;
  share_value: number;
}

/** What its owner would be paid for the tile now. */
export interface SmeltPreview extends Tile {
  worth_now: number;
}

/** One gem of a tile sold: payments and returned cubes by seat. */
export interface GemSale {
  gem: Gem;
  copies: number;
  price: number;
  becomes: number;
  paid: number[];
  cubes_back: number[];
}

/** Who is paid what, in all and gem by gem. */
export interface SalePreview extends Tile {
  paid: number[];
  sale: GemSale[];
}

/** The actions that could still do something. */
export interface DonePreview {
  lost: Partial<Record<Action, number>>;
}

/** A space of the dice market: None stands for the die that is drawn from the bag. */
export interface MarketSpace {
  die: string | null;
  price: number;
}

/** The die bought; a seventh one replaces another. `then` is what slides to its space and to those after it. */
export interface BuyPreview {
  die: string;
  faces: string[];
  seventh: boolean;
  then: MarketSpace[];
}

/** The die given up, and the one that takes its place. */
export interface DiscardPreview {
  die: string;
  replaced_by: string;
}

/** What the preview of each verb holds; the other verbs have none. */
export interface Previews {
  wild: PriceStep;
  mark: MarkPreview;
  reserve: ReservePreview;
  take_back: LeaveColumn | LeaveGem;
  mine: MinePreview;
  stop: StopPreview;
  dig: GroundTile;
  put: PutPreview;
  advertise: PriceStep;
  invest: InvestPreview;
  smelt: SmeltPreview;
  sell: SalePreview;
  done: DonePreview;
  buy: BuyPreview;
  discard: DiscardPreview;
}

/** The preview of a choice of one of these verbs; null for any other choice. */
export function previewOf<V extends keyof Previews>(
  choice: { verb: string; preview: object } | null | undefined,
  ...verbs: V[]
): Previews[V] | null {
  return verbs.some((verb) => verb === choice?.verb) ? (choice?.preview as Previews[V]) : null;
}
