// The little Markdown that rule clauses use: paragraphs, lists, tables, bold, code. As data, never as HTML.

export type Inline = { kind: 'text' | 'bold' | 'code'; text: string };
export type Block =
  | { kind: 'p'; line: Inline[] }
  | { kind: 'ul'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));
}

export function blocks(source: string): Block[] {
  const out: Block[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const last = out.at(-1);
    if (line === '') continue;
    if (line.startsWith('|')) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue;
      if (last?.kind === 'table') last.rows.push(cells(line));
      else out.push({ kind: 'table', head: cells(line), rows: [] });
    } else if (/^[-*] /.test(line)) {
      if (last?.kind === 'ul') last.items.push(inline(line.slice(2)));
      else out.push({ kind: 'ul', items: [inline(line.slice(2))] });
    } else out.push({ kind: 'p', line: inline(line) });
  }
  return out;
}
