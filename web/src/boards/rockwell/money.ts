// Money as the language writes it: whole dollars.

import { language } from '../../lib/text.svelte';

export function money(dollars: number): string {
  return new Intl.NumberFormat(language(), { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(dollars);
}

export function figure(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}
