import {
  messages,
  realtimeTimings,
  type Change,
  type ChangesMessage,
  type Channel,
  type SubscribeAck,
  type WritingMessage,
  type WritingNotice,
} from '@portal/contracts';
import { connectionOf, offline, testing, unreachable, type Connection } from './connection-state.js';
import type { Start } from './feed-start.js';
import type { RealtimeSocket } from './socket.js';

/** The callbacks of the client. */
export interface RealtimeSink {
  changes(message: ChangesMessage): void;
  /** Where the first join of a channel begins: what was fetched for it, and what position that is good for. */
  startOf(channel: Channel): Promise<Start>;
  /**
   * The data fetched for the channel may lack a change before `seq`: its position isn't known, or the server sent a
   * `resync`.
   */
  resync(channel: Channel, seq: number): void;
  /** The server ended or refused the connection: the session may be over. */
  dropped(): void;
}

type Listener = (change: Change) => void;
interface Membership {
  listeners: Set<Listener>;
  joined: boolean;
  /** Whether joining was tried since the last check; leaving and coming back makes a new membership. */
  tried: boolean;
  /** The feed position up to which nothing was missed on the channel; undefined before the first join. */
  seq?: number;
}

/** One socket, its channels and the state of the connection (specification, sections 4 and 9). */
export class RealtimeClient {
  private readonly memberships = new Map<Channel, Membership>();
  private readonly watchers = new Set<() => void>();
  private readonly writingListeners = new Set<(notice: WritingNotice) => void>();
  private connection: Connection = testing;
  private joining: Promise<void> | null = null;
  private checkTimer: ReturnType<typeof setInterval> | null = null;
  private reopenTimer: ReturnType<typeof setTimeout> | null = null;
  /** What a failed try to connect is called. */
  private sentenceOfTry: string = messages.realtime.setupFailed;

  constructor(
    private readonly socket: RealtimeSocket,
    private readonly sink: RealtimeSink,
  ) {
    socket.on('connect', () => {
      this.sentenceOfTry = messages.realtime.unavailable;
      void this.joinMissing();
    });
    socket.on('connect_error', ({ message }) => {
      this.show(unreachable(message === 'timeout' ? messages.realtime.connectionTimeout : this.sentenceOfTry));
      if (!socket.active) this.reopen(realtimeTimings.statusCheckEvery); // refused
    });
    socket.on('disconnect', (reason) => this.lost(reason));
    socket.on('changes', (message) => {
      const { channel, seq, items } = message;
      this.advance(channel, seq);
      sink.changes(message);
      for (const item of items) this.memberships.get(channel)?.listeners.forEach((listener) => listener(item));
    });
    socket.on('writing', (notice) => this.writingListeners.forEach((listener) => listener(notice)));
    socket.on('resync', ({ channel, seq }) => {
      this.advance(channel, seq);
      sink.resync(channel, seq);
    });
  }

  /** Connects and keeps checking; harmless when open. */
  open(): void {
    if (this.checkTimer) return;
    this.show(testing);
    this.checkTimer = setInterval(() => void this.check(), realtimeTimings.statusCheckEvery);
    this.socket.connect();
  }

  /** The network is back: connects at once, and doesn't trust an answer from before. */
  resume(): void {
    if (!this.checkTimer) return;
    this.show(testing);
    if (this.socket.connected) void this.check();
    else this.socket.connect();
  }

  /** Tries to connect at once, for a user who doesn't want to wait for the next try (specification, section 8). */
  reconnect(): void {
    if (this.socket.connected) return void this.check();
    this.sentenceOfTry = messages.realtime.reconnectFailed;
    this.show(testing);
    this.socket.disconnect().connect();
  }

  /** Ends the connection, for example after signing out. Channels still listened to are joined again by `open`. */
  close(): void {
    if (this.checkTimer) clearInterval(this.checkTimer);
    if (this.reopenTimer) clearTimeout(this.reopenTimer);
    this.checkTimer = this.reopenTimer = null;
    this.socket.disconnect();
    this.show(testing);
  }

  /** Listens to a channel until the returned function is called. */
  join(channel: Channel, listener: Listener): () => void {
    const fresh = { listeners: new Set<Listener>(), joined: false, tried: false };
    const membership = this.memberships.get(channel) ?? fresh;
    membership.listeners.add(listener);
    this.memberships.set(channel, membership);
    this.open();
    if (this.socket.connected) void this.joinMissing();
    return () => this.leave(channel, listener);
  }

  /** Says that the user writes in a record; false where there is no connection to say it by. */
  announceTyping(message: WritingMessage): boolean {
    if (this.socket.connected) this.socket.emit('writing', message);
    return this.socket.connected;
  }

  /** Listens to who writes in records of joined channels until the returned function is called. */
  onWriting(listener: (notice: WritingNotice) => void): () => void {
    this.writingListeners.add(listener);
    return () => this.writingListeners.delete(listener);
  }

  readonly current = (): Connection => this.connection;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** The connectivity test: an answer within 5 s, every 30 s. Channels that failed before are tried again. */
  async check(): Promise<void> {
    // what a failed try has said stays until the next one says something: its notice doesn't come and go
    if (!this.socket.connected) return this.connection.offersReconnect ? undefined : this.show(offline());
    const known = [...this.memberships].find(([, membership]) => membership.joined)?.[0];
    if (known && !(await this.requestSubscription(known, realtimeTimings.connectivityTimeout)).ok) {
      return this.show(offline(messages.realtime.connectivityTestTimeout));
    }
    await this.joinMissing();
  }

  /** The channels that are listened to, and whether each is joined. */
  channels(): { channel: Channel; joined: boolean }[] {
    return [...this.memberships].map(([channel, { joined }]) => ({ channel, joined }));
  }

  /** Milliseconds of a round trip to the server; null without connection or answer within 5 s. */
  async measure(): Promise<number | null> {
    const membership = [...this.memberships].find(([, { joined }]) => joined);
    if (!this.socket.connected || !membership) return null;
    const [channel, { seq }] = membership;
    const began = performance.now();
    const { ok } = await this.requestSubscription(channel, realtimeTimings.connectivityTimeout, seq);
    return ok ? Math.round(performance.now() - began) : null;
  }

  private leave(channel: Channel, listener: Listener): void {
    const membership = this.memberships.get(channel);
    if (!membership) return;
    membership.listeners.delete(listener);
    if (membership.listeners.size > 0) return;
    this.memberships.delete(channel);
    if (membership.joined && this.socket.connected) this.socket.emit('unsubscribe', { channel });
  }

  private lost(reason: string): void {
    for (const membership of this.memberships.values()) membership.joined = membership.tried = false;
    if (!this.checkTimer) return;
    this.show(offline());
    if (reason === 'io server disconnect') this.reopen(realtimeTimings.reconnectDelay);
  }

  /** What the server ended or refused, socket.io doesn't try again. */
  private reopen(wait: number): void {
    this.sink.dropped();
    if (this.reopenTimer) clearTimeout(this.reopenTimer);
    this.reopenTimer = setTimeout(() => this.socket.connect(), wait);
  }

  private joinMissing(): Promise<void> {
    this.joining ??= this.joinOneByOne()
      .catch(() => this.show(offline(messages.realtime.setupFailed)))
      .finally(() => {
        this.joining = null;
      });
    return this.joining;
  }

  private async joinOneByOne(): Promise<void> {
    for (const membership of this.memberships.values()) membership.tried = false;
    for (let next = this.missing(); next && this.socket.connected; next = this.missing()) {
      const [channel, membership] = next;
      membership.tried = true;
      await this.joinOne(channel);
      if (this.missing()) await pause(realtimeTimings.betweenChannels);
    }
    if (!this.socket.connected) return;
    const joined = [...this.memberships.values()].filter((membership) => membership.joined).length;
    this.show(connectionOf(joined, this.memberships.size));
  }

  /** Joins with the position of the fetched data, so that the server replays what was missed. */
  private async joinOne(channel: Channel): Promise<void> {
    const seq = this.memberships.get(channel)?.seq;
    const start = seq === undefined ? await this.sink.startOf(channel) : { last_seq: seq, refetch: false };
    const answer = await this.requestSubscription(channel, realtimeTimings.subscribeTimeout, start.last_seq);
    const membership = this.memberships.get(channel);
    if (!answer.ok || !membership) return;
    membership.joined = true;
    this.advance(channel, answer.seq);
    if (start.refetch) this.sink.resync(channel, answer.seq);
  }

  private advance(channel: Channel, seq: number): void {
    const membership = this.memberships.get(channel);
    if (membership) membership.seq = Math.max(membership.seq ?? 0, seq);
  }

  private missing(): [Channel, Membership] | undefined {
    return [...this.memberships].find(([, membership]) => !membership.joined && !membership.tried);
  }

  private async requestSubscription(channel: Channel, within: number, from?: number): Promise<SubscribeAck> {
    const message = from === undefined ? { channel } : { channel, last_seq: from };
    try {
      return (await this.socket.timeout(within).emitWithAck('subscribe', message)) as SubscribeAck;
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : messages.realtime.connectionTimeout };
    }
  }

  private show(connection: Connection): void {
    const { status, message, offersReconnect } = this.connection;
    const isSame = connection.status === status && connection.message === message;
    if (isSame && connection.offersReconnect === offersReconnect) return;
    this.connection = connection;
    this.watchers.forEach((watcher) => watcher());
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
