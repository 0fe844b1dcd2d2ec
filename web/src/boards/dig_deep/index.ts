// Dig Deep's board, assembled.

import './style.css';
import { asText } from '../../lib/json';
import type { Choice } from '../../wire';
import { screen } from '../../lib/screen.svelte';
import { t } from '../../lib/text.svelte';
import type { Board, Step } from '../contract';
import DiceMarket from './DiceMarket.svelte';
import { offBoard } from './facts';
import { lexicon } from './lexicon';
import MarketLook from './MarketLook.svelte';
import OwnSheet from './OwnSheet.svelte';
import Had from './Had.svelte';
import OwnStrip from './OwnStrip.svelte';
import Prices from './Prices.svelte';
import { previewOf, type Scene } from './scene';
import SeatRow from './SeatRow.svelte';
import SeatScore from './SeatScore.svelte';
import Sheet from './Sheet.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
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
  if (screen.form === 'phone') return finishing ? t('web-dig_deep-last-round') : t('web-dig_deep-round', { round });
  const left = columns.reduce((sum, column) => sum + column.tiles.length, 0);
  const parts = [
    turn_limit > 0 ? t('web-dig_deep-round-of', { round, limit: turn_limit }) : t('web-dig_deep-round', { round }),
  ];
  parts.push(
    finishing ? t('web-dig_deep-last-round') : t('web-dig_deep-tiles-left', { left, all: columns.length * rows }),
  );
  return parts.join(' · ');
}

const PRICES = new Set(['wild', 'advertise', 'invest']);

function tabOf(choice: Choice): string {
  const gem = choice.verb === 'take_back' && asText(choice.args.source).length > 1;
  return gem || PRICES.has(choice.verb) ? 'prices' : '';
}

/** Choices that only begin something, and what can be unmarked by a press. */
const BEGINS = new Set(['mark', 'take_back']);

function commitText(choice: Choice, seat: number): string {
  const sale = previewOf(choice, 'sell');
  if (sale) return t('web-dig_deep-sell-for', { coins: sale.paid[seat] ?? 0 });
  const bought = previewOf(choice, 'buy');
  if (bought)
    return t('web-dig_deep-buy-die-for', { die: t(`dig_deep-die-${bought.die}`), coins: Number(choice.cost.coins) });
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
  boardTab: { label: 'web-dig_deep-tab-section', icon: 'tab-section' },
  side: [
    {
      id: 'prices',
      label: 'web-dig_deep-prices',
      icon: 'act-invest',
      View: Prices,
      phone: 'tab',
      portrait: 'side',
      landscape: 'side',
    },
    {
      id: 'dice',
      label: 'web-dig_deep-dice-market',
      icon: 'act-mine',
      View: MarketLook,
      phone: '',
      portrait: 'tab',
      landscape: 'tab',
    },
  ],
  Had,
  OwnStrip,
  OwnSheet,
  Sheet,
  begins: (choice) => BEGINS.has(choice.verb),
  folds: offBoard,
  Strip,
  SeatRow,
  SeatScore,
  RailCard: DiceMarket,
  TextForm,
  className: 'dig-deep',
  tabOf,
  steps,
  status,
  commitText,
  costSymbols: { coins: 'dd-coin' },
  soundOf: (event) => SOUNDS[event] ?? '',
};
