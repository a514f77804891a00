import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { EventName } from '@portal/contracts';
import { type JobRequest, Jobs } from '../queue/jobs.js';
import { EventHandlers } from './event-handlers.js';

/** How long a relay may lease events; the lease of a dead one expires. */
const LEASE = '30 seconds';
const BATCH = 200;

interface Leased {
  id: string;
  name: EventName;
}

/** The job of one listener for one event. Its id is what makes adding it twice harmless. */
export const listenerJob = (eventId: string, listener: string): JobRequest => ({
  name: listener,
  id: `${eventId}-${listener}`,
  data: { event_id: eventId, listener },
});

/** Turns sequenced events into one job per interested listener: leased, added, marked; any step may be the last. */
@Injectable()
export class Relay {
  constructor(
    private readonly em: EntityManager,
    private readonly handlers: EventHandlers,
    private readonly jobs: Jobs,
  ) {}

  /** Relays until nothing is left. @throws Error when Redis is away; the leases are given back then */
  async relay(): Promise<void> {
    let leased: Leased[];
    do {
      leased = await this.lease();
      if (leased.length > 0) await this.addJobs(leased);
    } while (leased.length === BATCH);
  }

  private lease(): Promise<Leased[]> {
    return this.em.fork().execute<Leased[]>(
      `update domain_events set leased_until = now() + interval '${LEASE}'
       where id in (
         select id from domain_events
         where relayed_at is null and seq is not null and (leased_until is null or leased_until < now())
         order by seq limit ${BATCH} for update skip locked)
       returning id, name`,
    );
  }

  private async addJobs(leased: readonly Leased[]): Promise<void> {
    try {
      await this.jobs.enqueueAll(
        'events',
        leased.flatMap(({ id, name }) =>
          this.handlers.listenersOf(name).map((listener) => listenerJob(id, listener.name)),
        ),
      );
    } catch (error) {
      await this.giveBack(leased);
      throw error;
    }
    await this.mark(leased);
  }

  /** An event without listeners is settled at once. */
  private async mark(leased: readonly Leased[]): Promise<void> {
    const withoutListener = leased.filter(({ name }) => this.handlers.listenersOf(name).length === 0);
    await this.em.fork().execute(
      `update domain_events set relayed_at = now(), leased_until = null,
         settled_at = case when id = any(?::uuid[]) then now() end
       where id = any(?::uuid[])`,
      [uuids(withoutListener), uuids(leased)],
    );
  }

  private async giveBack(leased: readonly Leased[]): Promise<void> {
    await this.em
      .fork()
      .execute('update domain_events set leased_until = null where id = any(?::uuid[])', [uuids(leased)]);
  }
}

/** An array literal: MikroORM spreads JavaScript arrays into lists. */
const uuids = (events: readonly Leased[]): string => `{${events.map(({ id }) => id).join(',')}}`;
