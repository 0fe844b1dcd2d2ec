// The rules in two pages, as data: games/<game>/short*.md. A page begins with "# ", a section with "## ". Within a text
// **bold**, {symbol} and {=message} may stand; [RW-E4 RW-E5] at its end names the clauses behind it. "![name] caption" is a figure
// ("![[name]]" one across the page), "* …" below it what its numbers mean; "1. …" are steps, "- …" symbols in words.

export type Piece = { kind: 'text' | 'bold' | 'symbol' | 'message'; text: string };
export interface Line {
  pieces: Piece[];
  clauses: string[];
}
export type ShortBlock =
  | { kind: 'p'; line: Line }
  | { kind: 'steps' | 'symbols'; lines: Line[] }
  | { kind: 'table'; rows: Line[][] }
  | { kind: 'figure'; name: string; wide: boolean; caption: Line; key: Line[] };
export interface Section {
  title: string;
  number: number;
  blocks: ShortBlock[];
}
export interface SheetPage {
  title: string;
  lead: string;
  sections: Section[];
}

const CLAUSES = /\s*\[([A-Z]{2}-[A-Z]+\d+[a-z]?(?: [A-Z]{2}-[A-Z]+\d+[a-z]?)*)\]$/;

export function line(source: string): Line {
  const cited = CLAUSES.exec(source);
  const text = cited ? source.slice(0, cited.index) : source;
  const pieces = text
    .split(/(\*\*[^*]+\*\*|\{=?[\w-]+\})/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('{=')) return { kind: 'message', text: part.slice(2, -1) };
      if (part.startsWith('{')) return { kind: 'symbol', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
  return { pieces, clauses: cited?.[1]?.split(' ') ?? [] };
}

function addTo(section: Section, text: string): void {
  const last = section.blocks.at(-1);
  const figure = /^!\[(\[?)([\w-]+)\]+\s*(.*)$/.exec(text);
  const step = /^\d+\. (.*)$/.exec(text);
  if (figure) {
    const [, wide, name = '', caption = ''] = figure;
    section.blocks.push({ kind: 'figure', name, wide: wide === '[', caption: line(caption), key: [] });
  } else if (text.startsWith('* ') && last?.kind === 'figure') last.key.push(line(text.slice(2)));
  else if (text.startsWith('|')) {
    const row = text
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => line(cell.trim()));
    if (last?.kind === 'table') last.rows.push(row);
    else section.blocks.push({ kind: 'table', rows: [row] });
  } else if (step || text.startsWith('- ')) {
    const kind = step ? 'steps' : 'symbols';
    const one = line(step?.[1] ?? text.slice(2));
    if (last?.kind === kind) last.lines.push(one);
    else section.blocks.push({ kind, lines: [one] });
  } else section.blocks.push({ kind: 'p', line: line(text) });
}

export function shortRules(source: string): SheetPage[] {
  const pages: SheetPage[] = [];
  let number = 0;
  for (const raw of source.split('\n')) {
    const text = raw.trim();
    const page = pages.at(-1);
    const section = page?.sections.at(-1);
    if (text === '') continue;
    if (text.startsWith('# ')) pages.push({ title: text.slice(2), lead: '', sections: [] });
    else if (text.startsWith('## ')) page?.sections.push({ title: text.slice(3), number: ++number, blocks: [] });
    else if (section) addTo(section, text);
    else if (page) page.lead += (page.lead && ' ') + text;
  }
  return pages;
}
