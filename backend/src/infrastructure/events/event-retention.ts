import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, SetMetadata } from '@nestjs/common';
import { Registry } from '../discovery/registry.js';
import { Nightly, purgeRows, rowsOf } from '../schedule/index.js';

const KEPT_EVENTS = Symbol('condition of the events that a class reads as history');

/** The class reads events as history: those that meet the SQL condition on their row are never purged. */
export const RetainsEvents = (condition: string): ClassDecorator => SetMetadata(KEPT_EVENTS, condition);

/** The newest event stays: it holds the feed position. */
const OLD = `settled_at is not null and occurred_at < now() - interval '90 days'
  and seq < (select max(seq) from domain_events)`;

/** Events that every listener has handled, and the record that they did, are purged after 90 days. */
@Injectable()
export class EventRetention {
  constructor(private readonly registry: Registry) {}

  @Nightly('purge-events')
  async purge(em: EntityManager): Promise<number> {
    const isKept = ['false', ...this.registry.marksOfClasses<string>(KEPT_EVENTS)]
      .map((condition) => `(${condition})`)
      .join(' or ');
    const events = await purgeRows(
      em,
      'domain_events',
      `select id from domain_events where ${OLD} and not (${isKept})`,
    );
    const effects = await rowsOf(
      em,
      `delete from effects where event_id in (select id from domain_events where ${OLD})`,
    );
    return events + effects;
  }
}
