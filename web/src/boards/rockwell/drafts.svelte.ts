// What is laid together before it is committed: the sealed bid or insurance, a deal at the market; and what it changes.

import type { Choice } from '../../wire';
import { asText } from '../../lib/json';
import { findChoice } from '../../lib/offer';
import { t } from '../../lib/text.svelte';
import type { BoardProps, Draft } from '../contract';
import { beyond, cubesOf, RESOURCES, worth } from './facts';
import { money } from './money';
import { previewOf, type Cubes, type Resource, type Scene } from './scene';
import { targets } from './targets';

const NONE: Cubes = { zinc: 0, copper: 0, silver: 0, gold: 0 };
const ONE: Cubes = { zinc: 1, copper: 1, silver: 1, gold: 1 };

/** The parts of the props that a draft depends on. */
type Asked = Pick<BoardProps<Scene>, 'scene' | 'offer' | 'seat'>;

export interface SealedPlan {
  bids: boolean;
  cubes: Cubes;
  coins: number;
  /** in money */
  value: number;
  /** of insurance */
  tiles: number;
  moves: string[];
  /** the same with nothing of it */
  nothing: string[];
  /** something of it changes nothing: what is enough, and the words, come with the scene */
  wasted: boolean;
}

class Sealing {
  private wanted = $state<Cubes>(NONE);
  private cash = $state(0);

  clear(): void {
    this.wanted = NONE;
    this.cash = 0;
  }
  /** So many cubes of a resource, as far as there are. */
  want(one: Resource, count: number): void {
    this.wanted = { ...this.wanted, [one]: Math.max(0, count) };
  }
  pay(coins: number): void {
    this.cash = Math.max(0, coins);
  }

  /** The sealed choice as it is laid out now; null where none is asked. */
  plan({ scene, offer, seat }: Asked): SealedPlan | null {
    const { phase, sealed } = scene;
    const screen = scene.seats[seat ?? -1]?.screen;
    if (!offer || !sealed || !screen || (phase !== 'bid' && phase !== 'insure')) return null;
    const bids = phase === 'bid';
    const decided = new Set<string>(sealed.decided);
    const cubes = cubesOf((one) =>
      decided.has(one) ? sealed.cubes[one] : Math.min(this.wanted[one], screen.cubes[one]),
    );
    const coins = bids ? Math.min(this.cash, screen.money) : 0;
    const prices = bids ? scene.board_2.prices : ONE;
    const open = RESOURCES.filter((one) => !decided.has(one));
    const answers = open.map((one) => ({ amount: cubes[one], unit: prices[one] }));
    const done = worth(
      Object.fromEntries(RESOURCES.filter((one) => decided.has(one)).map((one) => [one, cubes[one]])),
      prices,
    );
    const moves = (amount: (one: Resource) => number, cash: number) => [
      ...open.map((one) => `${phase} ${one} ${amount(one)}`),
      ...(bids ? [`bid_money ${cash}`] : []),
    ];
    return {
      bids,
      cubes,
      coins,
      value: worth(cubes, scene.board_2.prices) + coins,
      tiles: RESOURCES.reduce((sum, one) => sum + cubes[one], 0),
      moves: moves((one) => cubes[one], coins),
      nothing: moves(() => 0, 0),
      wasted: beyond(
        bids ? [...answers, { amount: coins / sealed.money_step, unit: sealed.money_step }] : answers,
        bids ? done : done + (screen.insurance ?? 0),
        sealed.enough,
      ),
    };
  }
}

export interface Deal {
  sells: boolean;
  resource: Resource;
  count: number;
  most: number;
  sum: number;
  /** the deal is begun: only its amount is asked */
  begun: boolean;
  moves: string[];
}

class Dealing {
  private wanted = $state.raw<{ sells: boolean; resource: Resource } | null>(null);
  private asked = $state(0);

  clear(): void {
    this.wanted = null;
    this.asked = 0;
  }
  want(sells: boolean, resource: Resource): void {
    this.wanted = { sells, resource };
    this.asked = 0;
  }
  count(count: number): void {
    this.asked = count;
  }

  /** The deal as it is laid out now; null where none is. A sale begins with everything, a purchase with one. */
  plan({ scene, offer }: Asked): Deal | null {
    const lit = targets(scene, offer);
    const deal = scene.deal ?? this.wanted;
    if (!deal || !offer) return null;
    const choice = scene.deal ? undefined : (deal.sells ? lit.sells : lit.buys).get(deal.resource);
    if (scene.deal ? lit.amounts.length === 0 : !choice) return null;
    const most = previewOf(choice, 'sell', 'buy')?.most ?? lit.amounts.length;
    const count = Math.max(1, Math.min(this.asked || (deal.sells ? most : 1), most));
    const cubes = `cubes ${count}`;
    return {
      ...deal,
      count,
      most,
      sum: count * scene.board_2.prices[deal.resource],
      begun: scene.deal !== null,
      moves: choice ? [choice.move, cubes] : [cubes],
    };
  }
}

export const sealing = new Sealing();
export const dealing = new Dealing();

export const dealText = ({ sells, count, sum }: Deal): string =>
  t(sells ? 'web-rockwell-sell-for' : 'web-rockwell-buy-for', { n: count, money: money(sum) });

export function sealText({ bids, value, tiles }: SealedPlan): string {
  if (bids) return value > 0 ? t('web-rockwell-seal', { money: money(value) }) : t('web-rockwell-bid-nothing');
  return tiles > 0 ? t('web-rockwell-insure-n', { n: tiles }) : t('web-rockwell-insure-nothing');
}

/** What the thumb row commits. */
export function draft(props: BoardProps<Scene>): Draft | null {
  const plan = sealing.plan(props);
  if (plan) {
    const some = plan.bids ? plan.value > 0 : plan.tiles > 0;
    const text = t(plan.bids ? 'web-rockwell-bid-nothing' : 'web-rockwell-insure-nothing');
    return {
      text: sealText(plan),
      icon: 'ui-seal',
      moves: plan.moves,
      ...(some ? { aside: { text, moves: plan.nothing } } : {}),
    };
  }
  const deal = dealing.plan(props);
  return deal ? { text: dealText(deal), moves: deal.moves } : null;
}

export type Figure = Resource | 'money' | 'insurance' | 'prestige';

/** By how much one's own figures would change by what is laid out or considered. */
export function pending(props: BoardProps<Scene>): Partial<Record<Figure, number>> {
  const plan = sealing.plan(props);
  const minus = (cubes: Cubes) => cubesOf((one) => -cubes[one]);
  if (plan)
    return plan.bids ? { ...minus(plan.cubes), money: -plan.coins } : { ...minus(plan.cubes), insurance: plan.tiles };
  const deal = dealing.plan(props);
  if (deal) {
    const sign = deal.sells ? 1 : -1;
    return { [deal.resource]: -sign * deal.count, money: sign * deal.sum };
  }
  const considered = findChoice(props.offer, props.picker.chosen);
  return considered ? changes(considered) : {};
}

function changes(choice: Choice): Partial<Record<Figure, number>> {
  const out: Partial<Record<Figure, number>> = {};
  for (const name of [...RESOURCES, 'money', 'insurance'] as const)
    if (choice.cost[name]) out[name] = -Number(asText(choice.cost[name]));
  const prestige = previewOf(choice, 'deliver')?.prestige ?? previewOf(choice, 'go');
  if (typeof prestige === 'number') out.prestige = prestige;
  else if (prestige && 'prestige' in prestige) out.prestige = prestige.prestige;
  return out;
}
