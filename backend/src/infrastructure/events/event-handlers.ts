import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventName } from '@portal/contracts';
import type { JobRequest } from '../queue/jobs.js';
import type { QueueName } from '../queue/queue-names.js';
import { DOMAIN_EVENT_NAMES, type Heard } from './on-domain-event.decorator.js';
import { FEED_EVENT_NAMES, type FeedItem } from './on-feed.decorator.js';
import { OWES_JOBS } from './owes-jobs.decorator.js';

/** A method that hears events, by its name `Class.method`. */
export interface Listener {
  name: string;
  hear: (heard: Heard<EventName>) => Promise<void> | void;
}

export type Projector = (heard: Heard<EventName>) => Promise<FeedItem[]> | FeedItem[];

/** A method that says which jobs rows still owe. */
export interface Debt {
  name: string;
  queue: QueueName;
  owed: (em: EntityManager) => Promise<JobRequest[]>;
}

type Method = (...args: never[]) => unknown;

/** Every method of the application that hears events, found by its decorator. */
@Injectable()
export class EventHandlers implements OnModuleInit {
  readonly debts: Debt[] = [];
  private readonly listeners = new Map<string, Listener>();
  private readonly listenersByEvent = new Map<EventName, Listener[]>();
  private readonly projectorsByEvent = new Map<EventName, Projector[]>();

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
    return [...this.listenersByEvent].flatMap(([event, heard]) => heard.map(({ name }) => ({ event, listener: name })));
  }

  listener(name: string): Listener | undefined {
    return this.listeners.get(name);
  }

  /** Who turns the event into changes for sockets. */
  projectorsOf(name: EventName): readonly Projector[] {
    return this.projectorsByEvent.get(name) ?? [];
  }

  private collect(name: string, method: Method, provider: object): void {
    const bound = method.bind(provider) as (...args: unknown[]) => unknown;
    const heardNames = Reflect.getMetadata(DOMAIN_EVENT_NAMES, method) as EventName[] | undefined;
    if (heardNames) this.addListener({ name, hear: bound as Listener['hear'] }, heardNames);
    const fedNames = Reflect.getMetadata(FEED_EVENT_NAMES, method) as EventName[] | undefined;
    for (const event of fedNames ?? []) append(this.projectorsByEvent, event, bound as Projector);
    const queue = Reflect.getMetadata(OWES_JOBS, method) as QueueName | undefined;
    if (queue && !this.debts.some((debt) => debt.name === name)) {
      this.debts.push({ name, queue, owed: bound as Debt['owed'] });
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
