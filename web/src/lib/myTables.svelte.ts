// The tables this browser sits at, with the secrets of their seats. Kept in the browser only.

import type { CreatedTable, Rematch } from '../wire';
import { randomName } from './device';
import { storage, tabStorage } from './storage';

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
  joinedBy?: string; // the invitation by which this browser has its seat
  open?: boolean; // its people at this device play without the curtain
}

const STORE = 'pithead.tables';

function read(): KnownTable[] {
  try {
    const found = JSON.parse(storage.get(STORE) ?? '[]') as KnownTable[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

let tables = $state.raw<KnownTable[]>(read());

function write(next: KnownTable[]): void {
  tables = next.sort((a, b) => b.opened - a.opened).slice(0, 100);
  storage.set(STORE, JSON.stringify(tables));
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
    link: link.replace(`/${before}#`, `/${table}#`),
  }));
  write([{ table, game, keys, invites, opened: Date.now() }, ...tables.filter((one) => one.table !== table)]);
}

/** A link was opened: this tab sits on that seat, and the browser remembers it. */
export function rememberSeat(table: string, token: string, seat: number, game: string): void {
  const before = knownTable(table);
  const hot = before?.keys.find((key) => key.seat === seat)?.hot ?? false;
  const others = (before?.keys ?? []).filter((key) => key.token !== token && key.seat !== seat);
  const keys = [...others, { seat, token, hot }];
  write([
    { open: false, invites: [], ...before, table, game, keys, opened: Date.now() },
    ...tables.filter((one) => one.table !== table),
  ]);
}

/** A seat has another token from now on. */
export function replaceToken(table: string, seat: number, token: string): void {
  const renewed = (key: SeatKey) => (key.seat === seat ? { ...key, token } : key);
  write(tables.map((one) => (one.table === table ? { ...one, keys: one.keys.map(renewed) } : one)));
}

/** Another link to hand out for a seat. */
export function rememberInvite(table: string, seat: number, link: string): void {
  const others = (one: KnownTable) => one.invites.filter((invite) => invite.seat !== seat);
  write(tables.map((one) => (one.table === table ? { ...one, invites: [{ seat, link }, ...others(one)] } : one)));
}

const keyOf = (table: string): string => `pithead.join.${table}`;

/** The key by which this browser takes a seat: the same for one invitation, until the seat is taken. */
export function joinKey(table: string, invitation: string): string {
  const kept = (storage.get(keyOf(table)) ?? '').split(' ');
  if (kept[0] === invitation && kept[1]) return kept[1];
  const key = randomName();
  storage.set(keyOf(table), `${invitation} ${key}`);
  return key;
}

/** Whether this browser has tried to take the seat of an invitation, and never heard how that went. */
export function hasTriedToJoin(table: string, invitation: string): boolean {
  return storage.get(keyOf(table))?.startsWith(`${invitation} `) ?? false;
}

/** This browser has the seat of an invitation. */
export function rememberJoined(table: string, invitation: string, token: string, seat: number, game: string): void {
  rememberSeat(table, token, seat, game);
  write(tables.map((one) => (one.table === table ? { ...one, joinedBy: invitation } : one)));
  setTabToken(table, token);
  storage.remove(keyOf(table));
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
  return tabStorage.get(`pithead.seat.${table}`) ?? knownTable(table)?.keys[0]?.token ?? '';
}

export function setTabToken(table: string, token: string): void {
  tabStorage.set(`pithead.seat.${table}`, token);
}
