// What flies over Imperial Miners' table: cards, gold, points.

import type { TableEvent } from '../../lib/events';
import { asText } from '../../lib/json';
import { seatCard, type Flight } from '../travel';

const SHOWN = 3; // of gold or points at once

/** Flights of the seat whose mine is shown; the others' are told as sums when all are ready. */
export function flightsOf(seat: number | null, chain: () => string): (event: TableEvent) => Flight[] {
  return (event) => {
    const who = Number(event.seat) - 1;
    const card = seatCard(who);
    const own = who === seat;
    const here = own ? `[data-laid="${chain()}"], .works` : `[data-mini="${who}"]`;
    switch (event.event) {
      case 'played':
        return [
          {
            symbol: 'card',
            from: own ? '.hand' : card,
            to: own ? `[data-laid="${asText(event.cell)}"]` : `[data-mini="${who}"]`,
          },
        ];
      case 'gold':
        return [{ symbol: 'im-gold', from: here, to: card, count: Math.min(SHOWN, Number(event.amount)) }];
      case 'vp':
        return [{ symbol: 'im-vp', from: here, to: card, count: Math.min(SHOWN, Number(event.amount)) }];
      case 'paid':
        return [{ symbol: 'im-gold', from: card, to: here, count: Math.min(SHOWN, Number(event.amount)) }];
      case 'result':
        return own
          ? []
          : [
              { symbol: 'im-gold', from: here, to: card, count: Math.min(1, Number(event.gold)) },
              { symbol: 'im-vp', from: here, to: card, count: Math.min(1, Number(event.vp)) },
            ];
      case 'drew':
        return own ? [{ symbol: 'card', from: '.decks', to: '.hand' }] : [];
      default:
        return [];
    }
  };
}
