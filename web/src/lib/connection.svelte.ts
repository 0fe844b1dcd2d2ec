// One audience's connection to a table: its state, events and chat, kept up by a socket that comes back by itself.

import type { Advice, ChatLine, Closing, Command, FromServer, Refused, SeatPresence, TableState } from '../wire';
import * as api from './api';
import { deviceName } from './device';
import { joinEvents, type TableEvent } from './events';
import { lastNumber } from './numbers';
import { afterPaint, paintedAll } from './paint';
import { reuseEqualParts } from './sharing';

type ConnectionStatus = 'connecting' | 'online' | 'waiting' | 'refused';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
type CommandBody = WithoutId<Command>;

interface Pending {
  message: Command;
  tries: number;
  done: (refusal: Refused | null, advice: Advice | null) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 5000; // ms without an answer after which the connection is doubted, and given up
const FINAL = ['bad_token', 'ended', 'gone', 'other_rules', 'no_pack']; // nothing comes of trying again
const TRIES = 4; // for a command that the server could not do just now

let counter = 0;

function newId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter}-${Math.random().toString(36).slice(2, 8)}`;
}

export class Connection {
  readonly table: string;
  readonly token: string;
  status = $state<ConnectionStatus>('connecting');
  state = $state.raw<TableState | null>(null);
  events = $state.raw<TableEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<SeatPresence[]>([]); // of the persons at the table; empty until it is told
  problem = $state<Closing['code'] | ''>('');
  missing = $state(''); // the pack that the server does not have
  busy = $state(0);
  clockOffset = $state(0); // seconds the server's clock is ahead of this one

  private socket: WebSocket | undefined;
  private pending: Pending[] = [];
  private wait = FIRST_WAIT;
  private timer = 0;
  private pings = 0;
  private heard = 0;
  private closed = false;
  private partial = false; // the socket has left older events out
  private awake = () => this.wake();

  constructor(table: string, token: string) {
    this.table = table;
    this.token = token;
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
    this.connect();
  }

  /** Close it for good. */
  close(): void {
    paintedAll(); // what was said before still goes out
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    removeEventListener('online', this.awake);
    document.removeEventListener('visibilitychange', this.awake);
    this.socket?.close();
    this.socket = undefined;
  }

  /** Send a command, once the press that led to it is painted: server and bots begin to work then, and not meanwhile.
   *  Resolves when the server has stored or refused it, also across a lost connection. */
  send(command: CommandBody): Promise<{ refusal: Refused | null; advice: Advice | null }> {
    const message = { ...command, id: newId() };
    this.busy += 1;
    return new Promise((resolve) => {
      const done = (refusal: Refused | null, advice: Advice | null) => {
        this.busy -= 1;
        resolve({ refusal, advice });
      };
      this.pending.push({ message, tries: 1, done });
      afterPaint(() => this.pendingCommand(message.id) && this.transmit(message));
      setTimeout(() => {
        if (this.pendingCommand(message.id)) this.ping();
      }, PATIENCE);
    });
  }

  /** What cannot be sent now goes out with the next welcome. */
  private transmit(message: Command): void {
    if (this.status === 'online') this.socket?.send(JSON.stringify(message));
  }

  private wake(): void {
    if (this.closed || document.hidden) return;
    if (this.status === 'waiting') {
      clearTimeout(this.timer);
      this.connect();
    } else if (this.status === 'online' && Date.now() - this.heard > PING_EVERY) {
      this.ping();
    }
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      const after = lastNumber(this.events);
      const seats = [{ token: this.token, after, chat: this.chat.at(-1)?.n ?? 0 }];
      socket.send(JSON.stringify({ type: 'hello', seats, device: deviceName() }));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      afterPaint(() => socket === this.socket && this.receive(JSON.parse(message.data) as FromServer));
    };
    socket.onclose = () => {
      paintedAll(); // its last words say why
      this.reconnect(socket);
    };
  }

  private reconnect(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = undefined;
    clearInterval(this.pings);
    if (FINAL.includes(this.problem)) {
      this.status = 'refused';
      return;
    }
    this.status = 'waiting';
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Whether the socket still answers; a dead one is not waited for. */
  private ping(): void {
    const { socket } = this;
    if (!socket || this.status !== 'online') return;
    const sent = Date.now();
    socket.send('{"type":"ping"}');
    setTimeout(() => {
      if (this.heard >= sent || socket !== this.socket) return;
      this.reconnect(socket);
      socket.close();
    }, PATIENCE);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.status = 'online';
        this.problem = '';
        this.wait = FIRST_WAIT;
        this.clockOffset = message.time - Date.now() / 1000;
        for (const { message: again } of this.pending) this.transmit(again);
        clearInterval(this.pings);
        this.pings = window.setInterval(() => this.ping(), PING_EVERY);
        break;
      case 'state':
        this.applyState(message.state, message.events as TableEvent[], message.fresh);
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.lines.filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))];
        break;
      case 'presence':
        this.presence = message.seats;
        break;
      case 'ack':
        this.answer(message.id, null, null);
        break;
      case 'advice':
        this.answer(message.id, null, message);
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'closing':
        this.problem = message.code;
        this.missing = message.pack;
        break;
    }
  }

  /** What failed for the moment is tried again under the same id; who answered an old offer is shown the new one. */
  private refused(refusal: Refused): void {
    const command = this.pendingCommand(refusal.id);
    if (command && command.tries < TRIES && (refusal.code === 'conflict' || refusal.code === 'unavailable')) {
      command.tries += 1;
      setTimeout(
        () => this.pendingCommand(refusal.id) && this.transmit(command.message),
        1000 * Math.max(1, refusal.retry),
      );
      return;
    }
    if (command && refusal.code === 'stale_offer')
      this.socket?.send(JSON.stringify({ type: 'sync', seat: command.message.seat, after: lastNumber(this.events) }));
    this.answer(refusal.id, refusal, null);
  }

  /** A command that has no answer yet. */
  private pendingCommand(id: string): Pending | undefined {
    return this.pending.find((one) => one.message.id === id);
  }

  private answer(id: string, refusal: Refused | null, advice: Advice | null): void {
    const command = this.pendingCommand(id);
    this.pending = this.pending.filter((one) => one !== command);
    command?.done(refusal, advice);
  }

  private applyState(state: TableState, events: TableEvent[], gap: boolean): void {
    this.events = joinEvents(this.events, events, gap);
    this.partial ||= gap;
    const old = this.state;
    this.state = old
      ? {
          ...state,
          scene: reuseEqualParts(old.scene, state.scene),
          players: reuseEqualParts(old.players, state.players),
        }
      : state;
    if (this.partial) void this.backfill();
  }

  /** A long game: the socket brings the last events, the rest is fetched in pages. */
  private async backfill(): Promise<void> {
    const first = this.events[0]?.n;
    let older: TableEvent[] = [];
    try {
      for (;;) {
        const page = (await api.events(this.table, this.token, lastNumber(older))).events as TableEvent[];
        const met = page.findIndex((event) => event.n === first);
        older = older.concat(met < 0 ? page : page.slice(0, met));
        if (page.length === 0 || this.events[0]?.n !== first) return;
        if (met >= 0) break;
      }
      this.partial = false;
      this.events = older.concat(this.events);
    } catch {
      // The connection is down; the next state tries again.
    }
  }
}
