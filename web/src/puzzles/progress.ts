// What this browser remembers of puzzles: how each went, and a rating a game. Pure.

import type { PuzzleBrief } from '../wire';

/** How one puzzle went. `first`: what the first try was worth: 1 right, ½ right with a help, 0 wrong or given up. */
export interface Tried {
  game: string;
  kind: string;
  rating: number;
  first: number;
  solved: boolean;
  /** ms since 1970, of the first try */
  at: number;
}

export interface Progress {
  /** by the id of the puzzle */
  tried: Record<string, Tried>;
  /** by game */
  ratings: Record<string, number>;
}

export const NOTHING: Progress = { tried: {}, ratings: {} };
export const START = 1200;
const FAST = 40; // points that a first try moves at most, at the beginning
const SLOW = 20;
const NEW = 20; // first tries of a game until then
const SHOWN = 10; // of the latest

/** The upper ends of easy and medium. */
export const BANDS = { easy: 1200, medium: 1600 } as const;
export type Band = 'easy' | 'medium' | 'hard';
export const bandOf = (rating: number): Band =>
  rating <= BANDS.easy ? 'easy' : rating <= BANDS.medium ? 'medium' : 'hard';

export type Mark = '' | 'first' | 'later' | 'missed';

export function markOf(progress: Progress, id: string): Mark {
  const found = progress.tried[id];
  if (!found) return '';
  return !found.solved ? 'missed' : found.first === 1 ? 'first' : 'later';
}

export const ratingOf = (progress: Progress, game: string): number => progress.ratings[game] ?? START;

const ofGame = (progress: Progress, game: string): Tried[] =>
  Object.values(progress.tried)
    .filter((one) => one.game === game)
    .sort((a, b) => a.at - b.at);

/** A rating after a try at a puzzle, by Elo's sum. */
export function rated(own: number, puzzle: number, worth: number, tries: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / 400));
  return Math.round(own + (tries < NEW ? FAST : SLOW) * (worth - expected));
}

/** After a first try, or after a later one that solves it; and by how much the rating has changed. */
export function afterTry(
  progress: Progress,
  game: string,
  { id, kind, rating }: Pick<PuzzleBrief, 'id' | 'kind' | 'rating'>,
  { worth, solved, at }: { worth: number; solved: boolean; at: number },
): { progress: Progress; change: number } {
  const before = progress.tried[id];
  if (before) {
    if (before.solved || !solved) return { progress, change: 0 };
    return { progress: { ...progress, tried: { ...progress.tried, [id]: { ...before, solved } } }, change: 0 };
  }
  const own = ratingOf(progress, game);
  const next = rated(own, rating, worth, ofGame(progress, game).length);
  return {
    progress: {
      tried: { ...progress.tried, [id]: { game, kind, rating, first: worth, solved, at } },
      ratings: { ...progress.ratings, [game]: next },
    },
    change: next - own,
  };
}

export interface Summary {
  solved: number;
  /** first tries in a row that were right, up to now */
  row: number;
  /** the latest first tries, oldest first */
  latest: boolean[];
  rating: number;
}

export function summaryOf(progress: Progress, game: string, known: PuzzleBrief[] | null): Summary {
  const all = ofGame(progress, game);
  const ids = known && new Set(known.map(({ id }) => id));
  const solved = Object.entries(progress.tried).filter(
    ([id, one]) => one.game === game && one.solved && (!ids || ids.has(id)),
  ).length;
  const wrong = all.findLastIndex((one) => one.first < 1);
  return {
    solved,
    row: all.length - 1 - wrong,
    latest: all.slice(-SHOWN).map((one) => one.first === 1),
    rating: ratingOf(progress, game),
  };
}

/** A part of the puzzles: how many there are, how many are solved, how many at the first try. */
export interface Part {
  name: string;
  all: number;
  solved: number;
  first: number;
}

export function partsOf(progress: Progress, puzzles: PuzzleBrief[], nameOf: (one: PuzzleBrief) => string): Part[] {
  const out = new Map<string, Part>();
  for (const one of puzzles) {
    const name = nameOf(one);
    const part = out.get(name) ?? { name, all: 0, solved: 0, first: 0 };
    const mark = markOf(progress, one.id);
    part.all += 1;
    part.solved += Number(mark === 'first' || mark === 'later');
    part.first += Number(mark === 'first');
    out.set(name, part);
  }
  return [...out.values()];
}

// -- which puzzles

/** What is looked for; "" for everything. */
export interface Wanted {
  kind: string;
  band: Band | '';
  state: 'open' | 'missed' | '';
}

const BAND_NAMES: readonly string[] = ['easy', 'medium', 'hard'];
const STATES: readonly string[] = ['open', 'missed'];

export function wantedOf(query: URLSearchParams): Wanted {
  const [band, state] = [query.get('difficulty') ?? '', query.get('state') ?? ''];
  return {
    kind: query.get('theme') ?? '',
    band: BAND_NAMES.includes(band) ? (band as Band) : '',
    state: STATES.includes(state) ? (state as 'open' | 'missed') : '',
  };
}

/** As the query of an address, with its "?"; "" for everything. */
export function queryOf({ kind, band, state }: Wanted): string {
  const query = new URLSearchParams();
  if (kind) query.set('theme', kind);
  if (band) query.set('difficulty', band);
  if (state) query.set('state', state);
  const text = query.toString();
  return text ? `?${text}` : '';
}

export function fits(progress: Progress, one: PuzzleBrief, { kind, band, state }: Wanted): boolean {
  const mark = markOf(progress, one.id);
  if (kind && one.kind !== kind) return false;
  if (band && bandOf(one.rating) !== band) return false;
  if (state === 'open') return mark === '' || mark === 'missed';
  return state === '' || (mark !== '' && progress.tried[one.id]!.first < 1);
}

/** The puzzle after one (0: from the beginning) of those wanted: the next that was never tried, else the next that is not
 *  solved, else simply the next; 0 where there is no other. */
export function nextNumber(progress: Progress, puzzles: PuzzleBrief[], wanted: Wanted, after: number): number {
  const some = puzzles.filter((one) => one.number !== after && fits(progress, one, wanted));
  const order = [...some.filter((one) => one.number > after), ...some.filter((one) => one.number < after)];
  const fresh = order.find((one) => markOf(progress, one.id) === '');
  const open = order.find((one) => markOf(progress, one.id) === 'missed');
  return (fresh ?? open ?? order[0])?.number ?? 0;
}

/** What was stored, as far as it is of that form. */
export function read(text: string | null): Progress {
  try {
    const found = JSON.parse(text ?? '') as Partial<Progress>;
    return { tried: { ...found.tried }, ratings: { ...found.ratings } };
  } catch {
    return NOTHING;
  }
}
