// The signs of the short form of effects ("+2[gold] per [machine]") as symbols of the sprite.

export const SYMBOLS: Record<string, string> = {
  gold: 'im-gold',
  vp: 'im-vp',
  card: 'card',
  machine: 'machine',
  cavein: 'cave-in',
  cart: 'cart-full',
  advance: 'advance',
  faction: 'insurance',
  scots: 'fa-thistle',
  barbarians: 'fa-axe',
  egyptians: 'fa-ankh',
  japanese: 'fa-torii',
  atlanteans: 'fa-trident',
  romans: 'fa-column',
};

/** Text and signs in turn: a sign is a name in SYMBOLS. */
export function parts(short: string): { sign: boolean; text: string }[] {
  return short
    .split(/\[(\w+)\]/)
    .map((text, i) => ({ sign: i % 2 === 1, text }))
    .filter((one) => one.text !== '');
}
