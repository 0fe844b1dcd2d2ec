import { describe, expect, it } from 'vitest';
import { has, loadCatalogueFrom, quoted, t } from '../src/lib/text.svelte';

describe('words that are asked for twice', () => {
  it('are there for both who asked, also while they are on their way', async () => {
    let arrive = (): void => undefined;
    const way = new Promise<void>((resolve) => (arrive = resolve));
    const load = async () => {
      await way;
      return 'test-ore = ore\n';
    };
    const first = loadCatalogueFrom('test-text', load);
    let there = false;
    const second = loadCatalogueFrom('test-text', load).then(() => (there = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(there).toBe(false);
    arrive();
    await Promise.all([first, second]);
    expect(has('test-ore')).toBe(true);
  });
});

describe('words of a pack', () => {
  it('are those of the pack that was asked for last', async () => {
    const words = (ore: string) => () => Promise.resolve(`test-pack-ore = ${quoted(ore)}\n`);
    await loadCatalogueFrom('test-pack', words('ore'), 'core');
    await loadCatalogueFrom('test-pack', words('gold ore'), 'mine');
    expect(t('test-pack-ore')).toBe('gold ore');
  });

  it('are text, whatever stands in them', async () => {
    for (const word of ['{ web-title }', 'a "quoted" \\ slash', '<b>', 'two\nlines = x', '   ', '{ "']) {
      await loadCatalogueFrom('test-hostile', () => Promise.resolve(`test-hostile = ${quoted(word)}\n`), word);
      expect(t('test-hostile')).toBe(word.replace('\n', ' '));
    }
    expect(has('lines')).toBe(false);
  });
});
