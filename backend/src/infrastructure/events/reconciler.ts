import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { EventName } from '@portal/contracts';
import { sql } from 'kysely';
import { Config } from '../config/config.js';
import { kysely } from '../database/read-kit.js';
import { Jobs } from '../queue/jobs.js';
import { RedisConnections } from '../queue/redis-connections.js';
import { EventHandlers } from './event-handlers.js';
import { SchedulesProcessor } from '../schedule/schedules.processor.js';
import { listenerJob } from './relay.js';

/** A job gets this long before it is looked for; nothing depends on it but work. */
const PATIENCE_SECONDS = 15;
const BATCH = 500;

/**
 * Compares the listeners of each event with the `effects` that exist, and adds the jobs that should exist. Jobs that do
 * exist aren't added twice, so it may run at any moment; after Redis lost its data it is what rebuilds the queues.
 */
@Injectable()
export class Reconciler {
  private readonly logger = new Logger(Reconciler.name);
  private readonly markerKey: string;
  private isRegistered = false;

  constructor(
    private readonly em: EntityManager,
    private readonly handlers: EventHandlers,
    private readonly jobs: Jobs,
    private readonly connections: RedisConnections,
    private readonly schedules: SchedulesProcessor,
    config: Config,
  ) {
    this.markerKey = `${config.queuePrefix}:queues-built`;
  }

  /** Settles what is done and adds what is missing: schedules too, and everything at once, when Redis came up empty. */
  async reconcile(): Promise<void> {
    const flushed = await this.isFlushed();
    if (flushed || !this.isRegistered) await this.schedules.register();
    this.isRegistered = true;
    await this.settle();
    await this.addMissing(flushed ? 0 : PATIENCE_SECONDS);
    await this.enqueuePending();
    if (flushed) await this.connections.producer.set(this.markerKey, new Date().toISOString());
  }

  /** Adds the jobs that rows still need: mails not sent yet, for example. */
  async enqueuePending(): Promise<void> {
    for (const { queue, pending } of this.handlers.jobSources) {
      await this.jobs.enqueueAll(queue, await pending(this.em.fork()));
    }
  }

  private async isFlushed(): Promise<boolean> {
    const { producer } = this.connections;
    if (producer.status !== 'ready') throw new Error('Redis is away');
    return (await producer.exists(this.markerKey)) === 0;
  }

  /** An event is settled when each of its listeners has had its effect. */
  private async settle(): Promise<void> {
    await kysely(this.em.fork())
      .updateTable('domain_events as event')
      .set({ settled_at: sql<string>`now()` })
      .where('settled_at', 'is', null)
      .where('relayed_at', 'is not', null)
      .where((eb) => {
        const missing = eb.selectFrom(this.interests).select('listener').whereRef('interest.event', '=', 'event.name');
        return eb.not(eb.exists(missing.where(hasNoEffect)));
      })
      .execute();
  }

  private async addMissing(olderThanSeconds: number): Promise<void> {
    let after = 0;
    for (;;) {
      const missing = await kysely(this.em.fork())
        .selectFrom('domain_events as event')
        .innerJoin(this.interests, 'interest.event', 'event.name')
        .select(['event.id', 'event.seq', 'interest.listener'])
        .where('event.settled_at', 'is', null)
        .where('event.seq', '>', String(after))
        .where('event.relayed_at', '<=', sql<string>`now() - ${olderThanSeconds} * interval '1 second'`)
        .where(hasNoEffect)
        .orderBy('event.seq')
        .limit(sql.lit(BATCH))
        .execute();
      await this.jobs.enqueueAll(
        'events',
        missing.map(({ id, listener }) => listenerJob(id, listener)),
      );
      if (missing.length < BATCH) break;
      after = Number(missing.at(-1)?.seq ?? after) - 1;
    }
    if (olderThanSeconds === 0) this.logger.log('The queues were built anew from the database');
  }

  /** The listeners of each kind of event, as rows. */
  private get interests() {
    const rows = JSON.stringify(this.handlers.interests);
    return sql<{ event: EventName; listener: string }>`json_to_recordset(${rows}::json)`.as<'interest'>(
      sql`interest(event text, listener text)`,
    );
  }
}

/** Whether a listener of an event hasn't had its effect. */
const hasNoEffect = sql<boolean>`not exists (
  select 1 from effects where event_id = event.id and listener = interest.listener)`;
