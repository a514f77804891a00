import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventName } from '@portal/contracts';
import type { JobRequest } from '../queue/jobs.js';
import type { QueueName } from '../queue/queue-names.js';
import { DOMAIN_EVENT_NAMES, type EventContext } from './on-domain-event.decorator.js';
import { FEED_CHANNELS, type ChannelsOf, type FeedContext } from './feed-context.js';
import { FEED_EVENT_NAMES, type FeedItem } from './on-feed.decorator.js';
import { PENDING_JOBS } from './pending-jobs.decorator.js';
import type { FeedEntry } from './read-events.js';
import { SHOWN_ROWS, SHOWS, type ShownRows } from './shows.decorator.js';

/** A method that handles events, by its name `Class.method`. */
export interface Listener {
  name: string;
  handle: (context: EventContext<EventName>) => Promise<void> | void;
  /** What it writes that screens show. */
  shows: ShownRows | null;
}

export interface Projector {
  /** Where nobody listens to one of these, it has nothing to do; always where it doesn't say. */
  channelsOf: ChannelsOf | undefined;
  project: (context: FeedContext<EventName>) => Promise<FeedItem[]> | FeedItem[];
}

/** A method that says which jobs rows still need. */
interface JobSource {
  name: string;
  queue: QueueName;
  pending: (em: EntityManager) => Promise<JobRequest[]>;
}

type Method = (...args: never[]) => unknown;

/** Every method of the application that handles events, found by its decorator. */
@Injectable()
export class EventHandlers implements OnModuleInit {
  readonly jobSources: JobSource[] = [];
  private readonly listeners = new Map<string, Listener>();
  private readonly listenersByEvent = new Map<EventName, Listener[]>();
  private readonly projectorsByEvent = new Map<EventName | ShownRows, Projector[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const provider = instance as Record<string, unknown> & object;
      const prototype = Object.getPrototypeOf(provider) as object | null;
      if (!prototype || prototype === Object.prototype) continue;
      for (const key of this.scanner.getAllMethodNames(prototype)) {
        const method = (prototype as Record<string, unknown>)[key];
        if (typeof method === 'function')
          this.collect(`${provider.constructor.name}.${key}`, method as Method, provider);
      }
    }
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

  private collect(name: string, method: Method, provider: object): void {
    const bound = method.bind(provider) as (...args: unknown[]) => unknown;
    const handled = Reflect.getMetadata(DOMAIN_EVENT_NAMES, method) as EventName[] | undefined;
    const shows = (Reflect.getMetadata(SHOWS, provider.constructor) as ShownRows | undefined) ?? null;
    if (handled) this.addListener({ name, handle: bound as Listener['handle'], shows }, handled);
    const shown = Reflect.getMetadata(SHOWN_ROWS, method) as ShownRows | undefined;
    const projected = (Reflect.getMetadata(FEED_EVENT_NAMES, method) as EventName[] | undefined) ?? [];
    const channelsOf = Reflect.getMetadata(FEED_CHANNELS, provider.constructor) as ChannelsOf | undefined;
    for (const entry of shown ? [shown] : projected)
      append(this.projectorsByEvent, entry, { channelsOf, project: bound as Projector['project'] });
    const queue = Reflect.getMetadata(PENDING_JOBS, method) as QueueName | undefined;
    if (queue && !this.jobSources.some((source) => source.name === name)) {
      this.jobSources.push({ name, queue, pending: bound as JobSource['pending'] });
    }
  }

  private addListener(listener: Listener, events: readonly EventName[]): void {
    if (this.listeners.has(listener.name)) throw new Error(`Two listeners are called ${listener.name}`);
    this.listeners.set(listener.name, listener);
    for (const event of events) append(this.listenersByEvent, event, listener);
  }
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
