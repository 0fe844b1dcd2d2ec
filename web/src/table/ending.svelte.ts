// After the end: the course of the game, and what people do next.

import { untrack } from 'svelte';
import { adaptedBot, learnFrom, opponent } from '../lib/adapting';
import * as api from '../lib/api';
import type { Connection } from '../lib/connection.svelte';
import { randomName } from '../lib/device';
import { ADAPTS, chosenLevel } from '../lib/levels';
import { rememberRematch, rememberTable, replaceToken, setTabToken } from '../lib/myTables.svelte';
import { withPack } from '../lib/packs';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router.svelte';
import type { Course, CreatedTable, Level, Rematch, ReviewedDecision } from '../wire';
import { rememberRetry } from '../review/retrying';
import { scoreOf } from './end';
import { storage } from '../lib/storage';

export interface Ending {
  /** the course of a finished game, once it is here */
  readonly course: Course | null;
  /** levels at which the same table could be played again: those that its bots do not play */
  readonly levels: Level[];
  /** the best score so far of games alone in this browser; null for none, or with others at the table */
  readonly best: number | null;
  readonly busy: boolean;
  /** once more with the same people; with a bot's name, against bots of that kind */
  again: (bot?: string) => Promise<void>;
  /** a new table from a position of this one */
  branch: (at: string) => Promise<void>;
  /** a decision once more, with the luck of this game */
  retry: (decision: ReviewedDecision) => Promise<void>;
}

/** For a component: `notify` is told why something cannot be done. */
export function createEnding(
  connection: () => Connection,
  table: () => string,
  notify: (text: string) => void,
): Ending {
  const view = $derived(connection().state!);
  const over = $derived(view.status !== 'running');
  let course = $state.raw<Course | null>(null);
  let levels = $state.raw<Level[]>([]);
  let best = $state<number | null>(null);
  let busy = $state(false);
  let next = ''; // the bot to play against once more; "" for the same

  $effect(() => {
    if (!over) return;
    untrack(() => {
      best = rememberBest(view.game, view.players.length === 1 && view.result ? scoreOf(view.result, 0) : null);
      void attempt(async () => void (course = await api.course(table(), connection().token)));
      void attempt(async () => void (levels = await otherLevels()));
      void attempt(learn);
    });
  });

  /** A game against bots moves the person's place among them; who plays at the level that adapts meets its bot next. */
  async function learn(): Promise<void> {
    const info = await api.gameInfo(view.game);
    if (!info) return;
    const offered = withPack(info, view.pack.digest);
    learnFrom(offered, [view]);
    if (chosenLevel(offered)?.level === ADAPTS && opponent(view)) next = adaptedBot(offered);
  }

  async function otherLevels(): Promise<Level[]> {
    const bots = view.players.filter((one) => one.kind === 'bot' && !one.given_up).map((one) => one.bot);
    if (bots.length === 0 || view.seat === 0 || view.status === 'archive') return [];
    const info = await api.gameInfo(view.game);
    return (info ? withPack(info, view.pack.digest).levels : []).filter((one) => bots.some((bot) => bot !== one.bot));
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    busy = true;
    try {
      await work();
    } catch (error) {
      notify(refusalText(error));
    }
    busy = false;
  }

  /** Sit down at the table that follows, under the same name. */
  async function follow(rematch: Rematch): Promise<void> {
    let { token } = connection();
    const me = view.players.find((one) => one.seat === view.seat);
    const joined = me ? await api.join(rematch.table, token, me.name, randomName()) : null;
    rememberRematch(table(), rematch, view.game);
    if (joined) {
      token = joined.token;
      replaceToken(rematch.table, joined.seat, token);
    }
    setTabToken(rematch.table, token);
    go(`/t/${rematch.table}`);
  }

  /** A new table from a position, with a person on one seat and bots on the others: those that there were. */
  async function branched(at: string, mine: number, luck: 'new' | 'same', line = 0): Promise<CreatedTable> {
    const info = await api.gameInfo(view.game);
    const level = (info && withPack(info, view.pack.digest))?.levels.at(-1)?.bot ?? '';
    return api.branch(table(), connection().token, {
      at,
      luck,
      line,
      seats: view.players.map((player) =>
        player.seat === mine
          ? { kind: 'me', name: player.name, bot: '' }
          : { kind: 'bot', name: '', bot: player.bot || level },
      ),
      clock: null,
      hints: true,
      pace: 'human',
    });
  }

  function leave(made: CreatedTable): void {
    rememberTable(made, view.game);
    go(`/t/${made.table}`);
  }

  return {
    get course() {
      return course;
    },
    get levels() {
      return levels;
    },
    get best() {
      return best;
    },
    get busy() {
      return busy;
    },
    again: (bot = next) =>
      attempt(async () =>
        follow(view.seat === 0 && view.rematch ? view.rematch : await api.rematch(table(), connection().token, bot)),
      ),
    branch: (at) => attempt(async () => leave(await branched(at, Math.max(1, view.seat), 'new'))),
    retry: (decision) =>
      attempt(async () => {
        const made = await branched(decision.at, decision.seat + 1, 'same', decision.line);
        rememberRetry(made.table, { of: table(), token: connection().token, line: decision.line, moves: [] });
        leave(made);
      }),
  };
}

/** The best score of games alone so far, this one not counted, and the better of the two from now on. */
function rememberBest(game: string, score: number | null): number | null {
  if (score === null) return null;
  const key = `pithead.best.${game}`;
  const kept = storage.get(key);
  const before = kept === null ? NaN : Number(kept);
  const known = Number.isFinite(before);
  if (!known || score > before) storage.set(key, String(score));
  return known ? before : null;
}
