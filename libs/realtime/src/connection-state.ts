import { messages } from '@portal/contracts';

export type ConnectionStatus = 'testing' | 'live' | 'offline';

/** What the connection is doing, and the sentence for it where there is one (specification, sections 4 and 8). */
export interface Connection {
  status: ConnectionStatus;
  message: string | null;
  /** The first tries to come back have failed: the waits grow longer, so the user is offered one at once. */
  offersReconnect?: true;
}

export const testing: Connection = { status: 'testing', message: null };
export const live: Connection = { status: 'live', message: null };
export const offline = (message: string = messages.realtime.unavailable): Connection => ({
  status: 'offline',
  message,
});

/** The server could not be reached; the next try comes later than the one before (decisions 11.11). */
export const unreachable = (message: string): Connection => ({ ...offline(message), offersReconnect: true });

/** One joined channel is enough; only none at all is a failure (specification, section 4). */
export function connectionOf(joined: number, wanted: number): Connection {
  if (wanted === 0 || joined === wanted) return live;
  if (joined === 0) return offline(messages.realtime.noChannels);
  return { status: 'live', message: messages.realtime.partial(joined, wanted) };
}
