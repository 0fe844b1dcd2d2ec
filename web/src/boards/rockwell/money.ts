// Money as the language writes it: whole dollars.

import { language } from '../../lib/text.svelte';

const dollars: Record<string, Intl.NumberFormat> = {}; // they are slow to make
const figures: Record<string, Intl.NumberFormat> = {};

export function money(value: number): string {
  const lang = language();
  return (dollars[lang] ??= new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })).format(value);
}

export function figure(value: number): string {
  const lang = language();
  return (figures[lang] ??= new Intl.NumberFormat(lang)).format(value);
}
