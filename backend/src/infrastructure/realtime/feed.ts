import { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { EventHandlers } from '../events/event-handlers.js';
import type { FeedItem } from '../events/on-feed.decorator.js';
import { Pump } from '../events/pump.js';
import { currentSeq, readEventsAfter } from '../events/read-events.js';
import type { StoredEvent } from '../events/stored-event.js';
import { WakeUps } from '../events/wake-ups.js';
import { type ActorName, ActorNames } from './actor-names.js';
import { signed } from './signed.js';
import { Sockets } from './sockets.js';

const BATCH = 200;

/** A projection that fails this often is a mistake in it; the feed goes on without that event. */
const TRIES = 3;

/** Reads numbered events past this process's own position and shows them to its own sockets. */
@Injectable()
export class Feed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Feed.name);
  private readonly pump = new Pump(Feed.name, () => this.read());
  private failures = 0;
  private reached = 0;

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly em: EntityManager,
    private readonly handlers: EventHandlers,
    private readonly sockets: Sockets,
    private readonly names: ActorNames,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Everything up to this position is committed, and sockets in a room have been shown it. */
  get position(): number {
    return this.reached;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.role !== 'api') return;
    this.reached = await currentSeq(this.em.fork());
    this.wakeUps.on('fed', () => {
      this.pump.wake();
    });
    this.pump.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.pump.stop();
    this.sockets.stop();
  }

  private async read(): Promise<void> {
    let events: StoredEvent[];
    do {
      events = await readEventsAfter(this.em.fork(), this.reached, BATCH);
      const names = await this.namesIn(events);
      for (const event of events) {
        const seq = event.seq ?? this.reached;
        for (const item of await this.project(event)) this.sockets.deliver(signed(item, event, names), seq);
        this.reached = seq;
      }
    } while (events.length === BATCH);
  }

  /** One look-up per batch, and none while nobody listens. */
  private async namesIn(events: readonly StoredEvent[]): Promise<ReadonlyMap<string, ActorName>> {
    if (this.sockets.count === 0) return new Map();
    return this.names.of([...new Set(events.map((event) => event.actor_id).filter((id) => id !== null))]);
  }

  private async project(event: StoredEvent): Promise<FeedItem[]> {
    try {
      const items = await Promise.all(
        this.handlers.projectorsOf(event.name).map(async (show) => show({ event, em: this.em.fork() })),
      );
      this.failures = 0;
      return items.flat();
    } catch (error) {
      this.failures += 1;
      if (this.failures < TRIES) throw error;
      this.failures = 0;
      this.logger.error({ event_id: event.id, name: event.name, err: error });
      return [];
    }
  }
}
