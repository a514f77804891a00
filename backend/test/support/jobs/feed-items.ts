import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { EventHandlers } from '../../../src/infrastructure/events/event-handlers.js';
import type { FeedContext, FeedItem, StoredEvent } from '../../../src/infrastructure/events/index.js';
import { FeedBatch } from '../../../src/infrastructure/realtime/feed/feed-batch.js';

/** How a projector reads. */
export function feedReads(manager: EntityManager): Omit<FeedContext, 'event'> {
  const { em, load, once } = new FeedBatch(manager);
  return { em, load, once };
}

/** The feed items of an event, as if every room had listeners. */
export async function feedItems(app: INestApplicationContext, event: object): Promise<FeedItem[]> {
  const reads = feedReads(app.get(EntityManager, { strict: false }).fork());
  const entry = { event: event as StoredEvent, shows: null };
  const projectors = app.get(EventHandlers, { strict: false }).projectorsOf(entry);
  return (await Promise.all(projectors.map(async ({ project }) => project({ event: entry.event, ...reads })))).flat();
}
