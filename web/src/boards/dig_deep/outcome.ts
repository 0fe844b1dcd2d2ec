// What comes of a choice, in a line of figures.

import { asText } from '../../lib/json';
import type { Seat } from '../../lib/seats';
import { list, t } from '../../lib/text.svelte';
import type { Choice } from '../../wire';
import { previewOf } from './scene';

/** "" where the board itself says it. */
export function outcomeText(choice: Choice, seats: Seat[], seat: number | null): string {
  const mine = previewOf(choice, 'mine');
  if (mine) return t('web-dig_deep-outcome-mine', { level: mine.level, left: mine.pickaxes_left });
  const reserve = previewOf(choice, 'reserve');
  if (reserve) {
    const who = reserve.becomes.map((one) => (one === seat ? t('web-you') : (seats[one]?.name ?? '')));
    return t('web-dig_deep-outcome-reserve', { column: asText(choice.args.column), who: list(who) });
  }
  const smelt = previewOf(choice, 'smelt');
  if (smelt) return t('web-dig_deep-outcome-smelt', { coins: smelt.worth_now });
  const invest = previewOf(choice, 'invest');
  if (invest) return t('web-dig_deep-outcome-invest', { shares: invest.shares, coins: invest.share_value });
  const step = previewOf(choice, 'wild', 'advertise');
  if (step)
    return t('web-dig_deep-outcome-price', {
      gem: t(`dig_deep-gem-${asText(choice.args.gem)}`),
      price: step.price,
      becomes: step.becomes,
    });
  return '';
}
