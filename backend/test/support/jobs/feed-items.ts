import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { EventHandlers } from '../../../src/infrastructure/events/event-handlers.js';
import type { FeedItem, StoredEvent } from '../../../src/infrastructure/events/index.js';
import { feedReads } from '../../../src/infrastructure/realtime/feed/feed.js';

export { feedReads };

/** The feed items of an event, as if every room had listeners. */
export async function feedItems(app: INestApplicationContext, event: object): Promise<FeedItem[]> {
  const reads = feedReads(app.get(EntityManager, { strict: false }).fork());
  const entry = { event: event as StoredEvent, shows: null };
  const projectors = app.get(EventHandlers, { strict: false }).projectorsOf(entry);
  return (await Promise.all(projectors.map(async ({ project }) => project({ event: entry.event, ...reads })))).flat();
}
