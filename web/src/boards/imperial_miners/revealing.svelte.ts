// What is shown after a round: each opponent's card and chain, then the new event. Nothing of it after a reload, or where a
// person wants no motion; any key or press ends it.

import type { TableEvent } from '../../lib/events';
import { lastNumber } from '../../lib/numbers';
import { afterPaint } from '../../lib/paint';
import { motionAllowed } from '../../lib/prefs.svelte';
import { lengthOf, roundsOf, turnedOver, type Round } from './rounds';

const STEP = 300; // ms from one card of a chain to the next
const ROUND = 1600; // ms that a round is shown at least
const READ = 700; // ms after its last step
const EVENT = 3000; // ms that an event is shown: it turns, and is read

class Revealing {
  private known = ''; // up to this event all is told
  private first = '';
  private rounds = $state.raw<Round[]>([]);
  private event = $state('');
  private ending = $state(false);
  /** which of the rounds is shown, and how many steps of its chain */
  at = $state(0);
  steps = $state(0);

  readonly round: Round | null = $derived(this.rounds[this.at] ?? null);
  /** the round that is told in words; when all of it ends the words go first, the mine changes after that */
  readonly told: Round | null = $derived(this.ending ? null : this.round);
  readonly next: Round | null = $derived(this.rounds[this.at + 1] ?? null);
  readonly count: number = $derived(this.rounds.length);
  /** the new event lies open, once the rounds are shown */
  readonly turning: boolean = $derived(this.round === null && this.event !== '' && !this.ending);
  readonly runs: boolean = $derived(!this.ending && (this.round !== null || this.event !== ''));

  /** A table comes into view: what it was before is known. */
  begin(events: TableEvent[]): void {
    this.known = lastNumber(events);
    this.first = events[0]?.n ?? '';
    this.show([], '');
  }

  /** What this audience was told until now; a list that ends earlier is a look back. */
  hear(events: TableEvent[], own: number | null): void {
    const last = events.findLastIndex((one) => one.n === this.known);
    const first = events[0]?.n ?? '';
    if (last < 0 && first === this.first) return;
    const fresh = last < 0 ? [] : events.slice(last + 1);
    this.known = lastNumber(events);
    this.first = first;
    if (fresh.length === 0 || !motionAllowed()) return;
    const rounds = roundsOf(fresh, own);
    const event = turnedOver(fresh);
    if (rounds.length === 0 && event === '') return;
    this.show(rounds, event);
  }

  private show(rounds: Round[], event: string): void {
    this.rounds = rounds;
    this.event = event;
    this.at = this.steps = 0;
    this.ending = false;
  }

  /** The next step comes after a while; how to stop waiting for it. */
  go(): (() => void) | undefined {
    const { told: round, steps } = this;
    if (round && steps < lengthOf(round)) return clock(steps === 0 ? STEP * 2 : STEP, () => (this.steps += 1));
    if (round)
      return clock(Math.max(READ, ROUND - lengthOf(round) * STEP), () => {
        this.at += 1;
        this.steps = 0;
      });
    if (this.turning) return clock(EVENT, () => this.end());
    return undefined;
  }

  /** All of it is over. */
  end = (): void => {
    this.ending = true;
    afterPaint(() => this.ending && this.show([], ''));
  };
}

function clock(ms: number, done: () => void): () => void {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
}

export const revealing = new Revealing();
