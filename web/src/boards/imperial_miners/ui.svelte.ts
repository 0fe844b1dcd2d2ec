// What the parts of the board share about the person: whose mine is looked at, which card is dragged, which one is read.

import { prefs } from '../../lib/prefs.svelte';
import type { Card, Range } from './scene';

/** A card in the reading panel, with what is known of it here. */
export interface Reading {
  card: Card;
  cost?: number;
  /** what each of its effects would bring now */
  now?: Range[];
  /** the place where it would, by its label */
  at?: string;
  prices?: Record<string, number>;
  /** the gold of whoever would pay for it */
  gold?: number;
}

class UiState {
  /** the seat whose mine is looked at; null for one's own */
  shown = $state<number | null>(null);
  /** the card that is dragged, and where it is on the screen */
  dragged = $state.raw<{ card: string; level: string; x: number; y: number } | null>(null);
  /** the card that is read */
  reading = $state.raw<Reading | null>(null);

  /** Whether cards are written in words where there is room. */
  get words(): boolean {
    return prefs.cards !== 'symbols';
  }
}

export const ui = new UiState();
