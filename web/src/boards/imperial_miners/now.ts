// What an effect would bring now, in words: with signs in brackets, or without for whoever reads no signs.

import { list, t } from '../../lib/text.svelte';
import { plain } from './symbols';
import type { Brings, Counted, Range } from './scene';

/** The same at every place. */
export const fixed = (brings: Brings[]): Range[] => brings.map((one) => ({ least: one, most: one }));

/** What one branch would bring; "" where it is always what is printed. */
export function nowForm({ least, most }: Range): string {
  if (most.counted.length === 0) return '';
  const [worst, best] = [gains(least), gains(most)];
  if (worst !== best) return t('web-imperial_miners-now-range', { least: worst, most: best });
  const known = JSON.stringify(least.counted) === JSON.stringify(most.counted);
  const counted = known ? list(most.counted.map(countedText)) : '';
  if (best === '') return counted;
  return counted ? `${best} (${counted})` : best;
}

/** The same in words alone. */
export function nowText(range: Range): string {
  const words = (kind: string) => (_: string, figure: string) =>
    ` ${t(`imperial_miners-pile-${kind}`, { n: Number(figure), sign: '' })}`;
  return plain(
    nowForm(range)
      .replaceAll(/[ +](\d+)\[gold\]/g, words('gold'))
      .replaceAll(/[ +](\d+)\[vp\]/g, words('vp')),
  ).trim();
}

function gains(one: Brings): string {
  if (!one.met) return t('web-imperial_miners-now-unmet');
  const parts = [
    one.cost > 0 ? t('web-imperial_miners-now-pays', { n: one.cost }) : '',
    one.gold > 0 ? `+${one.gold}[gold]` : '',
    one.vp > 0 ? `+${one.vp}[vp]` : '',
    one.spaces > 0 ? t('web-imperial_miners-now-spaces', { n: one.spaces }) : '',
  ].filter(Boolean);
  const carts = one.counted.some(({ what }) => what === 'gaps');
  return parts.join(', ') || (carts ? '' : t('web-imperial_miners-now-nothing'));
}

function countedText({ what, of, n }: Counted): string {
  const named = what === 'cards_of' ? t(`imperial_miners-faction-${of}`) : of;
  return t(`imperial_miners-counted-${what}`, { n, of: named });
}
