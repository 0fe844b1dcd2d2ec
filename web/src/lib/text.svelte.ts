// Words: the Fluent catalogues that Python uses too, one language at a time, switched without a reload.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './prefs.svelte';

export type Args = Record<string, FluentVariable>;

const files: Record<string, (lang: Lang) => Promise<string>> = import.meta.glob<string>(
  '../../../src/pithead/locales/*/*.ftl',
  { query: '?raw', import: 'default' },
);
const HOME = /\/en\/(home-\w+)\.ftl$/; // what each game says of itself
let wanted = ['common', 'web', ...Object.keys(files).flatMap((path) => HOME.exec(path)?.[1] ?? [])];
const others: Record<string, (lang: Lang) => Promise<string>> = {}; // catalogues that are not files: a content pack's words
const editions: Record<string, string> = {}; // which of them are wanted
const have: Partial<Record<Lang, Record<string, string>>> = {}; // by language and name

let loading: Promise<void> = Promise.resolve(); // all that has been asked for so far

let current = $state.raw<{ lang: Lang; bundle: FluentBundle; edition: number }>({
  lang: 'en',
  bundle: new FluentBundle('en'),
  edition: 0,
});

function path(lang: Lang, name: string): string {
  return `../../../src/pithead/locales/${lang}/${name}.ftl`;
}

/** French sets a narrow space before its high punctuation and inside its quotes; no line may break there. */
export function withFrenchSpacing(lang: Lang, text: string): string {
  return lang === 'fr' ? text.replace(/ ([:;?!»])/g, '\u202f$1').replace(/« /g, '«\u202f') : text;
}

/** `de` and `que` lose their vowel before another, marked or not (lib/rich): names are not known when a message is written. */
export function elided(lang: Lang, text: string): string {
  if (lang !== 'fr') return text;
  return text.replace(/(^|[^\p{L}])(d|qu)e (?=(?:\uE000[^\uE001]*\uE001)?[aeiouàâéèêëîïôû])/giu, '$1$2’');
}

/** Load every catalogue that is wanted so far in one language, and show that language. */
export async function useLanguage(lang: Lang): Promise<void> {
  const sources = (have[lang] ??= {});
  await Promise.all(
    wanted.map(async (name) => {
      const load = others[name] ?? files[path(lang, name)];
      if (load && sources[name] === undefined) sources[name] = withFrenchSpacing(lang, await load(lang));
    }),
  );
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of Object.values(sources)) bundle.addResource(new FluentResource(source));
  current = { lang, bundle, edition: current.edition + 1 };
}

/** A page that needs the words of a game says so; they are there when the promise is. */
export async function loadCatalogues(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.includes(name));
  if (missing.length === 0) return loading; // somebody else has asked for them: they may still be on their way
  wanted = [...wanted, ...missing];
  const here = useLanguage(current.lang);
  loading = Promise.allSettled([loading, here]).then(() => undefined);
  await here;
}

/** The same for words that come from elsewhere than the catalogues, in one edition or another: those of a pack. */
export async function loadCatalogueFrom(
  name: string,
  load: (lang: Lang) => Promise<string>,
  edition = '',
): Promise<void> {
  if (editions[name] !== undefined && editions[name] !== edition) {
    wanted = wanted.filter((one) => one !== name);
    for (const sources of Object.values(have)) delete sources[name];
  }
  editions[name] = edition;
  others[name] = load;
  await loadCatalogues(name);
}

/** A text as the value of a message, whatever stands in it: nothing of it is read as Fluent. */
export function quoted(text: string): string {
  const safe = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/["\\]/g, '\\$&');
  return `{ "${safe}" }`;
}

export function language(): Lang {
  return current.lang;
}

/** Changes with every language and every catalogue that comes: what was said in one edition may be said better in the next. */
export function textVersion(): number {
  return current.edition;
}

export function has(id: string): boolean {
  return current.bundle.hasMessage(id);
}

/** A message in the present language; its id where there is none, so that a gap is seen. */
export function t(id: string, args?: Args): string {
  const { bundle, lang } = current;
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return elided(lang, bundle.formatPattern(message.value, args, []));
}

const lists: Record<string, Intl.ListFormat> = {}; // they are slow to make

/** "a, b and c" as the language writes it. */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${current.lang} ${type}`;
  const format = (lists[key] ??= new Intl.ListFormat(current.lang, { type }));
  return format.format(words);
}

/** How long ago, in words. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(current.lang, { numeric: 'auto' });
  const passed = seconds - now;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  return format.format(0, 'minute');
}
