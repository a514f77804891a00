import { SetMetadata } from '@nestjs/common';
import type { Change, Channel, EventName } from '@portal/contracts';
import type { FeedContext } from '../feed-context.js';

export const FEED_EVENT_NAMES = Symbol('domain events a method projects to sockets');

/** A room that a user, or without `userId` every user, has lost the right to join. */
export interface Leave {
  room: string;
  channel: Channel;
  userId?: string;
}

/**
 * A change for one audience of a channel; or a request that a room refetches the channel, where rows came into or went
 * out of sight; or a join, or sockets, to end at once.
 */
export type FeedItem =
  | { room: string; channel: Channel; change: Change }
  | { resync: { room: string; channel: Channel } }
  | { leave: Leave }
  | { disconnect: { sessionId?: string; userId?: string } };

type Projects<Name extends EventName> = <
  Method extends (context: FeedContext<Name>) => Promise<FeedItem[]> | FeedItem[],
>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Runs the method in every api process once the event has its feed position; what it returns goes to that process's
 * sockets. It only reads: who could see the row before and after the change, and how each audience sees it.
 */
export const OnFeed = <Name extends EventName>(...names: Name[]): Projects<Name> =>
  SetMetadata(FEED_EVENT_NAMES, names);
