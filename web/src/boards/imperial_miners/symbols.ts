// The signs in the forms of effects ("+2[gold] per machine", "[machine][here]") as symbols of the sprite.

export const SYMBOLS: Record<string, string> = {
  gold: 'im-gold',
  vp: 'im-vp',
  card: 'card',
  machine: 'machine',
  cavein: 'cave-in',
  cart: 'cart-full',
  advance: 'advance',
  activate: 'im-activate',
  again: 'ui-restart',
  place: 'im-brick',
  faction: 'im-any',
  scots: 'fa-thistle',
  barbarians: 'fa-axe',
  egyptians: 'fa-ankh',
  japanese: 'fa-torii',
  atlanteans: 'fa-trident',
  romans: 'fa-column',
};

/** A piece of a form: text, a sign (a name of SYMBOLS, or a word of its own like "here") with the figure that stands before it,
 *  or a price in gold that Scots lower. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'sign'; text: string; figure: string }
  | { kind: 'price'; text: string; printed: number };

export function parts(form: string): Part[] {
  return form
    .split(/([+−≤]?\d*\[\w+(?::\d+)?\])/)
    .map((text, i): Part => {
      if (i % 2 === 0) return { kind: 'text', text };
      const [, figure = '', name = '', printed] = /^([^[]*)\[(\w+)(?::(\d+))?\]$/.exec(text) ?? [];
      return printed
        ? { kind: 'price', text: printed, printed: Number(printed) }
        : { kind: 'sign', text: name, figure };
    })
    .filter((one) => one.text !== '');
}

/** The symbols of an effect for a narrow column: its first part, without what limits it; "+" for more. */
export function brief(symbols: string): string {
  const [first = '', ...more] = symbols.replaceAll(/ ?≤\d+$| ?≤\d+(?=,)/g, '').split(', ');
  return first.replace(/^\+/, '') + (more.length > 0 ? '+' : '');
}

/** A sentence without its signs. */
export const plain = (sentence: string): string => sentence.replaceAll(/\[\w+\]/g, '');
