import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventName } from '@portal/contracts';
import { type MarkedMethod, Registry } from '../discovery/registry.js';
import type { JobRequest } from '../queue/jobs.js';
import type { QueueName } from '../queue/queue-names.js';
import {
  DOMAIN_EVENT_NAMES,
  type EventContext,
  FEED_EVENT_NAMES,
  type FeedItem,
  PENDING_JOBS,
  SHOWN_ROWS,
  SHOWS,
  FEED_CHANNELS,
  type ChannelsOf,
  type FeedContext,
} from './decorators.js';
import type { FeedEntry, ShownRows } from './stored-event.js';

/** A method that handles events, by its name `Class.method`. */
export interface Listener {
  name: string;
  handle: (context: EventContext) => Promise<void> | void;
  /** What it writes that screens show. */
  shows: ShownRows | null;
}

export interface Projector {
  /** It runs only while one of these has listeners in the process; without any it always runs. */
  channelsOf: ChannelsOf | undefined;
  project: (context: FeedContext) => Promise<FeedItem[]> | FeedItem[];
}

/** A method that names the jobs that rows still need. */
interface JobSource {
  name: string;
  queue: QueueName;
  pending: (em: EntityManager) => Promise<JobRequest[]>;
}

/** Every method of the application that handles events, found by its decorator. */
@Injectable()
export class EventHandlers implements OnModuleInit {
  jobSources: readonly JobSource[] = [];
  private readonly listeners = new Map<string, Listener>();
  private readonly listenersByEvent = new Map<EventName, Listener[]>();
  private readonly projectorsByEvent = new Map<EventName | ShownRows, Projector[]>();

  constructor(private readonly registry: Registry) {}

  onModuleInit(): void {
    const listeners = this.registry.methods<EventName[], Listener['handle']>(DOMAIN_EVENT_NAMES);
    for (const { mark, name, call, provider } of listeners) {
      const shows = (Reflect.getMetadata(SHOWS, provider) as ShownRows | undefined) ?? null;
      this.addListener({ name, handle: call, shows }, mark);
    }
    for (const method of this.registry.methods<EventName[], Projector['project']>(FEED_EVENT_NAMES))
      for (const event of method.mark) this.addProjector(event, method);
    for (const method of this.registry.methods<ShownRows, Projector['project']>(SHOWN_ROWS))
      this.addProjector(method.mark, method);
    this.jobSources = this.registry
      .methods<QueueName, JobSource['pending']>(PENDING_JOBS)
      .map(({ mark, name, call }) => ({ name, queue: mark, pending: call }));
  }

  /** Who gets a job for the event. */
  listenersOf(name: EventName): readonly Listener[] {
    return this.listenersByEvent.get(name) ?? [];
  }

  /** Every pair of event and listener name. */
  get interests(): { event: EventName; listener: string }[] {
    return [...this.listenersByEvent].flatMap(([event, listeners]) =>
      listeners.map(({ name }) => ({ event, listener: name })),
    );
  }

  listener(name: string): Listener | undefined {
    return this.listeners.get(name);
  }

  /** Who turns the entry into changes for sockets. */
  projectorsOf({ event, shows }: Pick<FeedEntry, 'event' | 'shows'>): readonly Projector[] {
    return this.projectorsByEvent.get(shows ?? event.name) ?? [];
  }

  private addListener(listener: Listener, events: readonly EventName[]): void {
    if (this.listeners.has(listener.name)) throw new Error(`Two listeners are called ${listener.name}`);
    this.listeners.set(listener.name, listener);
    for (const event of events) append(this.listenersByEvent, event, listener);
  }

  private addProjector(
    entry: EventName | ShownRows,
    { call, provider }: MarkedMethod<unknown, Projector['project']>,
  ): void {
    const channelsOf = Reflect.getMetadata(FEED_CHANNELS, provider) as ChannelsOf | undefined;
    append(this.projectorsByEvent, entry, { channelsOf, project: call });
  }
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
