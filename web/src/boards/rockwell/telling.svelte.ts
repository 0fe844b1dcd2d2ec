// How far the extractions of this table are told. What was told is not told again; what still runs is told on.

import type { TableEvent } from '../../lib/events';
import { lastNumber } from '../../lib/numbers';
import { motionAllowed } from '../../lib/prefs.svelte';
import { runningSince, stories, type Story } from './story';

const BEAT = 620; // ms
const READ = 1400; // ms that the last beat is left to be read

class Telling {
  /** extractions up to this event are over */
  private told = $state('');
  private from = ''; // the first event that is known
  /** beats shown, by the first event of their extraction */
  private shown = $state<Record<string, number>>({});
  /** an extraction that was shown to its last beat long enough */
  private rested = $state('');
  private events = $state.raw<TableEvent[]>([]);

  private readonly queue = $derived(stories(this.events, this.told));
  /** the extraction in view, if there is one */
  readonly story: Story | null = $derived(this.queue[0] ?? null);
  readonly step: number = $derived(this.story ? Math.min(this.shown[this.story.n] ?? 1, this.story.beats.length) : 0);
  readonly done: boolean = $derived(this.story !== null && this.step >= this.story.beats.length);
  /** It is being told: what comes after it can wait. */
  readonly runs: boolean = $derived(
    this.story !== null && motionAllowed() && !(this.done && this.rested === this.story.n),
  );

  /** A table comes into view: what it was before is known; an extraction that waits for an answer stands as far as it is. */
  begin(events: TableEvent[], running: boolean): void {
    this.told = running ? runningSince(events) : lastNumber(events);
    this.from = events[0]?.n ?? '';
    this.events = events;
    this.shown = this.story ? { [this.story.n]: this.story.beats.length } : {};
    this.rested = this.story?.n ?? '';
  }

  /** What this audience was told until now. */
  hear(events: TableEvent[]): void {
    const first = events[0]?.n ?? '';
    if (this.from !== '' && first !== this.from && !events.some((one) => one.n === this.told))
      this.told = lastNumber(events);
    this.from = first;
    this.events = events;
  }

  /** The next beat or extraction comes after a while; how to stop waiting for it. */
  go(): (() => void) | undefined {
    const { story, step, done } = this;
    if (!story) return;
    if (!motionAllowed()) {
      this.shown[story.n] = story.beats.length;
      if (this.queue.length > 1) this.end();
      return;
    }
    if (!done) return clock(step === 1 ? BEAT * 1.3 : BEAT, () => (this.shown[story.n] = step + 1));
    if (this.rested !== story.n) return clock(READ, () => (this.rested = story.n));
    if (this.queue.length > 1) this.end();
    return;
  }

  /** Straight to its last beat. */
  skip(): void {
    if (!this.story) return;
    this.shown[this.story.n] = this.story.beats.length;
    this.rested = this.story.n;
  }

  /** The extraction in view is over. */
  end(): void {
    if (this.story) this.told = this.story.last;
  }
}

function clock(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

export const telling = new Telling();
