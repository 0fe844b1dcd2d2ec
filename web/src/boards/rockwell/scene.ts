// Made by tools/make_types.py from scene_types.py and detail_types.py of the game rockwell: do not edit.
// Seats are indices from 0 into the lists of the scene.

export type Resource = "zinc" | "copper" | "silver" | "gold";
export type Asset = "zinc" | "copper" | "silver" | "gold" | "money";
export type PhaseName =
  | "layout"
  | "management"
  | "control"
  | "back"
  | "card"
  | "bid"
  | "insure"
  | "place"
  | "crew"
  | "move"
  | "die"
  | "first"
  | "discard"
  | "advantage"
  | "market"
  | "amount"
  | "workshop"
  | "sink"
  | "al_crew"
  | "al_go"
  | "al_raise"
  | "over";
export type Company = number | "al";
export type Advantage = "bribery" | "subcontracting";
export type Depth = "" | "A" | "B" | "C" | "D" | "center";
export type Because = "mineshaft" | "most" | "tie";

/** A number for each resource. */
export interface Cubes {
  zinc: number;
  copper: number;
  silver: number;
  gold: number;
}

/** A number for each resource, and for money. */
export interface Bonuses extends Cubes {
  money: number;
}

/** A company's power on a tile. */
export interface Share {
  company: Company;
  power: number;
}

/** A tile: power that it needs and has, its back once it is drilled, the seat whose mineshaft it bears. */
export interface Tile {
  tile: string;
  need: number;
  power: number;
  drilled: boolean;
  back: string | null;
  mineshaft: number | null;
  companies: Share[];
}

/** A crew, with its own power and that of its subcontractor. */
export interface Crew {
  company: Company;
  crew: string;
  place: string;
  power: number;
  die: number;
}

/** What a company has of an extraction, and how many cubes of it a Danger card takes. */
export interface Booty {
  company: Company;
  booty: Cubes;
  at_risk: number;
}

/** The extraction under way. */
export interface Extraction {
  tile: string;
  active: Company;
  card: string | null;
  danger: boolean;
  shares: Booty[];
}

/** An extraction pile by its number: the cards still in it. */
export interface Pile {
  pile: number;
  left: string[];
}

/** The backs that nobody has seen yet, counted by kind, for each stratum. */
export interface Backs {
  A: { [name: string]: number };
  B: { [name: string]: number };
  C: { [name: string]: number };
  D: { [name: string]: number };
}

/** A slot for a Vice President, and whose stands there. */
export interface Slot {
  slot: string;
  seat: number | null;
}

/** A slot of Board I. */
export interface AdvantageSlot extends Slot {
  advantage: Advantage;
}

/** A slot of Board II or III: how often it may be used, and how often it still may in this turn. */
export interface WorkSlot extends Slot {
  uses: number;
  left: number;
}

/** Advantages: what is left of the supplies, and what they were. */
export interface Board1 {
  slots: AdvantageSlot[];
  bribery_tiles: number;
  all_bribery_tiles: number;
  dice: number;
  all_dice: number;
}

/** The market. */
export interface Board2 {
  slots: WorkSlot[];
  prices: Cubes;
}

/** The delivery tiles of a resource; `cost` is that of the next one. */
export interface Delivery {
  resource: Resource;
  cost: number | null;
  prestige: number;
  left: number;
}

/** The workshop. */
export interface Board3 {
  slots: WorkSlot[];
  deliveries: Delivery[];
}

/** What each next level costs; a subcontractor by power. */
export interface Prices {
  safety: number[];
  mobility: number[];
  mineshaft: number[];
  power: number[];
  subcontractor: number[];
}

/** What an achievement takes: cubes, cards, or crews of a power at a depth or deeper ("" is any). */
export interface Asks {
  cubes: Cubes;
  cards: number;
  crews: number;
  power: number;
  at: Depth;
}

/** Who has taken an achievement, and what it was worth. */
export interface Prize {
  seat: number;
  prestige: number;
}

/** An achievement: the values left, best first, and who has one. */
export interface Goal {
  achievement: string;
  tier: number;
  asks: Asks;
  left: number[];
  taken: Prize[];
}

/** What lies behind a company's screen, exactly or by the public ledger. */
export interface Screen {
  exact: boolean;
  cubes: Cubes;
  money: number;
  insurance: number | null;
  deliveries: Cubes;
  delivery_prestige: number;
}

/** A company board, and what this audience knows of the stock behind its screen. */
export interface SeatScene {
  seat: number;
  safety: number;
  mobility: number;
  mineshafts: number;
  cards: number;
  achievements: number;
  prestige: number;
  at_center: number;
  traded: Resource[];
  screen: Screen | null;
}

/**
 * A pile whose Danger may reach one's crews, where they are or after one movement: `danger` of the `left` cards
 * have it; on its `tiles` it could take `loses` cubes at most.
 */
export interface Risk {
  pile: number;
  left: number;
  danger: number;
  tiles: string[];
  loses: number;
}

/**
 * One's own sealed choice so far. More than `enough` of it changes nothing, null where nobody can tell; `beyond` is
 * the message about that. `risks` is what insurance is for.
 */
export interface Sealed {
  decided: Asset[];
  cubes: Cubes;
  money: number;
  money_step: number;
  enough: number | null;
  beyond: string;
  risks: Risk[];
}

/** The resource that is sold or bought now. */
export interface Deal {
  sells: boolean;
  resource: Resource;
}

/** The mineshaft in hand; `from` is the tile that it leaves. */
export interface Mineshaft {
  from: string | null;
  level: number;
}

/** A seat's last reckoning; equal places share theirs. */
export interface Reckoning {
  seat: number;
  place: number;
  total: number;
  achievements: number;
  deliveries: number;
  bonuses: Bonuses;
  tiles: number;
  cubes: number;
}

/** The options that the rules of this table depend on. */
export interface TableOptions {
  one_crew_per_border: boolean;
  open_stocks: boolean;
  low_powers: boolean;
}

/**
 * Everything that one audience sees.
 *
 * actor    the seat that decides now, None while several or chance are to act
 * active   the crew that acts, and `target`: where it goes
 */
export interface Scene {
  phase: PhaseName;
  turn: number;
  turn_limit: number;
  drilling_round: number;
  actor: number | null;
  waiting: number[];
  you: number | null;
  options: TableOptions;
  management: number[];
  control: number[];
  tiles: Tile[];
  crews: Crew[];
  active: Crew | null;
  target: string | null;
  board_1: Board1;
  board_2: Board2;
  board_3: Board3;
  prices: Prices;
  achievements: Goal[];
  seats: SeatScene[];
  sealed: Sealed | null;
  extraction: Extraction | null;
  deal: Deal | null;
  mineshaft: Mineshaft | null;
  piles: Pile[];
  backs: Backs;
  reason: string;
  final: Reckoning[];
}

/** What the bid is worth so far, with this. */
export interface BidPreview {
  value: number;
}

/**
 * A Vice President on Board I: `order` is that of drilling, if nobody else takes a slot there; with those who still
 * can one is at `worst` so much later.
 */
export interface AdvantagePlace {
  advantage: Advantage;
  order: number[];
  worst: number;
}

/**
 * A Vice President on Board II or III: how often it may be used; `acts` is the order of the seats there, `order`
 * that of drilling, if nobody else takes a slot; with those who still can one acts at `worst` so much later.
 */
export interface WorkPlace {
  uses: number;
  acts: number[];
  order: number[];
  worst: number;
}

/** The insurance planned so far, with this, and the cubes that may still be lost. */
export interface InsurePreview {
  insurance: number;
  losses_to_come: number;
}

/** The crew that would act. */
export interface CrewPreview {
  place: string;
  power: number;
  die: number;
}

/** An undrilled tile after an act. */
export interface TilePower {
  tile: string;
  need: number;
  power: number;
}

/** What a company may get of a card: the least and the most of each resource, and what it is worth on average. */
export interface Portion {
  company: Company;
  left_over: boolean;
  least: Cubes;
  most: Cubes;
  worth: number;
}

/**
 * A tile that an act would drill: who would share, by power, who would take what is left over, and why.
 *
 * The card stays hidden: `cards_left` of its pile, `danger_cards` among them. `portions` is what they may bring, what
 * is left over last; `loses` the cubes that Danger would take from oneself at most, of which `insured` can be saved.
 */
export interface Strike {
  tile: string;
  share: Company[];
  left_over: Company;
  because: Because;
  power: { [name: string]: number };
  portions: Portion[];
  cards_left: number;
  danger_cards: number;
  loses: number;
  insured: number;
}

/**
 * What a crew would do: the tiles that it reaches, and those that it drills.
 *
 * die           of a crew that moves: the subcontractor that is with it
 * place, power  of a crew that is bribed or grows stronger: where it is, and the power that it has then
 * bribes_left   of a bribe
 */
export interface ActPreview {
  tiles: TilePower[];
  drills: Strike[];
  die?: number;
  place?: string;
  power?: number;
  bribes_left?: number;
}

/** A crew that reaches the center, and what that is worth. */
export interface CenterPreview {
  reaches_center: true;
  prestige: number;
  leaves_die: boolean;
  last_turn: boolean;
}

/** The tile drilled first, and what is drilled then. */
export interface DrillPreview {
  drills: Strike[];
  then: Strike[];
}

/** What Danger takes and leaves. */
export interface DiscardPreview {
  loses: Cubes;
  keeps: Cubes;
}

/** The price of a cube, and how many can be sold or bought. */
export interface DealPreview {
  price: number;
  most: number;
}

/** What a sale brings, and the money then. */
export interface SalePreview {
  money: number;
  money_then: number;
}

/** The cubes bought, and the money then. */
export interface PurchasePreview {
  zinc?: number;
  copper?: number;
  silver?: number;
  gold?: number;
  money_then?: number;
}

/** The new level; `saves` is how many cubes it saves, None for all. */
export interface SafetyPreview {
  level: number;
  saves: number | null;
}

/** The new level. */
export interface LevelPreview {
  level: number;
}

/** The mineshaft's level, and the tile that it leaves. */
export interface RelocatePreview extends LevelPreview {
  from: string;
}

/** What a mineshaft on this tile pays, or may pay where nobody has seen the back. */
export interface SinkPreview {
  drilled: boolean;
  pays: string | null;
  may_pay: string[];
}

/** What the delivery tile is worth. */
export interface DeliverPreview {
  prestige: number;
}

/** The uses of a slot that are lost. */
export interface PassPreview {
  lost?: number;
}

/** What the preview of each verb holds; the other verbs have none. */
export interface Previews {
  bid: BidPreview;
  bid_money: BidPreview;
  place: AdvantagePlace | WorkPlace;
  insure: InsurePreview;
  crew: CrewPreview;
  go: ActPreview | CenterPreview;
  take: ActPreview;
  leave: ActPreview;
  drill: DrillPreview;
  discard: DiscardPreview;
  bribe: ActPreview;
  hire: ActPreview;
  pass: PassPreview;
  sell: DealPreview;
  buy: DealPreview;
  cubes: SalePreview | PurchasePreview;
  improve: ActPreview;
  safety: SafetyPreview;
  mobility: LevelPreview;
  mineshaft: LevelPreview;
  relocate: RelocatePreview;
  sink: SinkPreview;
  deliver: DeliverPreview;
  al_crew: CrewPreview;
  al_go: ActPreview;
  al_raise: ActPreview;
}

/** The preview of a choice of one of these verbs; null for any other choice. */
export function previewOf<V extends keyof Previews>(
  choice: { verb: string; preview: object } | null | undefined,
  ...verbs: V[]
): Previews[V] | null {
  return verbs.some((verb) => verb === choice?.verb) ? (choice?.preview as Previews[V]) : null;
}
