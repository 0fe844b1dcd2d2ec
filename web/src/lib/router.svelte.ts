// Addresses by the History API: pages, and within a table the position looked at (?at=57).

import { parse, type Route } from './route';

let route = $state.raw(parse(new URL(location.href)));

export const router = {
  get route(): Route {
    return route;
  },
};

function read(): void {
  route = parse(new URL(location.href));
}

addEventListener('popstate', read);

/** Go to an address of this site. `replace` leaves no entry to come back to. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = route.page + route.name;
  read();
  if (route.page + route.name !== before) scrollTo(0, 0);
}

/** For links: a plain click stays in the page, anything else is the browser's. */
export function link(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  if (
    !anchor ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return;
  event.preventDefault();
  if (anchor.href !== location.href) go(anchor.pathname + anchor.search + anchor.hash);
}
