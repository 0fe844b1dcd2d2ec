// The opening hand: the cards that are marked, until as many are as must be kept; then one commit keeps them all.

import { asText } from '../../lib/json';
import { t } from '../../lib/text.svelte';
import type { Offer } from '../../wire';
import type { BoardProps, Draft } from '../contract';
import { previewOf, type Scene } from './scene';

export interface Keeping {
  /** how many are kept in all, and how many cards there are to choose from */
  left: number;
  of: number;
  /** the marked ones, in the order in which they were */
  marked: string[];
  full: boolean;
  /** none of them can begin a mine, though one that can was dealt */
  stranded: boolean;
  moves: string[];
}

class Marks {
  private cards = $state.raw<string[]>([]);

  /** Mark a card, or take its mark away. */
  turn(card: string): void {
    this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
  }

  /** What is marked now; null where no opening hand is chosen. */
  plan(offer: Offer | null): Keeping | null {
    const choices = (offer?.choices ?? []).filter((choice) => choice.verb === 'keep');
    const left = previewOf(choices[0], 'keep')?.left ?? 0;
    if (left === 0) return null;
    const byCard = new Map(choices.map((choice) => [asText(choice.args.card), choice]));
    const marked = this.cards.filter((card) => byCard.has(card)).slice(0, left);
    const begins = (card: string) => previewOf(byCard.get(card), 'keep')?.begins ?? false;
    return {
      left,
      of: choices.length,
      marked,
      full: marked.length === left,
      stranded: marked.length === left && !marked.some(begins) && [...byCard.keys()].some(begins),
      moves: marked.flatMap((card) => byCard.get(card)?.move ?? []),
    };
  }
}

export const marks = new Marks();

export const keepText = (plan: Keeping): string => t('web-imperial_miners-keep-these', { n: plan.left });

/** What the thumb row commits. */
export function draft({ offer }: BoardProps<Scene>): Draft | null {
  const plan = marks.plan(offer);
  return plan?.full ? { text: keepText(plan), icon: 'ui-check', moves: plan.moves } : null;
}
