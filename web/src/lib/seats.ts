// Seats: colour, emblem and pattern go together and never change during a game.

import type { PlayerInfo } from '../wire';
import { has, t } from './text.svelte';
import { capitalized } from './words';

const COLOURS = ['blue', 'vermilion', 'green', 'purple', 'yellow'] as const;
const EMBLEMS = ['pick', 'lamp', 'wheel', 'drill', 'cart'] as const;

/** One seat as the boards draw it. `index` counts from 0, as scenes do. */
export interface Seat {
  index: number;
  name: string;
  colour: string; // class seat-<colour>
  emblem: string; // symbol em-<emblem>
  bot: string; // its level, or ""
  joined: boolean;
  givenUp: boolean;
  me: boolean;
}

export function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length] ?? 'blue';
}

export function emblemOf(index: number): string {
  return EMBLEMS[index % EMBLEMS.length] ?? 'pick';
}

/** A bot in the name of a message: `surveyor@40`, which is weaker on purpose, is called by how much. */
const plain = (bot: string): string => bot.replace(/^.*@/, 'at-');

/** A bot's level or style in words; its bare name, made readable, where there are none. */
export function botName(bot: string): string {
  const id = [`common-bot-${plain(bot)}`, `web-bot-${bot}`].find(has);
  return id ? t(id) : capitalized(bot.replaceAll(/[-_]/g, ' '));
}

/** One line on how a bot plays, or "". */
export function botSays(bot: string): string {
  const id = `web-bots-${plain(bot)}`;
  return has(id) ? t(id) : '';
}

/** What a seat is called whose player gave no name: a bot by its level or style, with its seat where there are several
 * of them; a person by the seat. */
function namelessName(player: PlayerInfo, players: PlayerInfo[]): string {
  if (player.kind !== 'bot' || player.given_up) return t('common-player', { seat: player.seat });
  const alike = players.filter((one) => one.kind === 'bot' && one.bot === player.bot && !one.name);
  return alike.length > 1 ? `${botName(player.bot)} ${player.seat}` : botName(player.bot);
}

export function seatsOf(players: PlayerInfo[], me: number): Seat[] {
  return players.map((player) => {
    const index = player.seat - 1;
    return {
      index,
      name: player.name || namelessName(player, players),
      colour: colourOf(index),
      emblem: emblemOf(index),
      bot: player.kind === 'bot' ? player.bot : '',
      joined: player.joined,
      givenUp: player.given_up,
      me: player.seat === me,
    };
  });
}
