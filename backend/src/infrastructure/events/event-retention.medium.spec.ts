import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';
import { aNotification } from '../../../test/factories/notification.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { EventRetention } from './event-retention.js';

describe('What grows by use (architecture: nothing grows for ever)', () => {
  let context: TestContext;

  beforeAll(async () => {
    context = await createTestContext();
  });
  afterAll(() => context.close());

  const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const anEvent = async (
    request: string,
    name: string,
    days: number,
    more: { isSettled?: boolean; payload?: object } = {},
  ) => {
    const [row] = await context.db.rows<{ id: string }>(
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at, seq, relayed_at, settled_at)
       values (gen_random_uuid(), ?, 'any', gen_random_uuid(), ?::jsonb, 'system', ?, now() - ? * interval '1 day',
         nextval('feed_seq'), now(), case when ? then now() end) returning id`,
      [name, JSON.stringify(more.payload ?? {}), request, days, more.isSettled ?? true],
    );
    await context.db.rows(`insert into effects (event_id, listener) values (?, 'Any.one') returning 1`, [row?.id]);
  };
  const left = async (table: 'events' | 'effects') =>
    (
      await context.db.rows<{ request_id: string }>(
        `select request_id from domain_events as e ${table === 'effects' ? 'join effects as f on f.event_id = e.id' : ''} order by e.seq`,
      )
    ).map(({ request_id }) => request_id);

  it('events go 90 days after they happened, once every listener has handled them, and unless they are read as history', async () => {
    await anEvent('old', 'company.updated', 91);
    await anEvent('owed', 'company.updated', 91, { isSettled: false });
    await anEvent('of a deal', 'deal.updated', 400);
    await anEvent('moved', 'task.status_changed', 91, { payload: { from: 'todo', to: 'in_progress' } });
    await anEvent('done', 'task.status_changed', 91, { payload: { from: 'todo', to: 'done' } });
    await anEvent('done long ago', 'task.status_changed', 250, { payload: { from: 'todo', to: 'done' } });
    await anEvent('taken up again', 'task.status_changed', 400, { payload: { from: 'done', to: 'todo' } });
    await anEvent('young', 'company.updated', 89);
    await anEvent('newest', 'company.updated', 91);
    await context.db.service(EventRetention).purge(em());
    expect(await left('events')).toEqual(['owed', 'of a deal', 'done', 'taken up again', 'young', 'newest']);
    expect(await left('effects')).toEqual(['owed', 'young', 'newest']);
  });

  it('notifications go a year after they were read, mails a year after they were written', async () => {
    const { user } = await context.db.given(aUser());
    for (const title of ['read long ago', 'read lately', 'never read', 'mail long ago', 'mail owed'])
      await context.db.given(aNotification({ to: user, title, minutesAgo: 400 * 24 * 60 }));
    await context.db.rows(
      `update notifications set read_at = now() - case title when 'read long ago' then 366 else 364 end * interval '1 day'
       where title like 'read%' returning 1`,
    );
    await context.db.rows(
      `update notifications set channel = 'email', recipient_email = 'a@b.example',
         status = case title when 'mail owed' then 'queued' else 'sent' end where title like 'mail%' returning 1`,
    );
    expect(await runRetention(context.app, 'purge-notifications')).toBe(2);
    expect(await context.db.rows('select title from notifications order by title')).toEqual([
      { title: 'mail owed' },
      { title: 'never read' },
      { title: 'read lately' },
    ]);
  });
});
