// The server's HTTP side (docs/api.md), with its refusals as errors.

import type {
  BranchTable,
  Coached,
  Command,
  CommandAnswer,
  Course,
  CreatedTable,
  CreateTable,
  DecisionAsked,
  EarlierCount,
  Export,
  GameInfo,
  Games,
  History,
  Invitation,
  JoinedSeat,
  MyTable,
  NewInvitation,
  NewLink,
  PackChanges,
  PackRows,
  PlayOn,
  Proof,
  PuzzleAnswer,
  PuzzleAsked,
  PuzzleCompared,
  PuzzleHint,
  PuzzleList,
  Puzzles,
  PuzzleTried,
  Refusal,
  Rematch,
  Replay,
  ReviewProgress,
  Rules,
  Share,
  Summaries,
  Summary,
  TableState,
  WhyNot,
  Words,
} from '../wire';
import { deviceName } from './device';

export class Refused extends Error {
  readonly code: string;
  readonly retry: number;
  readonly pack: string; // that is not there

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.retry = refusal.retry;
    this.pack = refusal.pack;
  }
}

async function ask<T>(path: string, token = '', body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Pithead-Device': deviceName() };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(`/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return (await answer.json()) as T;
  let refusal: Refusal = { code: 'unavailable', message: answer.statusText, possible: [], retry: 0, pack: '' };
  try {
    refusal = { ...refusal, ...((await answer.json()) as Refusal) };
  } catch {
    // The answer of a proxy, not of ours: its status line says it all.
  }
  throw new Refused(refusal);
}

let games: Promise<GameInfo[]> | undefined;

/** The games of the server; asked once. */
export function allGames(): Promise<GameInfo[]> {
  games ??= ask<Games>('/games').then((answer) => answer.games);
  games.catch(() => (games = undefined));
  return games;
}

export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.id === id);
}

export const rules = (game: string, lang: string): Promise<Rules> => ask(`/games/${game}/rules?lang=${lang}`);
const ofPack = (pack: string) => (pack ? `pack=${encodeURIComponent(pack)}` : '');
export const words = (game: string, lang: string, pack = ''): Promise<Words> =>
  ask(`/games/${game}/words?lang=${lang}&${ofPack(pack)}`);
export const packRows = (game: string, pack = ''): Promise<PackRows> => ask(`/games/${game}/pack?${ofPack(pack)}`);
export const packChanges = (game: string, lang: string, pack: string): Promise<PackChanges> =>
  ask(`/games/${game}/changes?lang=${lang}&${ofPack(pack)}`);
export const createTable = (spec: CreateTable): Promise<CreatedTable> => ask('/tables', '', spec);
export const importTable = (record: string): Promise<CreatedTable> => ask('/import', '', { record });
export const mine = async (tables: MyTable[]): Promise<Summary[]> =>
  (await ask<Summaries>('/mine', '', { tables })).tables;
export const tableState = (table: string, token: string): Promise<TableState> => ask(`/tables/${table}`, token);
export const invitation = (table: string, secret: string): Promise<Invitation> =>
  ask(`/tables/${table}/invitation`, secret);
export const inviteAnew = (table: string, token: string, seat: number): Promise<NewInvitation> =>
  ask(`/tables/${table}/invitation`, token, { seat });
/** Take a seat; with the same key again, the same token, where the first answer was lost. */
export const join = (table: string, secret: string, name: string, key: string): Promise<JoinedSeat> =>
  ask(`/tables/${table}/join`, secret, { name, key });
/** A new token for a seat; whoever came by the old one is sent away. */
export const newLink = (table: string, token: string, key: string): Promise<NewLink> =>
  ask(`/tables/${table}/link`, token, { key });
export const command = (table: string, token: string, body: Command): Promise<CommandAnswer> =>
  ask(`/tables/${table}/commands`, token, body);
export const events = (table: string, token: string, after: string, view: 'own' | 'all' = 'own'): Promise<History> =>
  ask(`/tables/${table}/events?after=${after}&view=${view}`, token);
export const replay = (table: string, token: string, at: string[], view: 'own' | 'all'): Promise<Replay> =>
  ask(`/tables/${table}/replay?at=${at.join(',')}&view=${view}`, token);
export const exportRecord = (table: string, token: string): Promise<Export> => ask(`/tables/${table}/export`, token);
export const course = (table: string, token: string): Promise<Course> => ask(`/tables/${table}/course`, token);
export const review = (table: string, token: string, have: string): Promise<ReviewProgress> =>
  ask(`/tables/${table}/review?have=${have}`, token);
export const decision = (table: string, token: string, line: number): Promise<DecisionAsked> =>
  ask(`/tables/${table}/decision?line=${line}`, token);
export const coach = (table: string, token: string, earlier: EarlierCount[][]): Promise<Coached> =>
  ask(`/tables/${table}/coach`, token, { earlier });
export const whyNot = (table: string, token: string, line: number, moves: string[]): Promise<WhyNot> =>
  ask(`/tables/${table}/why-not`, token, { line, moves });
export const verify = (table: string, token: string): Promise<Proof> => ask(`/tables/${table}/verify`, token);
export const branch = (table: string, token: string, spec: BranchTable): Promise<CreatedTable> =>
  ask(`/tables/${table}/branch`, token, spec);
export const rematch = (table: string, token: string, bot: string): Promise<Rematch> =>
  ask(`/tables/${table}/rematch`, token, { bot });
export const share = async (table: string, token: string, at: string): Promise<string> =>
  (await ask<Share>(`/tables/${table}/share?at=${at}`, token)).link;

// -- puzzles

export const puzzles = (): Promise<Puzzles> => ask('/puzzles');
export const puzzleList = (game: string): Promise<PuzzleList> => ask(`/puzzles/${game}`);
const ofPuzzle = (game: string, number: string) => `/puzzles/${game}/${number}`;
export const puzzle = (game: string, number: string): Promise<PuzzleAsked> => ask(ofPuzzle(game, number));
export const puzzleHint = (game: string, number: string): Promise<PuzzleHint> => ask(`${ofPuzzle(game, number)}/hint`);
export const puzzleAnswer = (game: string, number: string): Promise<PuzzleAnswer> =>
  ask(`${ofPuzzle(game, number)}/answer`);
/** The verdict on a choice, or how it goes on. */
export const tryPuzzle = (game: string, number: string, moves: string[]): Promise<PuzzleTried> =>
  ask(`${ofPuzzle(game, number)}/try`, '', { moves });
/** A table that goes on from a puzzle, against bots of a kind. */
export const playOn = (game: string, number: string, spec: PlayOn): Promise<CreatedTable> =>
  ask(`${ofPuzzle(game, number)}/play-on`, '', spec);
/** Why not this. */
export const comparePuzzle = (game: string, number: string, moves: string[]): Promise<PuzzleCompared> =>
  ask(`${ofPuzzle(game, number)}/compare`, '', { moves });
