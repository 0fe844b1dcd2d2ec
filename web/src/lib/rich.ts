// Text with drawings in it: a piece of a message may carry icons or a seat, without markup in the catalogues.
// A marked piece is OPEN mark SPLIT word CLOSE; whoever needs plain text takes the words alone.

const OPEN = '\uE000';
const SPLIT = '\uE001';
const CLOSE = '\uE002';

/** mark: "gem:ruby", "seat:2", "tile:ruby,emerald", … ; empty for plain text */
export interface Piece {
  mark: string;
  word: string;
}

export function mark(name: string, word: string): string {
  return OPEN + name + SPLIT + word + CLOSE;
}

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end < 0) {
      if (part) out.push({ mark: '', word: part });
      continue;
    }
    const [name = '', word = ''] = part.slice(0, end).split(SPLIT);
    out.push({ mark: name, word });
    if (end + 1 < part.length) out.push({ mark: '', word: part.slice(end + 1) });
  }
  return out;
}

export function plain(text: string): string {
  return pieces(text)
    .map((piece) => piece.word)
    .join('');
}
