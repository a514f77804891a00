import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { CreateReportSchedule, type ReportScheduleView } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aProject } from '../../../../test/factories/project.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import type { User } from '../../users/index.js';
import { lastDueTime } from './due-times.js';
import { ReportSchedulesService } from './report-schedules.service.js';
import { ReportSchedulesSweep } from './report-schedules.sweep.js';

const { context, cast, mailbox } = workerWithMailbox();

type Asked = Partial<Omit<CreateReportSchedule, 'definition'>> & { definition?: CreateReportSchedule['definition'] };

const service = () => context.db.service(ReportSchedulesService);
const create = (owner: User, asked: Asked): Promise<ReportScheduleView> =>
  context.db.as(actorOf(owner), () =>
    service().create(
      actorOf(owner),
      CreateReportSchedule.parse({ definition: 'project_status', timing: { frequency: 'daily', hour: 8 }, ...asked }),
    ),
  );
const send = (owner: User, id: string) => context.db.as(actorOf(owner), () => service().send(actorOf(owner), id));
const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const handle = (id: string) => context.db.asSystem(() => context.db.service(ReportSchedulesSweep).handle(em(), id));

interface Outcome {
  name: string;
  outcome: string;
  reason: string | null;
}

/** Waits until every delivery of a schedule is settled. */
const settled = (id: string, count: number): Promise<Outcome[]> =>
  eventually(async () => {
    const rows = await context.db.rows<Outcome>(
      `select u.first_name as name, d.outcome, d.reason from report_deliveries as d join users as u on u.id = d.recipient_id
       where d.schedule_id = ? and d.outcome <> 'waiting' order by d.due_at, u.first_name`,
      [id],
    );
    expect(rows).toHaveLength(count);
    return rows;
  });
/** Waits until the listeners have seen that a schedule's sendings have ended; so many times. */
const told = (id: string, times: number) =>
  eventually(async () => {
    const rows = await context.db.rows(
      `select 1 from effects as e join domain_events as v on v.id = e.event_id
       where v.entity_id = ? and v.name = 'report_schedule.finished' and e.listener = 'ReportNotifications.onScheduleFinished'`,
      [id],
    );
    expect(rows).toHaveLength(times);
  });

beforeAll(async () => {
  await context.db.given(aProject({ customer: cast.customer, status: 'active', name: 'Cabling of the bakery' }));
  await context.db.given(aProject({ customer: cast.stranger, status: 'active', name: 'Dental network' }));
});

it('a scheduled report goes to each recipient with that person’s own rows, attached, and can be switched off', async () => {
  const { id } = await create(cast.admin, { recipient_ids: [cast.admin.id, cast.customer.id] });
  await send(cast.admin, id);
  const [admins, customers] = [
    await mailbox().next(cast.admin.email, /^Project status/),
    await mailbox().next(cast.customer.email, /^My projects/),
  ];
  for (const text of [
    'Hello Dana,',
    'Here is your report “My projects”: 1 row. It is attached.',
    'You get it every day at 8:00 AM Eastern, as Avery Test scheduled it.',
    `http://localhost:8080/customer/reports?schedule_id=${id}`,
  ])
    expect(customers.text).toContain(text);
  expect(admins.text).toContain('as you scheduled it.');
  expect(admins.text).toContain(`http://localhost:8080/admin/reports?schedule_id=${id}`);
  expect(customers.headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } });
  const [file, all] = [String(customers.files[0]?.content), String(admins.files[0]?.content)];
  expect(file).toContain('Cabling of the bakery');
  expect(file).not.toContain('Dental network');
  expect(all).toContain('Dental network');
  expect(customers.files).toMatchObject([{ contentType: 'text/csv' }]);
  const runs = await context.db.rows<{ owner_id: string; schedule_id: string; status: string }>(
    'select owner_id, schedule_id, status from report_runs where schedule_id = ?',
    [id],
  );
  expect(runs.map(({ owner_id: owner }) => owner).sort()).toEqual([cast.admin.id, cast.customer.id].sort());
  const view = await context.db.as(actorOf(cast.admin), () => service().get(actorOf(cast.admin), id));
  expect(view).toMatchObject({ last_outcome: { sent: 2, waiting: 0, failed: 0, reason: null } });
  expect(view.last_sent_at).not.toBeNull();
});

it('one without rows isn’t sent, unless it shall be', async () => {
  const { id } = await create(cast.customer, { definition: 'deals' });
  await send(cast.customer, id);
  expect(await settled(id, 1)).toEqual([{ name: 'Dana', outcome: 'empty', reason: null }]);
  await told(id, 1);
  const { id: always } = await create(cast.customer, { definition: 'deals', skip_if_empty: false });
  await send(cast.customer, always);
  const mail = await mailbox().next(cast.customer.email);
  expect(mail.text).toContain('0 rows');
  expect(mailbox().mails).toHaveLength(1);
});

it('whoever lost the right to it gets nothing; its history says why, and its owner is told once', async () => {
  const { id } = await create(cast.admin, {
    definition: 'customer_health',
    skip_if_empty: false,
    recipient_ids: [cast.admin.id, cast.otherAdmin.id],
  });
  const { id: open } = await create(cast.admin, {
    skip_if_empty: false,
    recipient_ids: [cast.primary.id, cast.coworker.id],
  });
  await context.db.rows(`update users set role = 'customer' where id = ? returning id`, [cast.otherAdmin.id]);
  await context.db.rows(`update users set status = 'suspended' where id = ? returning id`, [cast.coworker.id]);
  await context.db.rows(`update users set contact_flags = '{}' where id = ? returning id`, [cast.primary.id]);
  await send(cast.admin, id);
  await send(cast.admin, open);
  expect(await settled(id, 2)).toEqual([
    { name: 'Avery', outcome: 'sent', reason: null },
    { name: 'Blake', outcome: 'refused', reason: 'May not run this report' },
  ]);
  expect(await settled(open, 2)).toEqual([
    { name: 'Luis', outcome: 'refused', reason: 'The account is suspended or deleted' },
    { name: 'Paula', outcome: 'sent', reason: null },
  ]);
  const problem = await mailbox().next(cast.admin.email, /“Customer health” needs a look/);
  expect(problem.text).toContain('Blake Test: May not run this report');
  expect(problem.text).toContain('http://localhost:8080/admin/reports/schedules');
  const paulas = await mailbox().next(cast.primary.email);
  expect(paulas.text).toContain('0 rows'); // no project is hers without the flag
  await told(id, 1);
  await send(cast.admin, id);
  await settled(id, 4);
  await told(id, 2);
  await eventually(() =>
    expect(mailbox().mails.filter(({ subject }) => subject.startsWith('Customer health'))).toHaveLength(2),
  );
  expect(mailbox().mails.filter(({ subject }) => subject.includes('“Customer health” needs a look'))).toHaveLength(1);
  expect(mailbox().mails.flatMap(({ to }) => to)).not.toContain(cast.otherAdmin.email);
  expect(mailbox().mails.flatMap(({ to }) => to)).not.toContain(cast.coworker.email);
  await context.db.rows(`update users set role = 'admin' where id = ? returning id`, [cast.otherAdmin.id]);
});

it('two workers send it once; a week without a worker is one sending, of the last time that was missed', async () => {
  const { id } = await create(cast.customer, {});
  await context.db.rows(
    `update report_schedules set next_due_at = now() - interval '7 days' where id = ? returning id`,
    [id],
  );
  await Promise.all([handle(id), handle(id), handle(id)]);
  await settled(id, 1);
  await mailbox().next(cast.customer.email, /^My projects/);
  await handle(id);
  await told(id, 1);
  const [row] = await context.db.rows<{ due_at: string; next_due_at: string; now: string }>(
    `select d.due_at, s.next_due_at, now() as now from report_deliveries as d
       join report_schedules as s on s.id = d.schedule_id where s.id = ?`,
    [id],
  );
  const now = new Date(row?.now ?? '');
  expect(new Date(row?.due_at ?? '')).toEqual(lastDueTime({ frequency: 'daily', hour: 8 }, now));
  expect(new Date(row?.next_due_at ?? '').getTime()).toBeGreaterThan(now.getTime());
  expect(mailbox().mails.filter(({ to }) => to.includes(cast.customer.email))).toHaveLength(1);
});

it('one that can’t be made is given up after its tries, and its owner is told', async () => {
  const { id } = await create(cast.admin, { recipient_ids: [cast.admin.id] });
  // of a run that no worker ends, the fifth attempt is the last
  await context.db.rows(
    `create or replace function break_runs() returns trigger language plpgsql as $$
     begin if new.schedule_id = '${id}' then new.attempt = 5; end if; return new; end $$`,
  );
  await context.db.rows(
    `create trigger break_runs before insert on report_runs for each row execute function break_runs()`,
  );
  await send(cast.admin, id);
  const [outcome] = await settled(id, 1);
  expect(outcome).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^It was begun several times/) });
  const mail = await mailbox().next(cast.admin.email, /needs a look/);
  expect(mail.text).toContain('Avery Test: It was begun several times and never ended');
});

it('a delivery is settled in the transaction that ends its run, and once', async () => {
  const { id } = await create(cast.admin, {});
  await send(cast.admin, id);
  await settled(id, 1);
  await told(id, 1);
  const [delivery] = await context.db.rows(
    `select d.outcome, d.xmin = r.xmin as is_together, count(e.id)::int as events
     from report_deliveries as d join report_runs as r on r.id = d.run_id
     left join domain_events as e on e.entity_id = d.schedule_id and e.name = 'report_schedule.delivered'
     where d.schedule_id = ? group by d.id, r.id`,
    [id],
  );
  expect(delivery).toEqual({ outcome: 'sent', is_together: true, events: 1 });
});
