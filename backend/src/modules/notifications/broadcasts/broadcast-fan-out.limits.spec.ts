import { EntityManager } from '@mikro-orm/postgresql';
import { CreateBroadcast } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { killBatches } from '../../../../test/support/jobs/kill-batches.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { BroadcastFanOut } from './broadcast-fan-out.sweep.js';
import { BroadcastsService } from './broadcasts.service.js';

/** Three batches, the last one not full. */
const PEOPLE = 1_100;

const { context, cast } = contextWithCast();

/** More customers: of each 100, one wants no mail about projects, one is suspended and one deleted. */
const manyCustomers = async (): Promise<void> => {
  await context.db.rows(
    `insert into users (id, email, first_name, status, deleted_at)
     select gen_random_uuid(), 'many' || lpad(n::text, 5, '0') || '@example.test', 'Pat ' || n,
       case when n % 100 = 2 then 'suspended' else 'active' end, case when n % 100 = 3 then now() end
     from generate_series(1, ${PEOPLE}) as n returning id`,
  );
  await context.db.rows(
    `insert into notification_preferences (user_id, category, email)
     select id, 'projects', case when email like '%01@example.test' then 'off' else 'at_once' end
     from users where email like 'many%' returning user_id`,
  );
};

const send = () =>
  context.db.as(actorOf(cast.admin), () =>
    context.db.service(BroadcastsService).createAndSend(
      actorOf(cast.admin),
      CreateBroadcast.parse({
        title: 'News for {{ first_name }}',
        body: 'We **moved**.',
        category: 'projects',
        channels: ['in_app', 'email'],
        audience: { kind: 'role', role: 'customer' },
      }),
    ),
  );
const runs = async (): Promise<number> => {
  let killed = 0;
  for (;;)
    try {
      await runSweep(context.app, BroadcastFanOut);
      return killed;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('killed')) throw error;
      killed += 1;
    }
};

it('gives each recipient a message once by each channel, though its worker is killed three times (decisions, section 6)', async () => {
  await manyCustomers();
  await killBatches(context.db, 2, 4, 5);
  const { id, progress } = await send();
  const [able] = await context.db.rows<{ count: number }>(
    `select count(*)::int as count from users where role = 'customer' and status <> 'suspended' and deleted_at is null`,
  );
  expect(progress).toMatchObject({ recipients: able?.count, total: 2 * (able?.count ?? 0), sent: 0 });
  expect(await runs()).toBe(3);
  const told = await context.db.rows<Record<string, unknown>>(
    `select channel, status, count(*)::int as rows, count(distinct recipient_id)::int as people
     from notifications where broadcast_id = ? group by 1, 2 order by 1, 2`,
    [id],
  );
  const off = PEOPLE / 100;
  const mailed = (able?.count ?? 0) - off;
  // the cast's four customers have the default for projects, the digest: their mails are queued as well
  expect(told).toEqual([
    { channel: 'email', status: 'queued', rows: mailed, people: mailed },
    { channel: 'email', status: 'suppressed', rows: off, people: off },
    { channel: 'in_app', status: 'sent', rows: able?.count, people: able?.count },
  ]);
  const shown = await context.db.service(BroadcastsService).get(actorOf(cast.admin), id);
  expect(shown.status).toBe('sending');
  expect(shown.progress).toEqual({
    recipients: able?.count,
    total: 2 * (able?.count ?? 0),
    sent: able?.count,
    waiting: mailed,
    suppressed: off,
    failed: 0,
    waits_until: expect.any(String) as string,
  });
  await runSweep(context.app, BroadcastFanOut);
  expect(await context.db.rows('select 1 from notifications where broadcast_id = ?', [id])).toHaveLength(
    2 * (able?.count ?? 0),
  );
});

it('stops what hasn’t gone when it is cancelled, in the middle of the batches as well', async () => {
  const { id } = await send();
  const em = context.app.get(EntityManager, { strict: false });
  await context.db.asSystem(() => context.db.service(BroadcastFanOut).sendBatch(em.fork(), id));
  await context.db.as(actorOf(cast.admin), () => context.db.service(BroadcastsService).cancel(actorOf(cast.admin), id));
  await runSweep(context.app, BroadcastFanOut);
  const { status, progress } = await context.db.service(BroadcastsService).get(actorOf(cast.admin), id);
  expect([status, progress.recipients, progress.sent, progress.waiting]).toEqual(['cancelled', 500, 500, 0]);
  expect(
    await context.db.rows(
      `select distinct reason from notifications where broadcast_id = ? and channel = 'email' order by 1`,
      [id],
    ),
  ).toEqual([{ reason: 'Cancelled before it was sent' }, { reason: 'Switched off in the notification preferences' }]);
});
