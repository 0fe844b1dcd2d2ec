// What flies over Rockwell's table: cubes, money, prestige. The shares of an extraction fly in its own story.

import type { TableEvent } from '../../lib/events';
import { asText } from '../../lib/json';
import { seatCard, type Flight } from '../travel';
import { eventCubes, RESOURCES, SYMBOL } from './facts';
import type { Resource } from './scene';

export function flights(event: TableEvent): Flight[] {
  const seat = Number(event.seat) - 1;
  const card = seatCard(seat);
  const price = (resource: Resource) => `.board2 [data-resource=${resource}]`;
  switch (event.event) {
    case 'paid': {
      const cubes = eventCubes(event);
      return RESOURCES.filter((one) => cubes[one] > 0).map((one) => ({
        symbol: SYMBOL[one],
        from: `[data-shaft="${asText(event.tile)}"]`,
        to: card,
        count: cubes[one],
      }));
    }
    case 'sold':
    case 'bought': {
      const resource = asText(event.resource) as Resource;
      const cube = { symbol: SYMBOL[resource], count: Number(event.cubes) };
      return event.event === 'sold'
        ? [
            { ...cube, from: card, to: price(resource) },
            { symbol: 'money', from: price(resource), to: card },
          ]
        : [
            { symbol: 'money', from: card, to: price(resource) },
            { ...cube, from: price(resource), to: card },
          ];
    }
    case 'delivered': {
      const resource = asText(event.resource) as Resource;
      const place = `.board3 [data-resource=${resource}]`;
      return [
        { symbol: SYMBOL[resource], from: card, to: place, count: Number(event.cubes) },
        { symbol: 'prestige', from: place, to: card },
      ];
    }
    case 'achieved':
      return [{ symbol: 'prestige', from: `[data-goal=${asText(event.achievement)}]`, to: card }];
    case 'placed':
      return [{ symbol: 'vp', from: card, to: `[data-slot=${asText(event.slot)}]`, seat }];
    default:
      return [];
  }
}
