// What the parts of the board share about the person: whose mine is looked at, which card is dragged, which one is read.

import { prefs } from '../../lib/prefs.svelte';
import type { Brings, Card } from './scene';

/** A card in the reading panel, with what is known of it here. */
export interface Reading {
  card: Card;
  cost?: number;
  brings?: Brings[];
  prices?: Record<string, number>;
}

class UiState {
  /** the seat whose mine is looked at; null for one's own */
  shown = $state<number | null>(null);
  /** the card that is dragged, and where it is on the screen */
  dragged = $state.raw<{ card: string; level: string; x: number; y: number } | null>(null);
  /** the card that is read */
  reading = $state.raw<Reading | null>(null);
  /** cards of the opening hand still to be kept */
  keeping = 0;

  /** Whether cards are written in words where there is room. */
  get words(): boolean {
    return prefs.cards !== 'symbols';
  }
}

export const ui = new UiState();
