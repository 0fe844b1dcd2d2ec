// What flies over Dig Deep's table: cubes, tiles, coins, dice.

import type { TableEvent } from '../../lib/events';
import { asText } from '../../lib/json';
import { seatCard, type Flight } from '../travel';

const column = (name: unknown): string => `[data-foot="${String(name)}"]`;
const gem = (name: unknown): string => `[data-gem="${String(name)}"]`;

export function flights(event: TableEvent): Flight[] {
  const seat = Number(event.seat) - 1;
  const card = seatCard(seat);
  const cube = { symbol: 'dd-cube', seat };
  switch (event.event) {
    case 'reserved':
      return [{ ...cube, from: card, to: column(event.column) }];
    case 'invested':
      return [{ ...cube, from: card, to: gem(event.gem) }];
    case 'took_back':
      return [{ ...cube, from: asText(event.source).length > 1 ? gem(event.source) : column(event.source), to: card }];
    case 'returned':
      return [{ ...cube, from: gem(event.gem), to: card, count: Number(event.cubes) }];
    case 'mined':
      return [{ symbol: 'card', from: `[data-column="${asText(event.column)}"]`, to: card }];
    case 'sold':
      return [{ symbol: 'card', from: card, to: '.mk' }];
    case 'paid':
      return [{ symbol: 'dd-coin', from: gem(event.gem), to: card, count: Math.ceil(Number(event.coins) / 3) }];
    case 'bought':
      return [
        { symbol: 'dd-coin', from: card, to: `[data-space="${asText(event.space)}"]` },
        { symbol: 'die-2', from: `[data-space="${asText(event.space)}"]`, to: card },
      ];
    default:
      return [];
  }
}
