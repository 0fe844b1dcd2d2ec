// One puzzle on its way: what is shown, what was tried, the verdict, the answer. The server judges; the answer comes when
// it is found or asked for.

import * as api from '../lib/api';
import { refusalText } from '../lib/refusal';
import { reuseEqualParts } from '../lib/sharing';
import { playOnFrom } from '../lib/start';
import type { PuzzleAnswer, PuzzleAsked, PuzzleCompared, PuzzleHint, PuzzlePosition, PuzzleVerdict } from '../wire';
import { afterTry } from './progress';
import { remembered } from './remembered.svelte';

export interface Solving {
  readonly asked: PuzzleAsked | null;
  /** what is shown: the puzzle, or the way through a choice of several moves */
  readonly position: PuzzlePosition | null;
  /** the moves made on that way */
  readonly made: string[];
  /** whole choices that were wrong, oldest first */
  readonly wrong: PuzzleVerdict[];
  readonly hint: PuzzleHint | null;
  /** once it is solved or given up */
  readonly answer: PuzzleAnswer | null;
  /** how it ended; "" while it is open */
  readonly ended: '' | 'first' | 'later' | 'shown';
  /** how the rating has changed by the first try; null where it did not count */
  readonly change: number | null;
  /** "why not this", asked on the board */
  readonly compared: PuzzleCompared | null;
  readonly busy: boolean;
  readonly problem: string;
  open: (game: string, number: string) => Promise<void>;
  play: (moves: string[]) => Promise<void>;
  /** take back the last move of a choice that is not whole */
  back: () => void;
  help: () => Promise<void>;
  show: () => Promise<void>;
  /** from the beginning, for whoever wants to find it again */
  again: () => void;
  ask: (moves: string[]) => Promise<void>;
  /** nothing is asked about any more */
  unask: () => void;
  /** the position as a table of its own, against bots; its address, "" where it was refused */
  playOn: () => Promise<string>;
}

export function createSolving(): Solving {
  let asked = $state.raw<PuzzleAsked | null>(null);
  let way = $state.raw<{ move: string[]; position: PuzzlePosition }[]>([]);
  let wrong = $state.raw<PuzzleVerdict[]>([]);
  let hint = $state.raw<PuzzleHint | null>(null);
  let answer = $state.raw<PuzzleAnswer | null>(null);
  let ended = $state<Solving['ended']>('');
  let change = $state<number | null>(null);
  let compared = $state.raw<PuzzleCompared | null>(null);
  let busy = $state(false);
  let problem = $state('');
  let [game, number] = ['', ''];

  const position = $derived(way.at(-1)?.position ?? asked?.position ?? null);
  const made = $derived(way.flatMap((one) => one.move));

  function clear(): void {
    [way, wrong, hint, answer, ended, change, compared, problem] = [[], [], null, null, '', null, null, ''];
  }

  /** Something of the server's; what it refuses is told, and undefined comes back. So it is for a puzzle that was left. */
  async function fetched<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined;
    const here = `${game}/${number}`;
    busy = true;
    problem = '';
    try {
      const found = await work();
      return here === `${game}/${number}` ? found : undefined;
    } catch (error) {
      if (here === `${game}/${number}`) problem = refusalText(error);
      return undefined;
    } finally {
      busy = false;
    }
  }

  /** The first try counts, and whether it was solved in the end. */
  function count(worth: number, solved: boolean): void {
    if (!asked) return;
    const known = remembered.progress.tried[asked.brief.id] !== undefined;
    const after = afterTry(remembered.progress, game, asked.brief, { worth, solved, at: Date.now() });
    if (!known) change = after.change;
    if (after.progress !== remembered.progress) remembered.keep(after.progress);
  }

  async function judge(moves: string[]): Promise<void> {
    const found = await fetched(async () => {
      const tried = await api.tryPuzzle(game, number, moves);
      return { ...tried, answer: tried.verdict?.right ? await api.puzzleAnswer(game, number) : null };
    });
    if (!found) return;
    if (found.position) {
      const fresh = position ? reuseEqualParts(position, found.position) : found.position;
      way = [...way, { move: moves.slice(made.length), position: fresh }];
      return;
    }
    way = [];
    if (found.verdict?.right) {
      const fresh = asked !== null && remembered.progress.tried[asked.brief.id] === undefined;
      ended = fresh && hint === null ? 'first' : 'later';
      answer = found.answer;
      count(wrong.length > 0 ? 0 : hint ? 0.5 : 1, true);
    } else if (found.verdict) {
      if (wrong.length === 0) count(0, false);
      wrong = [...wrong, found.verdict];
    }
  }

  return {
    get asked() {
      return asked;
    },
    get position() {
      return position;
    },
    get made() {
      return made;
    },
    get wrong() {
      return wrong;
    },
    get hint() {
      return hint;
    },
    get answer() {
      return answer;
    },
    get ended() {
      return ended;
    },
    get change() {
      return change;
    },
    get compared() {
      return compared;
    },
    get busy() {
      return busy;
    },
    get problem() {
      return problem;
    },
    open: async (wantedGame, wantedNumber) => {
      [game, number] = [wantedGame, wantedNumber];
      busy = false;
      const found = await fetched(() => api.puzzle(wantedGame, wantedNumber));
      if (!found) {
        if (problem) asked = null;
        return;
      }
      clear();
      asked = found;
    },
    play: (moves) => judge([...made, ...moves]),
    back: () => (way = way.slice(0, -1)),
    help: async () => {
      const found = await fetched(() => api.puzzleHint(game, number));
      if (found) hint = found;
    },
    show: async () => {
      const found = await fetched(() => api.puzzleAnswer(game, number));
      if (!found) return;
      way = [];
      ended = 'shown';
      answer = found;
      count(0, false);
    },
    again: clear,
    ask: async (moves) => {
      const found = await fetched(() => api.comparePuzzle(game, number, moves));
      if (found) compared = found;
    },
    unask: () => (compared = null),
    playOn: async () => (await fetched(() => playOnFrom(game, number))) ?? '',
  };
}
