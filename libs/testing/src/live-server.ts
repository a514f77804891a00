import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  Change,
  Channel,
  ChangesMessage,
  SubscribeAck,
  SubscribeMessage,
  WritingMessage,
  WritingNotice,
} from '@portal/contracts';
import { Server } from 'socket.io';
import type { LiveApi } from './live-api.js';

/** The sockets of the API as a page in a test meets them: real connections, joins, positions and replays. */
export class LiveServer implements LiveApi {
  /** Every join since the last `reset`, in order. */
  joins: SubscribeMessage[] = [];
  /** Every word that the user writes since the last `reset`, in order. */
  written: WritingMessage[] = [];
  /** The feed's position; answers of the fake API carry it as `X-Seq`. */
  seq = 1;
  private readonly http: HttpServer = createServer();
  private readonly io = new Server(this.http, { serveClient: false });
  private readonly page = this.io.of('/realtime');
  private told: ChangesMessage[] = [];
  private waiting: { channel: Channel; resolve: () => void }[] = [];
  private isRefusing = false;

  constructor() {
    this.page.use((_socket, next) => next(this.isRefusing ? new Error('unavailable') : undefined));
    this.page.on('connection', (socket) => {
      socket.on('subscribe', (message: SubscribeMessage, ack: (answer: SubscribeAck) => void) => {
        void socket.join(message.channel);
        this.joins.push(message);
        ack({ ok: true, seq: this.seq });
        const { channel, last_seq = this.seq } = message;
        for (const missed of this.told)
          if (missed.channel === channel && missed.seq > last_seq) socket.emit('changes', missed);
        for (const one of this.waiting) if (one.channel === channel) one.resolve();
      });
      socket.on('writing', (message: WritingMessage) => this.written.push(message));
      socket.on('unsubscribe', ({ channel }: { channel: Channel }) => void socket.leave(channel));
    });
  }

  /** Begins to listen on a free port of this machine; its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}/`;
  }

  /** Waits until a page has joined the channel. */
  joined(channel: Channel): Promise<void> {
    const isJoined = (this.page.adapter.rooms.get(channel)?.size ?? 0) > 0;
    return isJoined ? Promise.resolve() : new Promise((resolve) => this.waiting.push({ channel, resolve }));
  }

  /** Delivers changes of rows to all who have joined the channel, at the feed's next position. */
  change(channel: Channel, ...items: Change[]): void {
    const message = { channel, seq: ++this.seq, items };
    this.told.push(message);
    this.page.to(channel).emit('changes', message);
  }

  /** Says that an admin writes in a record. */
  writing(notice: WritingNotice): void {
    this.page.to(notice.channel).emit('writing', notice);
  }

  /** Says that what was missed can't be replayed. */
  resync(channel: Channel): void {
    this.page.to(channel).emit('resync', { channel, seq: ++this.seq });
  }

  /** Cuts every connection as a lost network does, and refuses new ones until `restore`. */
  cut(): void {
    this.isRefusing = true;
    for (const { conn } of this.page.sockets.values()) conn.close(true);
  }

  restore(): void {
    this.isRefusing = false;
  }

  /** Forgets what an earlier test sent and joined. */
  reset(): void {
    this.restore();
    this.seq = 1;
    this.joins = [];
    this.written = [];
    this.told = [];
    this.waiting = [];
  }

  close(): Promise<void> {
    return this.io.close();
  }
}
