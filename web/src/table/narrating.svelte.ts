// The others' moves told one after another at the reader's pace: what came faster than that waits, and is shown as it was.

import { onDestroy, untrack } from 'svelte';
import * as api from '../lib/api';
import type { Connection } from '../lib/connection.svelte';
import { lastNumber } from '../lib/numbers';
import type { Pace } from '../lib/prefs.svelte';
import type { Position } from '../wire';
import { lineOf, type LogLine } from './log';
import { AHEAD, Replays } from './replays';

export interface Narrator {
  /** the line that is told; null where nothing is */
  readonly line: LogLine | null;
  /** the position after it, while later lines wait; null where the table is shown as it stands */
  readonly shown: Position | null;
  readonly paused: boolean;
  pause: () => void;
  /** the line before, and stay there */
  back: () => void;
  /** show the table as it stands */
  skip: () => void;
}

export interface NarratorOptions {
  lines: () => LogLine[];
  /** index of this client's seat; null for spectators */
  seat: () => number | null;
  pace: () => Pace;
  /** the board still tells something of its own */
  telling: () => boolean;
  /** a moment of the past is looked at: nothing is told meanwhile */
  past: () => boolean;
}

/** How long a line stands, in ms. */
export const STANDS: Record<Pace, number> = { slow: 1800, normal: 800, fast: 300, once: 0 };
const LOOK_AGAIN = 100; // ms between two looks at what the board tells

/** The lines after an event that are told: what others did. */
export function untold(lines: LogLine[], told: string, seat: number | null): LogLine[] {
  return lines.slice(lineOf(lines, told) + 1).filter((line) => !line.turn && line.seat !== null && line.seat !== seat);
}

/** For a component. */
export function createNarrator(connection: () => Connection, table: () => string, options: NarratorOptions): Narrator {
  const { lines, seat, pace, telling, past } = options;
  const replays = new Replays();
  let told = untrack(() => lastNumber(connection().events));
  let line = $state.raw<LogLine | null>(null);
  let shown = $state.raw<Position | null>(null);
  let paused = $state(false);
  let timer = 0;
  let gone = false;
  onDestroy(() => {
    gone = true;
    clearTimeout(timer);
  });

  // Whatever comes is told, unless the reader wants to see it at once, looks elsewhere or looks back.
  $effect(() => {
    void lines();
    if (pace() === 'once' || past()) untrack(skip);
    else if (!line) untrack(() => void tellOn());
  });

  /** Tell the next line. The last one is what the table shows, and keeps nobody from deciding. */
  async function tellOn(): Promise<void> {
    const waiting = untold(lines(), told, seat());
    const next = waiting[0];
    const state = connection().state;
    if (!next || !state || document.hidden || (waiting.length === 1 && state.offer)) {
      skip();
      return;
    }
    line = next;
    if (waiting.length === 1) shown = { at: next.n, scene: state.scene, waiting: state.waiting };
    else await fetchFor(waiting);
    if (gone || line !== next) return;
    if (waiting.length > 1) shown = replays.get(next.n) ?? null;
    timer = window.setTimeout(passed, STANDS[pace()]);
  }

  function passed(): void {
    if (paused || gone || !line) return;
    if (telling()) {
      timer = window.setTimeout(passed, LOOK_AGAIN);
      return;
    }
    told = line.n;
    void tellOn();
  }

  async function fetchFor(waiting: LogLine[]): Promise<void> {
    const wanted = replays.missing(waiting.slice(0, AHEAD).map((one) => one.n));
    if (wanted.length === 0 || (waiting[0] && replays.get(waiting[0].n))) return;
    const view = connection().state?.status === 'running' ? 'own' : 'all'; // once it is over, hidden things are told too
    try {
      replays.keep((await api.replay(table(), connection().token, wanted, view)).positions);
    } catch {
      // What cannot be fetched is not told: the table is shown as it stands.
      if (!gone) skip();
    }
  }

  function skip(): void {
    clearTimeout(timer);
    told = lastNumber(connection().events);
    line = shown = null;
    paused = false;
  }

  function pause(): void {
    paused = !paused;
    clearTimeout(timer);
    if (!paused) passed();
  }

  function back(): void {
    if (!line) return;
    const before = lines()
      .slice(0, lineOf(lines(), line.n))
      .findLast((one) => !one.turn && one.seat !== null);
    if (!before) return;
    clearTimeout(timer);
    paused = true;
    line = before;
    void fetchFor([before]).then(() => {
      if (!gone && line === before) shown = replays.get(before.n) ?? null;
    });
  }

  const behind = $derived(line !== null && line.n !== lines().at(-1)?.n);

  return {
    get line() {
      return line;
    },
    get shown() {
      return behind ? shown : null;
    },
    get paused() {
      return paused;
    },
    pause,
    back,
    skip,
  };
}
