import { MikroORM } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TestApp } from '../create-test-app.js';
import { eventually } from '../jobs/eventually.js';

/** How many transactions of the test's database wait for another's lock. */
const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Begins the calls one after the other while another transaction locks the ticket, so that they get it in this order;
 * answers what they answered.
 * @param meanwhile what happens while they wait
 */
export async function whileHeld<Answer>(
  { app, db }: TestApp,
  ticketId: string,
  steps: readonly (() => Promise<Answer>)[],
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<Answer[]> {
  const em = app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const begun: Promise<Answer>[] = [];
  await em.begin(); // not a callback's transaction: what is begun meanwhile isn't part of it
  try {
    await em.execute('select 1 from tickets where id = ? for update', [ticketId]);
    for (const step of steps) {
      begun.push(step());
      await eventually(async () => expect(await db.rows(WAITING)).toEqual([{ count: begun.length }]));
    }
    await meanwhile();
  } finally {
    await em.rollback();
  }
  return Promise.all(begun);
}
