import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import { rooms, type Change, type Channel, type EventName, type EventPayload } from '@portal/contracts';
import type { MarksMethod } from '../discovery/registry.js';
import type { JobRequest, QueueName } from '../queue/jobs.js';
import type { ShownRows, StoredEvent } from './stored-event.js';

export const FEED_CHANNELS = Symbol('channels that the projectors of a class feed');

/** Reads rows by their keys, all in one statement; it must be the same function for every call that is to be batched. */
export type ReadRows<Row> = (em: EntityManager, keys: readonly string[]) => Promise<Row[]>;

/** What a projector gets: the event, and ways to read that it shares with all events of the batch. */
export interface FeedContext<Name extends EventName = EventName> extends EventContext<Name> {
  /** The rows with this key, read by one statement together with those of the batch's other events. */
  load: <Row>(read: ReadRows<Row>, key: string, keyOf?: (row: Row) => string) => Promise<Row[]>;
  /** Something that belongs to the key, read once for all events of the batch. */
  once: <Result>(read: (em: EntityManager, key: string) => Promise<Result>, key: string) => Promise<Result>;
}

/** The channels that an event concerns, known before anything is read. */
export type ChannelsOf = (event: StoredEvent) => readonly Channel[];

/** The class's projectors run only while one of these channels has listeners in the process. */
export const FeedsChannels = (channelsOf: ChannelsOf): ClassDecorator => SetMetadata(FEED_CHANNELS, channelsOf);

/** The project that an event happened in. */
export const projectOf = ({ entity_id, payload }: { entity_id: string; payload: EventPayload<EventName> }): string =>
  'project_id' in payload && typeof payload.project_id === 'string' ? payload.project_id : entity_id;

export const DOMAIN_EVENT_NAMES = Symbol('domain events a method listens to');

/** What a listener gets: the event, and the transaction that its effect belongs to. */
export interface EventContext<Name extends EventName = EventName> {
  event: StoredEvent<Name>;
  em: EntityManager;
}

type Listens<Name extends EventName> = MarksMethod<(context: EventContext<Name>) => Promise<void> | void>;

/**
 * Runs the method in a worker once per event, in one transaction with its row of `effects`: a repeat has no second
 * effect, a failure is tried again with growing pauses. The listener's name is `Class.method`; renaming it makes it a
 * new listener for events that aren't settled yet. The class must be a provider in every process.
 */
export const OnDomainEvent = <Name extends EventName>(...names: Name[]): Listens<Name> =>
  SetMetadata(DOMAIN_EVENT_NAMES, names);

export const SHOWS = Symbol('rows that the listeners of a class write and screens show');
export const SHOWN_ROWS = Symbol('rows written by listeners that a method projects to sockets');

/**
 * The effects of the class's listeners are shown on screens: they get a feed position of their own after their commit, so
 * that the rows they wrote reach the sockets without an event of their own.
 */
export const Shows = (rows: ShownRows): ClassDecorator => SetMetadata(SHOWS, rows);

/** Runs the method in every api process for each event of which a listener has written such rows. */
export const OnShownRows = (rows: ShownRows): Projects<EventName> => SetMetadata(SHOWN_ROWS, rows);

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

type Projects<Name extends EventName> = MarksMethod<(context: FeedContext<Name>) => Promise<FeedItem[]> | FeedItem[]>;

/**
 * Runs the method in every api process once the event has its feed position; what it returns goes to that process's
 * sockets. It only reads: who could see the row before and after the change, and how each audience sees it.
 */
export const OnFeed = <Name extends EventName>(...names: Name[]): Projects<Name> =>
  SetMetadata(FEED_EVENT_NAMES, names);

export const PENDING_JOBS = Symbol('queue whose jobs a method derives from rows');

type Derives = MarksMethod<(em: EntityManager) => Promise<JobRequest[]>>;

/**
 * The method reads which jobs the rows of its table still need (for example queued mails). A worker calls it after every
 * listener that committed, every five seconds and after Redis lost its data; a job that is there already isn't added
 * again. This is how a row becomes a job: nothing calls a queue from inside a transaction.
 */
export const PendingJobs = (queue: QueueName): Derives => SetMetadata(PENDING_JOBS, queue);

/** What the name of an event says of its row on lists: it comes into them, leaves them, or changes. */
export const changeKindOf = (name: string): Change['event'] =>
  /\.(added|created|opened|received|recorded|requested|restored)$/.test(name)
    ? 'INSERT'
    : name.endsWith('.deleted')
      ? 'DELETE'
      : 'UPDATE';

/** A change of a row as screens get it: of one that is gone, only its id. */
export const changeOf = (
  table: string,
  kind: Change['event'],
  record: { id: string },
  at: Date,
  { quiet = false } = {},
): Change => ({
  event: kind,
  table,
  record: kind === 'DELETE' ? { id: record.id } : { ...record },
  at: at.toISOString(),
  ...(quiet ? { quiet: true as const } : {}),
});

/** A change for the admins who listen to a channel. */
export const toAdmins = (channel: Channel, change: Change): FeedItem => ({
  room: rooms.admins(channel),
  channel,
  change,
});

/** A change for these users, in the rooms of their own. */
export const toUsers = (channel: Channel, ids: readonly string[], change: Change): FeedItem[] =>
  ids.map((id) => ({ room: rooms.user(channel, id), channel, change }));

/** These users fetch a channel again: they see other rows than before. */
export const resyncUsers = (channel: Channel, ids: readonly string[]): FeedItem[] =>
  ids.map((id) => ({ resync: { room: rooms.user(channel, id), channel } }));
