// Positions of the past that were fetched: kept, and fetched ahead in the direction of travel, a few in one request.

import type { Position } from '../wire';

const KEPT = 160; // positions
export const AHEAD = 10; // fetched at once
const ENOUGH = 4; // of the next ones, while they are here nothing more is fetched

export class Replays {
  private kept = new Map<string, Position>();

  get(at: string): Position | undefined {
    return this.kept.get(at);
  }

  keep(positions: Position[]): void {
    for (const position of positions) {
      this.kept.delete(position.at);
      this.kept.set(position.at, position);
    }
    for (const at of [...this.kept.keys()].slice(0, Math.max(0, this.kept.size - KEPT))) this.kept.delete(at);
  }

  clear(): void {
    this.kept.clear();
  }

  /** What to fetch for the position looked at (first) and those that come next; nothing while enough of it is here. */
  missing(wanted: string[]): string[] {
    const lacking = wanted.slice(0, AHEAD).filter((at) => !this.kept.has(at));
    return wanted.slice(0, 1 + ENOUGH).some((at) => !this.kept.has(at)) ? lacking : [];
  }
}
