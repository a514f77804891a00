import { io, type Socket } from 'socket.io-client';

interface Row {
  id: string;
  version: number;
}
interface Message {
  channel: string;
  seq: number;
  items: { event: 'INSERT' | 'UPDATE' | 'DELETE'; record: Row }[];
}
type Ack = { ok: true; seq: number } | { ok: false; error: string };

/**
 * A client that follows one channel like the product's pages: newer rows replace older ones, and it reconnects with its
 * position.
 */
export class Screen<Shown extends Row> {
  readonly rows = new Map<string, Shown>();
  /** Number of `resync` messages. */
  resyncs = 0;
  private seq: number | undefined;
  private readonly socket: Socket;

  constructor(
    url: string,
    token: string,
    private readonly channel: string,
  ) {
    this.socket = io(`${url}/realtime`, {
      transports: ['websocket'],
      auth: { token },
      reconnectionDelay: 200,
      reconnectionDelayMax: 500,
    });
    this.socket.on('changes', (message: Message) => {
      if (message.channel === channel) this.apply(message);
    });
    this.socket.on('resync', () => (this.resyncs += 1));
  }

  /** Joins, and joins again after every loss. */
  async follow(): Promise<void> {
    const join = async (): Promise<void> => {
      const sent = { channel: this.channel, ...(this.seq === undefined ? {} : { last_seq: this.seq }) };
      const answer = (await this.socket.timeout(60_000).emitWithAck('subscribe', sent)) as Ack;
      if (!answer.ok) throw new Error(answer.error);
      this.seq = Math.max(this.seq ?? 0, answer.seq);
    };
    if (!this.socket.connected) await new Promise<void>((resolve) => this.socket.once('connect', () => resolve()));
    await join();
    // a join that is cut off is made again at the next connect
    this.socket.on('connect', () => void join().catch(() => undefined));
  }

  close(): void {
    this.socket.disconnect();
  }

  private apply({ seq, items }: Message): void {
    this.seq = Math.max(this.seq ?? 0, seq);
    for (const { event, record } of items) {
      if (event === 'DELETE') this.rows.delete(record.id);
      else if (record.version >= (this.rows.get(record.id)?.version ?? 0)) this.rows.set(record.id, record as Shown);
    }
  }
}
