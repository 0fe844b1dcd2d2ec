// Ways to set a table, as people speak of them: each gives every seat its kind. Pure.

import type { GameInfo, SeatSpec } from '../../wire';

export type Kind = SeatSpec['kind'];
export const PRESETS = ['bots', 'link', 'device', 'mixed', 'solo', 'watch'] as const;
export type Preset = (typeof PRESETS)[number];

interface Shape {
  least: number; // seats
  most: number;
  usual: number;
  kinds: (seats: number) => Kind[];
}

const many = (kind: Kind, count: number): Kind[] => Array.from({ length: count }, () => kind);

const SHAPES: Record<Preset, Shape> = {
  bots: { least: 2, most: 9, usual: 3, kinds: (seats) => ['me', ...many('bot', seats - 1)] },
  link: { least: 2, most: 9, usual: 3, kinds: (seats) => ['me', ...many('invite', seats - 1)] },
  device: { least: 2, most: 9, usual: 3, kinds: (seats) => ['me', ...many('hotseat', seats - 1)] },
  mixed: { least: 3, most: 9, usual: 4, kinds: (seats) => ['me', 'invite', ...many('bot', seats - 2)] },
  solo: { least: 1, most: 1, usual: 1, kinds: () => ['me'] },
  watch: { least: 2, most: 9, usual: 3, kinds: (seats) => many('bot', seats) },
};

/** How many seats a preset may have in a game; nothing where the game does not have it. */
export function seatCounts(info: GameInfo, preset: Preset): number[] {
  const { least, most } = SHAPES[preset];
  const low = Math.max(info.min_seats, least);
  const high = Math.min(info.max_seats, most);
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}

export function presetsOf(info: GameInfo): Preset[] {
  return PRESETS.filter((preset) => seatCounts(info, preset).length > 0);
}

/** As many seats as a preset usually has, in a game. */
export function usualSeats(info: GameInfo, preset: Preset): number {
  const counts = seatCounts(info, preset);
  return Math.min(Math.max(SHAPES[preset].usual, counts[0] ?? 1), counts.at(-1) ?? 1);
}

export function kindsOf(preset: Preset, seats: number): Kind[] {
  return SHAPES[preset].kinds(seats);
}
