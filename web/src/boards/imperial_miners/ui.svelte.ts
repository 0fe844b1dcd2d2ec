// What the parts of the board share about the person: whose mine is looked at, which card of the hand is dragged.

class UiState {
  /** the seat whose mine is looked at; null for one's own */
  shown = $state<number | null>(null);
  /** the card that is dragged, and where it is on the screen */
  dragged = $state.raw<{ card: string; level: string; x: number; y: number } | null>(null);
}

export const ui = new UiState();
