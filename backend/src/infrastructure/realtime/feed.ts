import { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Change } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { EventHandlers } from '../events/event-handlers.js';
import type { FeedItem } from '../events/on-feed.decorator.js';
import { PollingLoop } from '../events/polling-loop.js';
import { currentSeq, readEventsAfter } from '../events/read-events.js';
import type { StoredEvent } from '../events/stored-event.js';
import { WakeUps } from '../events/wake-ups.js';
import { type ActorName, ActorNames } from './actor-names.js';
import { FeedHistory, type Shown } from './feed-history.js';
import { changesFor, replayLimits } from './replay.js';
import { signed } from './signed.js';
import { Sockets } from './sockets.js';

const BATCH = 200;

/** A projection that fails this often is a mistake in it; the feed goes on without that event. */
const TRIES = 3;

/** How long after the last socket has gone changes are still remembered for it, in milliseconds. */
const MAY_COME_BACK = 600_000;

/** Reads numbered events past this process's own position and shows them to its own sockets. */
@Injectable()
export class Feed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Feed.name);
  private readonly loop = new PollingLoop(Feed.name, () => this.read());
  private failures = 0;
  private reached = 0;
  private heardAt = 0;
  private history = new FeedHistory(0);
  /** What was shown before this process came, read for the first who asks and good for all who ask for the same. */
  private readonly before = new Map<number, Promise<Shown[] | null>>();

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
    this.history = new FeedHistory(this.reached);
    this.wakeUps.on('fed', () => {
      this.loop.trigger();
    });
    this.loop.start();
  }

  /**
   * What a room was shown behind this position, up to now: at most 500 events of the last 24 hours.
   * @returns null when it was more: the client has to fetch anew
   */
  async changesSince(room: string, seq: number): Promise<Change[] | null> {
    const { start } = this.history;
    const earlier = seq < start ? await this.shownBefore(seq, start) : [];
    return earlier && changesFor(room, [...earlier, ...this.history.after(seq)]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    this.sockets.stop();
  }

  private async read(): Promise<void> {
    let events: StoredEvent[];
    do {
      events = await readEventsAfter(this.em.fork(), this.reached, BATCH);
      if (!this.isHeard()) {
        this.passBy(events);
        continue;
      }
      const names = await this.namesIn(events);
      for (const event of events) {
        const seq = event.seq ?? this.reached;
        const shown = await this.shown(event, names);
        this.history.remember(shown);
        for (const { item } of shown) this.sockets.deliver(item, seq);
        this.reached = seq;
      }
    } while (events.length === BATCH);
  }

  /** Whether anybody listens here, or did a while ago and may come back for what he misses. */
  private isHeard(): boolean {
    if (this.sockets.count > 0) this.heardAt = Date.now();
    return Date.now() - this.heardAt < MAY_COME_BACK;
  }

  /** Nothing is shown to nobody; who comes with an earlier position is told from the database. */
  private passBy(events: readonly StoredEvent[]): void {
    const last = events.at(-1)?.seq;
    if (last === null || last === undefined) return;
    this.reached = last;
    this.history = new FeedHistory(last);
  }

  private async shown(event: StoredEvent, names: ReadonlyMap<string, ActorName>): Promise<Shown[]> {
    const [seq, at] = [event.seq ?? this.reached, event.occurred_at.getTime()];
    return (await this.project(event)).map((item) => ({ seq, at, item: signed(item, event, names) }));
  }

  /** Between a client's position and the beginning of our own memory, from the database; null when that is too much. */
  private shownBefore(seq: number, start: number): Promise<Shown[] | null> {
    const known = this.before.get(seq);
    if (known) return known;
    const read = this.readBefore(seq, start).finally(() => this.before.delete(seq));
    this.before.set(seq, read);
    return read;
  }

  private async readBefore(seq: number, start: number): Promise<Shown[] | null> {
    const events = await readEventsAfter(this.em.fork(), seq, replayLimits.events + 1);
    const missed = events.filter((event) => (event.seq ?? 0) <= start);
    if (missed.length > replayLimits.events) return null;
    const names = await this.namesIn(missed);
    const shown: Shown[] = [];
    for (const event of missed) shown.push(...(await this.shown(event, names)));
    return shown;
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
