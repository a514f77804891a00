import type { FeedItem } from '../events/on-feed.decorator.js';

/** One item that was shown to the sockets of this process, at its feed position. */
export interface Shown {
  seq: number;
  /** When the event happened, in milliseconds. */
  at: number;
  item: FeedItem;
}

/** How many items a process remembers, for everybody who was away for a moment. */
const REMEMBERED = 5_000;

/** What this process showed lately, so that a thousand clients that come back at once ask no database. */
export class FeedHistory {
  private items: Shown[] = [];
  private beginning: number;

  /** @param start the feed position from which on everything is remembered */
  constructor(start: number) {
    this.beginning = start;
  }

  /** Everything behind this position is here. */
  get start(): number {
    return this.beginning;
  }

  remember(shown: readonly Shown[]): void {
    this.items.push(...shown);
    if (this.items.length < REMEMBERED * 2) return;
    const forgotten = this.items.slice(0, -REMEMBERED);
    this.items = this.items.slice(-REMEMBERED);
    this.beginning = forgotten.at(-1)?.seq ?? this.beginning;
    // a position that is half forgotten isn't remembered
    this.items = this.items.filter(({ seq }) => seq > this.beginning);
  }

  after(seq: number): readonly Shown[] {
    return this.items.filter((shown) => shown.seq > seq);
  }
}
