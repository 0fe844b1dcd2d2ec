import { describe, expect, it } from 'vitest';
import { has, loadCatalogueFrom } from '../src/lib/text.svelte';

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
