// An address taken apart. Pure.

import { NUMBER } from './numbers';

export interface Route {
  page: 'home' | 'new' | 'table' | 'join' | 'rules' | 'cards' | 'learn' | 'puzzles' | 'about' | 'not-found';
  name: string; // the game or the table
  number: string; // of a puzzle
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
  puzzles: 'puzzles',
  about: 'about',
};

export function parse(url: URL): Route {
  const [, first = '', name = '', ...rest] = url.pathname.split('/');
  const deep = rest.length > (first === 'puzzles' ? 1 : 0);
  const page = first === '' ? 'home' : deep ? 'not-found' : (PAGES[first] ?? 'not-found');
  const number = page === 'puzzles' ? (rest[0] ?? '') : '';
  return { page, name: decodeURIComponent(name), number, query: url.searchParams, hash: url.hash.slice(1) };
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

/** The line that a review's address asks for: null for its end; undefined where no review is asked for. */
export function reviewLine(query: URLSearchParams): number | null | undefined {
  const asked = query.get('review');
  if (asked === null) return undefined;
  return /^[1-9]\d{0,7}$/.test(asked) ? Number(asked) : null;
}

export const reviewAsked = (query: URLSearchParams): number | null => reviewLine(query) ?? null;

/** The address of a review at a line (0: its end), or of the table itself (null). */
export function reviewAddress(table: string, query: URLSearchParams, line: number | null): string {
  const next = new URLSearchParams(query);
  next.delete('at');
  if (line === null) next.delete('review');
  else next.set('review', line > 0 ? String(line) : 'end');
  const text = next.toString();
  return `/t/${table}${text ? `?${text}` : ''}`;
}
