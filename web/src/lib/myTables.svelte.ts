// The tables this browser sits at, with the secrets of their seats. Kept in the browser only.

import type { CreatedTable, Rematch } from '../wire';

/** hot: one of several people at this device; spectator: the bench */
export interface SeatKey {
  seat: number;
  token: string;
  hot: boolean;
}

export interface KnownTable {
  table: string;
  game: string;
  keys: SeatKey[];
  invites: { seat: number; link: string }[]; // for whoever made the table
  opened: number;
  open?: boolean; // its people at this device play without the curtain
}

const STORE = 'pithead.tables';

function read(): KnownTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '[]') as KnownTable[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

let tables = $state.raw<KnownTable[]>(read());

function write(next: KnownTable[]): void {
  tables = next.sort((a, b) => b.opened - a.opened).slice(0, 100);
  try {
    localStorage.setItem(STORE, JSON.stringify(tables));
  } catch {
    // Without storage the link in the address bar is all there is.
  }
}

addEventListener('storage', (change) => {
  if (change.key === STORE) tables = read();
});

export const myTables = {
  get list(): KnownTable[] {
    return tables;
  },
};

export function knownTable(table: string): KnownTable | undefined {
  return tables.find((one) => one.table === table);
}

/** A table just made: the seats of this device, and the links to hand out. */
export function rememberTable(made: CreatedTable, game: string): void {
  const own = made.seats.filter((seat) => seat.kind === 'me' || seat.kind === 'hotseat');
  const keys = own.map((seat) => ({ seat: seat.seat, token: seat.token, hot: own.length > 1 }));
  const invites = made.seats.filter((seat) => seat.kind === 'invite').map(({ seat, link }) => ({ seat, link }));
  const spectator = { seat: 0, token: made.spectator.token, hot: false };
  write([
    {
      table: made.table,
      game,
      keys: keys.length > 0 ? keys : [spectator],
      invites: [...invites, { seat: 0, link: made.spectator.link }],
      opened: Date.now(),
    },
    ...tables.filter((one) => one.table !== made.table),
  ]);
}

/** A table that follows another one: the same tokens open the seats there. */
export function rememberRematch(before: string, { table, seats }: Rematch, game: string): void {
  const seatThere = (seat: number) => (seat > 0 ? (seats[seat - 1] ?? 0) : 0);
  const old = knownTable(before);
  const keys = (old?.keys ?? []).map((key) => ({ ...key, seat: seatThere(key.seat) }));
  const invites = (old?.invites ?? []).map(({ seat, link }) => ({
    seat: seatThere(seat),
    link: link.replace(`/t/${before}#`, `/t/${table}#`),
  }));
  write([{ table, game, keys, invites, opened: Date.now() }, ...tables.filter((one) => one.table !== table)]);
}

/** A link was opened: this tab sits on that seat, and the browser remembers it. */
export function rememberSeat(table: string, token: string, seat: number, game: string): void {
  const before = knownTable(table);
  const keys = [
    ...(before?.keys ?? []).filter((key) => key.token !== token && key.seat !== seat),
    { seat, token, hot: false },
  ];
  write([
    { table, game, keys, invites: before?.invites ?? [], opened: Date.now(), open: before?.open ?? false },
    ...tables.filter((one) => one.table !== table),
  ]);
}

/** Seats played from this device one after the other. */
export function hotSeatKeys(table: string): SeatKey[] {
  return knownTable(table)?.keys.filter((key) => key.hot) ?? [];
}

/** Whether its people at this device play without the curtain. */
export function setOpenTable(table: string, open: boolean): void {
  write(tables.map((one) => (one.table === table ? { ...one, open } : one)));
}

/** A table that is gone. */
export function forgetTable(table: string): void {
  write(tables.filter((one) => one.table !== table));
}

/** The token this tab uses at a table: the one of its own link first, else one the browser holds. */
export function tokenFor(table: string): string {
  return sessionStorage.getItem(`pithead.seat.${table}`) ?? knownTable(table)?.keys[0]?.token ?? '';
}

export function setTabToken(table: string, token: string): void {
  sessionStorage.setItem(`pithead.seat.${table}`, token);
}
