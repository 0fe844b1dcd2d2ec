import { describe, expect, it } from 'vitest';
import { line, shortRules } from '../src/lib/short';

describe('the rules in two pages', () => {
  it('take a text apart: bold, symbols, messages, the clauses behind it', () => {
    expect(line('Pay **gold** {im-gold} at {=place}. [IM-C2 IM-M3]')).toEqual({
      pieces: [
        { kind: 'text', text: 'Pay ' },
        { kind: 'bold', text: 'gold' },
        { kind: 'text', text: ' ' },
        { kind: 'symbol', text: 'im-gold' },
        { kind: 'text', text: ' at ' },
        { kind: 'message', text: 'place' },
        { kind: 'text', text: '.' },
      ],
      clauses: ['IM-C2', 'IM-M3'],
    });
  });

  it('number their sections through all pages and keep a figure with its key', () => {
    const pages = shortRules(
      '# One\n\nLead.\n\n## Goal\nWin.\n![[map]] A map. [RW-C1]\n* here\n* there\n# Two\n## Steps\n1. first\n2. second\n## Signs\n- {zn} zinc\n| a | 1 |\n| b | 2 |',
    );
    expect(pages.map((page) => [page.title, page.lead])).toEqual([
      ['One', 'Lead.'],
      ['Two', ''],
    ]);
    expect(pages.flatMap((page) => page.sections.map((one) => one.number))).toEqual([1, 2, 3]);
    const figure = pages[0]?.sections[0]?.blocks[1];
    expect(figure).toMatchObject({ kind: 'figure', name: 'map', wide: true, caption: { clauses: ['RW-C1'] } });
    expect(figure?.kind === 'figure' && figure.key.length).toBe(2);
    expect(pages[1]?.sections[0]?.blocks).toMatchObject([{ kind: 'steps', lines: [{}, {}] }]);
    expect(pages[1]?.sections[1]?.blocks.map((one) => one.kind)).toEqual(['symbols', 'table']);
  });
});
