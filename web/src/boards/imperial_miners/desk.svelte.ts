// Whose mine is on the table, and the card in the hand that is being carried.

class Desk {
  /** the seat whose mine is looked at; null for one's own */
  shown = $state<number | null>(null);
  /** the card that is dragged, and where it is on the screen */
  dragged = $state.raw<{ card: string; level: string; x: number; y: number } | null>(null);
  /** the phone's or the mouse's pointer is over this card of the hand */
  looked = $state('');
}

export const desk = new Desk();
