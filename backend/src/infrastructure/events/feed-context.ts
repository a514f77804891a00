import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { Channel, EventName, EventPayload } from '@portal/contracts';
import type { EventContext } from './decorators.js';
import type { StoredEvent } from './stored-event.js';

export const FEED_CHANNELS = Symbol('channels that the projectors of a class feed');

/** Reads rows by their keys, all in one statement; it must be the same function for every call that is to be batched. */
export type ReadRows<Row> = (em: EntityManager, keys: readonly string[]) => Promise<Row[]>;

/** What a projector gets: the event, and ways to read that it shares with all events of the batch. */
export interface FeedContext<Name extends EventName> extends EventContext<Name> {
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
