// An address taken apart. Pure.

import { NUMBER } from './numbers';

export interface Route {
  page: 'home' | 'new' | 'table' | 'join' | 'rules' | 'cards' | 'learn' | 'about' | 'not-found';
  name: string; // the game or the table
  query: URLSearchParams;
  hash: string;
}

const PAGES: Record<string, Route['page']> = {
  new: 'new',
  t: 'table',
  join: 'join',
  rules: 'rules',
  cards: 'cards',
  learn: 'learn',
  about: 'about',
};

export function parse(url: URL): Route {
  const [, first = '', name = '', ...rest] = url.pathname.split('/');
  const page = first === '' ? 'home' : rest.length > 0 ? 'not-found' : (PAGES[first] ?? 'not-found');
  return { page, name: decodeURIComponent(name), query: url.searchParams, hash: url.hash.slice(1) };
}

/** The position that a table's address asks for; null for now. */
export function positionAsked(query: URLSearchParams): string | null {
  const asked = query.get('at') ?? '';
  return NUMBER.test(asked) ? asked : null;
}

/** The address of a table's position: `at` an event, or now (null); whatever else the query says stays. */
export function positionAddress(table: string, query: URLSearchParams, at: string | null): string {
  const next = new URLSearchParams(query);
  if (at === null) next.delete('at');
  else next.set('at', at);
  const text = next.toString();
  return `/t/${table}${text ? `?${text}` : ''}`;
}
