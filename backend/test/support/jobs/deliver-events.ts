import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Job } from 'bullmq';
import { EventHandlers } from '../../../src/infrastructure/events/event-handlers.js';
import { ListenerProcessor } from '../../../src/infrastructure/events/listener.processor.js';
import type { StoredEvent } from '../../../src/infrastructure/events/index.js';

type ListenerJob = Job<{ event_id: string; listener: string }>;

/** Runs the listeners of all events so far, oldest first, as a worker does; each listener gets an event once. */
export async function deliverEvents(app: INestApplicationContext): Promise<void> {
  for (const job of await listenerJobs(app)) await hear(app, job);
}

/** The same, all at once. */
export async function deliverEventsAtOnce(app: INestApplicationContext): Promise<void> {
  await Promise.all((await listenerJobs(app)).map((job) => hear(app, job)));
}

async function listenerJobs(app: INestApplicationContext): Promise<ListenerJob['data'][]> {
  const em = app.get(EntityManager, { strict: false }).fork();
  const events = await em.execute<Pick<StoredEvent, 'id' | 'name'>[]>('select id, name from domain_events order by id');
  const handlers = app.get(EventHandlers, { strict: false });
  return events.flatMap(({ id, name }) =>
    handlers.listenersOf(name).map((listener) => ({ event_id: id, listener: listener.name })),
  );
}

const hear = (app: INestApplicationContext, data: ListenerJob['data']): Promise<void> =>
  app.get(ListenerProcessor, { strict: false }).process({ data } as ListenerJob);
