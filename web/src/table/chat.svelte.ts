// The chat: what was said and not yet seen.

import type { ChatLine } from '../wire';

/** For a component: how many lines of others nobody at this page has seen. `open`: the chat is in sight. */
export function createUnread(
  chat: () => ChatLine[],
  seat: () => number,
  open: () => boolean,
): { readonly count: number } {
  let seen = $state(0);
  $effect(() => {
    if (open()) seen = chat().at(-1)?.n ?? 0;
  });
  const count = $derived(open() ? 0 : chat().filter((line) => line.n > seen && line.seat !== seat()).length);
  return {
    get count() {
      return count;
    },
  };
}
