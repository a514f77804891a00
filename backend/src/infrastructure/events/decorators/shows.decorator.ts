import { SetMetadata } from '@nestjs/common';
import type { FeedItem } from './on-feed.decorator.js';
import type { FeedContext } from '../feed-context.js';
import type { EventName } from '@portal/contracts';

export const SHOWS = Symbol('rows that the listeners of a class write and screens show');
export const SHOWN_ROWS = Symbol('rows written by listeners that a method projects to sockets');

/** What listeners write that screens show, by its table. */
export type ShownRows = 'activity_logs' | 'notifications' | 'support_tickets';

/**
 * The effects of the class's listeners are shown on screens: they get a feed position of their own after their commit, so
 * that the rows they wrote reach the sockets without an event of their own.
 */
export const Shows = (rows: ShownRows): ClassDecorator => SetMetadata(SHOWS, rows);

type Projects = <Method extends (context: FeedContext<EventName>) => Promise<FeedItem[]>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Runs the method in every api process for each event of which a listener has written such rows. */
export const OnShownRows = (rows: ShownRows): Projects => SetMetadata(SHOWN_ROWS, rows);
