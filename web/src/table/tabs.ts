// The tabs of smaller screens: what cannot stand side by side there. Pure.

import type { AnyBoard } from '../boards/contract';
import type { Choice, Offer } from '../wire';

export interface Tab {
  id: string;
  label: string; // message id
  icon: string;
}

/** The arrangements of smaller screens. */
export type SmallForm = 'phone' | 'portrait' | 'landscape';

type TabOf = (choice: Choice) => string;

const PLAYERS: Tab = { id: 'others', label: 'web-others', icon: 'h-people' };
const HINT: Tab = { id: 'hint', label: 'web-hint', icon: 'ui-hint' };
const LOG: Tab = { id: 'log', label: 'web-log', icon: 'ui-log' };

/** The tabs of a screen: the board has one on a phone alone, what stands beside it has none; a hint comes first. */
export function tabsOf(
  { boardTab, side = [] }: Pick<AnyBoard, 'boardTab' | 'side'>,
  form: SmallForm,
  hinted = false,
): Tab[] {
  const views: Tab[] = side.filter((one) => one[form] === 'tab');
  const first = hinted ? [HINT] : [];
  return form === 'phone'
    ? [...first, { id: 'board', ...boardTab }, ...views, PLAYERS, LOG]
    : [...first, PLAYERS, ...views, LOG];
}

/** The tabs that hold something to choose. */
export function tabsWithChoices(offer: Offer | null, tabOf: TabOf): Set<string> {
  return new Set((offer?.choices ?? []).map(tabOf).filter((tab) => tab !== ''));
}

/** The tab that a question opens: the one of what is proposed, or the only one it is asked in. "" to stay. */
export function tabToOpen(offer: Offer | null, proposal: Choice | undefined, tabOf: TabOf): string {
  const there = proposal ? tabOf(proposal) : '';
  if (there) return there;
  const [only, ...others] = tabsWithChoices(offer, tabOf);
  const elsewhere = (offer?.choices ?? []).some((choice) => choice.kind !== 'option' && tabOf(choice) === '');
  return only && others.length === 0 && !elsewhere ? only : '';
}

/** What the log's card shows. */
export type Pane = 'log' | 'news' | 'chat';

/** What stands in the rail after the end. */
export const END_PANES = ['reckoning', 'players', 'log', 'chat'] as const;
export type EndPane = (typeof END_PANES)[number];
