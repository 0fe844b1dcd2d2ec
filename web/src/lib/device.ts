// The name that this browser goes by at its tables: random, and told to the server alone, so that a seat can tell its
// own devices from somebody else's. Also random: the keys by which a lost answer is asked for again.

import { storage } from './storage';

const STORE = 'pithead.device';

/** Something that nobody guesses. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let name = '';

/** The same in all tabs of this browser, for as long as it remembers its tables. */
export function deviceName(): string {
  if (name) return name;
  name = storage.get(STORE) ?? randomName();
  storage.set(STORE, name);
  return name;
}
