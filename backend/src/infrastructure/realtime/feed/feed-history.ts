import type { FeedItem } from '../../events/decorators.js';

/** One item that was shown to the sockets of this process, at its feed position. */
export interface Shown {
  seq: number;
  /** When the event happened, in milliseconds. */
  at: number;
  item: FeedItem;
}

/** How much a process keeps for clients that reconnect, as the length of the records' JSON. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Rooms and channels of which something was passed over; more than these are not kept apart. */
const MAX_PASSED = 20_000;

/**
 * The recent events of this process, so that a thousand clients that reconnect at once cause no query (decisions 8.6).
 */
export class FeedHistory {
  private items: (Shown & { bytes: number })[] = [];
  private bytes = 0;
  /** Up to which position nothing was shown in a channel, because it had no listeners. */
  private readonly passed = new Map<string, number>();

  /** @param beginning the feed position from which on everything is remembered */
  constructor(private beginning: number) {}

  /** Everything behind this position is here, for channels that were listened to. */
  get start(): number {
    return this.beginning;
  }

  /** Whether everything that a channel was to be shown behind the position is here. */
  covers(channel: string, seq: number): boolean {
    return seq >= this.beginning && (this.passed.get(channel) ?? 0) <= seq;
  }

  /** Nothing of the channel up to the position is read, because it has no listeners. */
  pass(channel: string, seq: number): void {
    if (this.passed.size >= MAX_PASSED) {
      this.forget(seq);
      this.passed.clear();
    }
    this.passed.set(channel, seq);
  }

  remember(shown: readonly Shown[]): void {
    for (const one of shown) {
      const bytes = JSON.stringify(one.item).length;
      this.items.push({ ...one, bytes });
      this.bytes += bytes;
    }
    if (this.bytes <= MAX_BYTES) return;
    let kept = this.items.length;
    for (let bytes = 0; kept > 0 && bytes <= MAX_BYTES / 2; kept -= 1) bytes += this.items[kept - 1]?.bytes ?? 0;
    this.forget(this.items[kept]?.seq ?? this.beginning);
  }

  after(seq: number): readonly Shown[] {
    return this.items.filter((shown) => shown.seq > seq);
  }

  /** A position that is half forgotten isn't remembered. */
  private forget(upTo: number): void {
    this.beginning = Math.max(this.beginning, upTo);
    this.items = this.items.filter(({ seq }) => seq > this.beginning);
    this.bytes = this.items.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
