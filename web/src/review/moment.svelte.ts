// The board of a moment: a decision as its seat was asked it, any other moment as it stood after it.

import { onDestroy, untrack } from 'svelte';
import * as api from '../lib/api';
import { refusalText } from '../lib/refusal';
import { reuseEqualParts } from '../lib/sharing';
import type { WhyNot } from '../wire';
import type { Stop } from './model';
import { Pictures, type Picture } from './pictures';

export interface Moment {
  /** the last picture that came; of another stop while one is on its way */
  readonly picture: Picture | null;
  readonly ready: boolean;
  /** the answer to "why not this?" at this stop */
  readonly answer: WhyNot | null;
  readonly busy: boolean;
  readonly problem: string;
  ask: (moves: string[]) => Promise<void>;
  forget: () => void;
}

/** For a component. */
export function createMoment(table: () => string, token: () => string, stop: () => Stop | null): Moment {
  const kept = new Pictures();
  let picture = $state.raw<Picture | null>(null);
  let answer = $state.raw<WhyNot | null>(null);
  let busy = $state(false);
  let problem = $state('');
  let gone = false;
  let fetching = false;
  onDestroy(() => (gone = true));

  const line = $derived(stop()?.line ?? 0);
  $effect(() => {
    if (line === 0) return;
    untrack(() => {
      answer = null;
      problem = '';
      void show();
    });
  });

  /** One request at a time: whoever slides past many stops waits for the last of them alone. */
  async function show(): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      for (let wanted = stop(); wanted && !gone && picture?.line !== wanted.line; wanted = stop()) {
        const found = kept.get(wanted.line) ?? (await fetched(wanted));
        kept.keep(found);
        picture = picture ? { ...found, scene: reuseEqualParts(picture.scene, found.scene) } : found;
      }
    } catch (error) {
      problem = refusalText(error);
    }
    fetching = false;
  }

  async function fetched({ line, at, decision }: Stop): Promise<Picture> {
    if (decision) {
      const { scene, offer, seat } = await api.decision(table(), token(), decision.line);
      return { line, scene, offer, seat, at: decision.at };
    }
    const { positions } = await api.replay(table(), token(), [at], 'all');
    return { line, scene: positions[0]!.scene, offer: null, seat: null, at };
  }

  return {
    get picture() {
      return picture;
    },
    get ready() {
      return picture?.line === line;
    },
    get answer() {
      return answer;
    },
    get busy() {
      return busy;
    },
    get problem() {
      return problem;
    },
    ask: async (moves) => {
      const asked = stop();
      if (!asked?.decision || busy) return;
      busy = true;
      problem = '';
      try {
        const found = await api.whyNot(table(), token(), asked.decision.line, moves);
        if (stop() === asked) answer = found;
      } catch (error) {
        problem = refusalText(error);
      }
      busy = false;
    },
    forget: () => {
      answer = null;
      problem = '';
    },
  };
}
