// Values of the wire whose type is open: arguments of moves, fields of events and previews.

import type { Json } from '../wire';

/** A label or number as it is written; "" for nothing. */
export function asText(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
