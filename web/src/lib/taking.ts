// Taking a seat, and keeping it for this device alone. Both get a new token, and ask again where the answer was lost.

import * as api from './api';
import { randomName } from './device';
import { joinKey, rememberJoined, replaceToken, setTabToken } from './myTables.svelte';

const TRIES = 5;
const PAUSE = 1500; // ms

/** Take the seat of an invitation, or come to one that a token opens; this browser has it from then on. */
export async function takeSeat(table: string, secret: string, name: string): Promise<void> {
  const { token, seat, state } = await api.join(table, secret, name, joinKey(table, secret));
  rememberJoined(table, secret, token, seat, state.game);
}

/** Whoever else sits on this seat is sent away: this device gets a token that nobody else has. */
export async function endOthers(table: string, token: string): Promise<void> {
  const key = randomName();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const made = await api.newLink(table, token, key);
      setTabToken(table, made.token);
      replaceToken(table, made.seat, made.token);
      return;
    } catch (error) {
      if (error instanceof api.Refused || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
