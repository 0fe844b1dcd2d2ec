// The tabs of a phone: what cannot stand side by side there. Pure.

import type { Choice, Offer } from '../wire';

type TabOf = (choice: Choice) => string;

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
