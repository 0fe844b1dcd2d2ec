import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { gamesWithBoards } from '../src/boards';

const LOCALES = join(import.meta.dirname, '../../src/pithead/locales');
const SOURCES = join(import.meta.dirname, '../src');
const LANGS = ['en', 'de', 'fr'];

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? files(join(folder, one.name)) : [join(folder, one.name)],
  );

/** Of the catalogues whose names begin like this; by default of all that are the browser's own. */
function messages(lang: string, ...begins: string[]): Map<string, string> {
  const wanted = begins.length > 0 ? begins : ['web', 'home'];
  const names = readdirSync(join(LOCALES, lang)).filter((name) => wanted.some((begin) => name.startsWith(begin)));
  const source = names.map((name) => readFileSync(join(LOCALES, lang, name), 'utf8')).join('\n');
  const bundle = new FluentBundle(lang);
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  return new Map(
    [...source.matchAll(/^([a-zA-Z][\w-]*) =((?:.*\n?)(?:^[ \t}].*\n?|^\n(?=[ \t]))*)/gm)].map((found) => [
      found[1]!,
      found[2]!,
    ]),
  );
}

describe('the browser’s catalogues', () => {
  const [en, de, fr] = LANGS.map((lang) => messages(lang));

  it('say the same things in three languages, with the same variables', () => {
    expect([...de!.keys()]).toEqual([...en!.keys()]);
    expect([...fr!.keys()]).toEqual([...en!.keys()]);
    const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
    for (const [id, text] of en!)
      for (const other of [de!, fr!]) expect(variables(other.get(id)!), id).toEqual(variables(text));
  });

  it('have every message that the sources name', () => {
    const named = new RegExp(`'((?:web|home|common)-[\\w-]+|(?:${gamesWithBoards.join('|')})-\\w+-[\\w-]+)'`, 'g');
    const ids = files(SOURCES)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(named)].map((found) => found[1]!));
    expect(ids.length).toBeGreaterThan(100);
    const known = messages('en', 'web', 'home', 'common', ...gamesWithBoards);
    const catalogues = readdirSync(join(LOCALES, 'en')).map((name) => name.replace('.ftl', ''));
    expect(ids.filter((id) => !known.has(id) && !catalogues.includes(id))).toEqual([]);
  });
});
