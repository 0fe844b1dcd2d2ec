// What a board drew lately in a review.

import type { Json, Offer } from '../wire';

/** What the board draws. `at`: the events that were told by then; `seat`: whose eyes it has. */
export interface Picture {
  line: number;
  scene: { [name: string]: Json };
  offer: Offer | null;
  seat: number | null;
  at: string;
}

const KEPT = 60;

export class Pictures {
  private readonly byLine = new Map<number, Picture>();

  get(line: number): Picture | undefined {
    return this.byLine.get(line);
  }

  keep(picture: Picture): void {
    this.byLine.set(picture.line, picture);
    const [oldest] = this.byLine.keys();
    if (this.byLine.size > KEPT && oldest !== undefined) this.byLine.delete(oldest);
  }
}
