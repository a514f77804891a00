import { EntityManager } from '@mikro-orm/postgresql';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { rooms, type Change } from '@portal/contracts';
import DataLoader from 'dataloader';
import { PROCESS_ROLE, type ProcessRole } from '../../config/process-role.js';
import type { FeedContext, FeedItem, ReadRows } from '../../events/decorators.js';
import { EventHandlers, type Projector } from '../../events/event-handlers.js';
import { EventSignals } from '../../events/event-signals.js';
import { PollingLoop } from '../../events/polling-loop.js';
import { currentSeq, type FeedEntry, readFeedAfter, type StoredEvent } from '../../events/stored-event.js';
import { ActorNames, type ActorName } from '../actor-names.js';
import { isTooLarge } from '../room-outbox.js';
import { Sockets } from '../sockets.js';
import { FeedHistory, type Shown } from './feed-history.js';
import { changesFor, replayLimits } from './replay.js';

const BATCH = 1_000;

/** A projection that fails this often is a mistake in it; the feed goes on without that event. */
const TRIES = 3;

/** How long after its last listener has gone a channel's changes are still remembered, in milliseconds. */
const MAY_COME_BACK = 600_000;

type FeedReads = Omit<FeedContext, 'event'>;

/** An entry with listeners, and the projectors that turn it into changes. */
interface ProjectedEntry {
  entry: FeedEntry;
  projectors: readonly Projector[];
}

/** Reads entries of the feed past this process's own position and shows them to its own sockets. */
@Injectable()
export class Feed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Feed.name);
  private readonly loop = new PollingLoop(Feed.name, () => this.read());
  private failures = 0;
  private reached = 0;
  private history = new FeedHistory(0);
  /** When a channel last had a listener, in milliseconds. */
  private readonly listenedAt = new Map<string, number>();
  /** Replays that are being read, shared by all clients that need the same. */
  private readonly replays = new Map<string, Promise<Shown[] | null>>();

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly em: EntityManager,
    private readonly handlers: EventHandlers,
    private readonly sockets: Sockets,
    private readonly names: ActorNames,
    private readonly signals: EventSignals,
  ) {}

  /** Everything up to this position is committed, and sockets in a room have been shown it. */
  get position(): number {
    return this.reached;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.role !== 'api') return;
    this.reached = await currentSeq(this.em.fork());
    this.history = new FeedHistory(this.reached);
    this.signals.on('sequenced', () => {
      this.loop.trigger();
    });
    this.loop.start();
  }

  /** Whether a room of the channel misses nothing behind the position by joining now. */
  isCaughtUp(room: string, seq: number): boolean {
    return seq >= this.reached && this.history.covers(channelOf(room), seq);
  }

  /**
   * What a room was shown behind this position, up to now: at most 500 entries of the last 24 hours.
   * @returns null when it was more: the client has to refetch
   */
  async changesSince(room: string, seq: number): Promise<Change[] | null> {
    const channel = channelOf(room);
    const shown = this.history.covers(channel, seq) ? this.history.after(seq) : await this.replay(channel, seq);
    const changes = shown && changesFor(room, shown);
    return changes && isTooLarge(changes) ? null : changes;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    this.sockets.stop();
  }

  /** Shows everything behind the position that was reached. */
  async read(): Promise<void> {
    let entries: FeedEntry[];
    do {
      entries = await readFeedAfter(this.em.fork(), this.reached, BATCH);
      const last = entries.at(-1)?.seq;
      if (last !== undefined) await this.show(entries, last);
    } while (entries.length === BATCH);
  }

  /** Listeners are counted before reading; a client that joins meanwhile finds the channel marked as skipped. */
  private async show(entries: readonly FeedEntry[], last: number): Promise<void> {
    const channels = this.listenedChannels();
    const isListenedTo = (channel: string): boolean => {
      if (channels.has(channel)) return true;
      this.history.pass(channel, last);
      return false;
    };
    const shown = await this.project(entries, isListenedTo);
    this.history.remember(shown);
    for (const { item, seq } of shown) this.sockets.deliver(item, seq);
    this.reached = last;
  }

  /** The channels that have listeners here, or had some a while ago that may come back. */
  private listenedChannels(): ReadonlyMap<string, number> {
    const now = Date.now();
    for (const room of this.sockets.roomsWithListeners()) this.listenedAt.set(channelOf(room), now);
    for (const [channel, at] of this.listenedAt) if (now - at > MAY_COME_BACK) this.listenedAt.delete(channel);
    return this.listenedAt;
  }

  /** From the database, for one channel; null when that is too much. */
  private replay(channel: string, seq: number): Promise<Shown[] | null> {
    const key = `${channel} ${seq}`;
    const known = this.replays.get(key);
    if (known) return known;
    const read = this.readReplay(channel, seq).finally(() => this.replays.delete(key));
    this.replays.set(key, read);
    return read;
  }

  private async readReplay(channel: string, seq: number): Promise<Shown[] | null> {
    const missed = await readFeedAfter(this.em.fork(), seq, replayLimits.events + 1);
    if (missed.length > replayLimits.events) return null;
    return this.project(missed, (one) => one === channel);
  }

  private async project(entries: readonly FeedEntry[], isListenedTo: (channel: string) => boolean): Promise<Shown[]> {
    const projected = entries
      .map((entry) => ({ entry, projectors: this.handlers.projectorsOf(entry).filter(concerns(entry, isListenedTo)) }))
      .filter(({ projectors }) => projectors.length > 0);
    if (projected.length === 0) return [];
    const items = await this.itemsOf(projected);
    const actors = projected
      .filter((_, index) => items[index]?.some((item) => 'change' in item))
      .map(({ entry }) => actorOf(entry));
    const names = await this.names.of([...new Set(actors.filter((id) => id !== null))]);
    return projected.flatMap(({ entry }, index) =>
      (items[index] ?? []).map((item) => ({
        seq: entry.seq,
        at: entry.event.occurred_at.getTime(),
        item: withAuthor(item, { actor_id: actorOf(entry) }, names),
      })),
    );
  }

  /** The items of each entry, read in one batch; in the last try each by itself, without those that fail. */
  private async itemsOf(entries: readonly ProjectedEntry[]): Promise<FeedItem[][]> {
    const reads = feedReads(this.em.fork());
    try {
      const items = await Promise.all(entries.map((one) => itemsIn(reads, one)));
      this.failures = 0;
      return items;
    } catch (error) {
      this.failures += 1;
      if (this.failures < TRIES) throw error;
      this.failures = 0;
      const items: FeedItem[][] = [];
      for (const one of entries) items.push(await this.itemsAlone(one));
      return items;
    }
  }

  private itemsAlone(projected: ProjectedEntry): Promise<FeedItem[]> {
    return itemsIn(feedReads(this.em.fork()), projected).catch((error: unknown) => {
      const { id, name } = projected.entry.event;
      this.logger.error({ event_id: id, name, err: error });
      return [];
    });
  }
}

const channelOf = (room: string): string => room.slice(0, room.indexOf('@'));

/** Rows of a listener are the system's. */
const actorOf = ({ event, shows }: FeedEntry): string | null => (shows ? null : event.actor_id);

const concerns =
  ({ event }: FeedEntry, isListenedTo: (channel: string) => boolean) =>
  ({ channelsOf }: Projector): boolean =>
    channelsOf?.(event).some(isListenedTo) ?? true;

/** What projectors read by: rows of one kind by one statement for all events of a batch, what belongs to a key once. */
export function feedReads(em: EntityManager): FeedReads {
  const loaders = new Map<unknown, DataLoader<string, unknown>>();
  const loaderOf = <Value>(read: unknown, readAll: DataLoader.BatchLoadFn<string, Value>) => {
    const loader = loaders.get(read) ?? new DataLoader(readAll, { batchScheduleFn: setImmediate });
    loaders.set(read, loader);
    return loader as DataLoader<string, Value>;
  };
  return {
    em,
    load: <Row>(read: ReadRows<Row>, key: string, keyOf: (row: Row) => string = idOf) => {
      const readRows = async (keys: readonly string[]): Promise<Row[][]> => {
        const rows = Map.groupBy(await read(em, [...keys]), keyOf);
        return keys.map((one) => rows.get(one) ?? []);
      };
      return loaderOf(read, readRows).load(key);
    },
    once: (read, key) => loaderOf(read, (keys) => Promise.all(keys.map((one) => read(em, one)))).load(key),
  };
}

const idOf = (row: unknown): string => (row as { id: string }).id;

async function itemsIn(reads: FeedReads, { entry, projectors }: ProjectedEntry): Promise<FeedItem[]> {
  const context = { event: entry.event, ...reads };
  return (await Promise.all(projectors.map(async ({ project }) => project(context)))).flat();
}

/** The item with the user who caused it, by the name its room's audience sees; null for a visitor or the system. */
export function withAuthor(
  item: FeedItem,
  { actor_id: id }: Pick<StoredEvent, 'actor_id'>,
  names: ReadonlyMap<string, ActorName>,
): FeedItem {
  if (!('change' in item)) return item;
  const name = id === null ? undefined : names.get(id);
  const isForAdmins = item.room === rooms.admins(item.channel);
  const by = id !== null && name ? { id, name: isForAdmins ? name.toAdmins : name.toCustomers } : null;
  return { ...item, change: { ...item.change, by } };
}
