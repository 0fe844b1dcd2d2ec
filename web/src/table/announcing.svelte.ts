// What happens, for those who do not look at the board: spoken by a screen reader, as a sound, in the title of the window.

import { onDestroy, untrack } from 'svelte';
import type { AnyBoard } from '../boards/contract';
import type { Connection } from '../lib/connection.svelte';
import { after, lastNumber } from '../lib/numbers';
import type { Seat } from '../lib/seats';
import { sound } from '../lib/sound';
import { t } from '../lib/text.svelte';
import { inSentences, logLines } from './log';

/** For a component: the text of its aria-live region, made anew with every event that comes; sounds are played meanwhile. */
export function createAnnouncer(
  connection: () => Connection,
  board: () => AnyBoard,
  seats: () => Seat[],
  question: () => string,
): { readonly text: string } {
  let text = $state('');
  let heard = untrack(() => lastNumber(connection().events));
  $effect(() => {
    const fresh = after(connection().events, heard);
    heard = lastNumber(connection().events);
    if (fresh.length === 0) return;
    untrack(() => {
      text = inSentences(logLines(fresh, board().lexicon, seats()), question());
      const played = fresh.map((event) => board().soundOf(event.event)).find((name) => name !== '');
      if (played) sound(played);
    });
  });
  return {
    get text() {
      return text;
    },
  };
}

/** For a component: title and icon of the window say whether this seat is asked, until the component goes. */
export function announceTurn(asked: () => boolean, title: () => string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  $effect(() => {
    document.title = asked() ? `● ${t('web-your-turn-title')} · ${title()}` : `${title()} · Pithead`;
    icon?.setAttribute('href', asked() ? '/icon-lit.svg' : '/icon.svg');
  });
  onDestroy(() => {
    document.title = 'Pithead';
    icon?.setAttribute('href', '/icon.svg');
  });
}
