// Dig Deep's board, assembled.

import './style.css';
import { asText } from '../../lib/json';
import type { Choice } from '../../wire';
import { t } from '../../lib/text.svelte';
import type { Board, Step } from '../contract';
import DiceMarket from './DiceMarket.svelte';
import { lexicon } from './lexicon';
import { previewOf, type Scene } from './scene';
import SeatRow from './SeatRow.svelte';
import SeatScore from './SeatScore.svelte';
import Stage from './Stage.svelte';
import TextForm from './TextForm.svelte';

const STEPS: [string, string[]][] = [
  ['web-dig_deep-step-roll', ['roll', 'wild', 'reroll', 'reroll_dice']],
  ['web-dig_deep-step-resolve', ['resolve', 'mining', 'mined', 'dug', 'dig_target', 'taken_back']],
  ['web-dig_deep-step-buy', ['buy', 'discard', 'fill']],
];

function steps(scene: Scene): Step[] {
  const now = STEPS.findIndex(([, phases]) => phases.includes(scene.phase));
  return STEPS.map(([id], i) => ({ id, state: i === now ? 'now' : i < now ? 'past' : 'next' }));
}

function status(scene: Scene): string {
  const { round, turn_limit, finishing, columns, rows } = scene;
  const left = columns.reduce((sum, column) => sum + column.tiles.length, 0);
  const parts = [
    turn_limit > 0 ? t('web-dig_deep-round-of', { round, limit: turn_limit }) : t('web-dig_deep-round', { round }),
  ];
  parts.push(
    finishing ? t('web-dig_deep-last-round') : t('web-dig_deep-tiles-left', { left, all: columns.length * rows }),
  );
  return parts.join(' · ');
}

const TAB: Record<string, string> = {
  wild: 'market',
  advertise: 'market',
  invest: 'market',
  buy: 'market',
  mark: 'mine',
  discard: 'mine',
  smelt: 'mine',
  sell: 'mine',
};

function tabOf(choice: Choice): string {
  if (choice.verb === 'take_back') return asText(choice.args.source).length > 1 ? 'market' : '';
  return TAB[choice.verb] ?? '';
}

function commitText(choice: Choice, seat: number): string {
  const sale = previewOf(choice, 'sell');
  if (sale) return t('web-dig_deep-sell-for', { coins: sale.paid[seat] ?? 0 });
  if (choice.verb === 'buy') return t('web-dig_deep-buy-for', { coins: Number(choice.cost.coins) });
  return '';
}

const SOUNDS: Record<string, ReturnType<Board<Scene>['soundOf']>> = {
  rolled: 'roll',
  rerolled: 'roll',
  reserved: 'place',
  invested: 'place',
  put: 'place',
  mined: 'take',
  smelted: 'take',
  sold: 'coin',
  bought: 'coin',
  turn: 'turn',
};

export const board: Board<Scene> = {
  lexicon,
  Stage,
  SeatRow,
  SeatScore,
  RailCard: DiceMarket,
  TextForm,
  className: 'dig-deep',
  tabs: [
    { id: 'mine', label: 'web-dig_deep-tab-mine' },
    { id: 'market', label: 'web-dig_deep-tab-market' },
  ],
  tabOf,
  steps,
  status,
  commitText,
  costSymbols: { coins: 'dd-coin' },
  soundOf: (event) => SOUNDS[event] ?? '',
};
