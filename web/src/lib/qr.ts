// A link as a QR code.

import { encode } from 'uqr';

const QUIET = 4; // modules of white around the code, as the standard wants

/** The code as one SVG path with its quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
