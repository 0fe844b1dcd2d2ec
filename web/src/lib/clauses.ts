// A clause as it is shown: where it comes from, and its text without the marks that say so.

/** Where a clause comes from: printed [R], derived [D], our reading [X]. */
export function sourceOf(text: string): '' | 'r' | 'd' | 'x' {
  const marks = new Set([...text.matchAll(/\[([RDX])(?:[:,\]])/g)].map((found) => found[1]));
  return marks.has('X') ? 'x' : marks.has('D') ? 'd' : marks.has('R') ? 'r' : '';
}

/** A clause that is a row of a table in the rules is its fact alone: the number stands above it, the marks beside that. */
const fact = (text: string) => /^\|[^|\n]*\|([^|\n]*)\|[^|\n]*\|$/.exec(text.trim())?.[1]?.trim() ?? text;

export function withoutMarks(text: string): string {
  return fact(text)
    .replace(/\s?\[[RDX]\]/g, '')
    .replace(/\[[RDX]: ([^\]]*)\]/g, '($1)');
}
