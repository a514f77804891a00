import type { Change, Channel, SubscribeMessage, WritingMessage, WritingNotice } from '@portal/contracts';

/** The sockets of the API as a page in a test meets them; the test environment runs a real server for each file. */
export interface LiveApi {
  /** Every join since the test began, in order. */
  readonly joins: readonly SubscribeMessage[];
  /** Every word since the test began that the user writes. */
  readonly written: readonly WritingMessage[];
  /** The feed's position, which each answer of the fake API carries as `X-Seq`. */
  readonly seq: number;
  /** Waits until a page has joined the channel. */
  joined(channel: Channel): Promise<void>;
  /** Delivers changes of rows to all who joined the channel; who joins later from an older position gets them then. */
  change(channel: Channel, ...items: Change[]): void;
  /** Says that an admin writes in a record. */
  writing(notice: WritingNotice): void;
  /** Says that what was missed can't be replayed. */
  resync(channel: Channel): void;
  /** Cuts every connection as a lost network does, and refuses new ones until `restore`. */
  cut(): void;
  restore(): void;
  /** Forgets what an earlier test said and joined. */
  reset(): void;
}

/** The server of this file's page. */
export const liveApi = (): LiveApi => (globalThis as unknown as { liveServer: LiveApi }).liveServer;
