import { EntityManager } from '@mikro-orm/postgresql';
import { ListProjects, PreviewCustomReport, system } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { createTestContext, type TestContext } from '../support/create-test-context.js';
import { ProjectsService } from '../../src/modules/projects/index.js';
import { CustomReportsService } from '../../src/modules/reports/custom/custom-reports.service.js';
import { userById } from '../../src/modules/users/index.js';
import { DemoData } from '../../src/demo/demo-data.js';
import { demoPeople } from '../../src/demo/demo-people.js';
import { DemoModule } from '../../src/demo/demo.module.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext('cli', {}, [DemoModule]);
  await context.db.asSystem(() => context.app.select(DemoModule).get(DemoData).load());
}, 60_000);
afterAll(() => context.close());

describe('the story of the demo data (decisions, section 1)', () => {
  it('has books that agree with their story: terms of the company, refunds on their day, a code that is used up', async () => {
    const terms = await context.db.rows<{ days: number; payment_terms_days: number }>(
      `select i.due_date - i.issue_date as days, c.payment_terms_days from invoices i
       join users u on u.id = i.customer_id join companies c on c.id = u.company_id where i.status <> 'draft'`,
    );
    expect(new Set(terms.map(({ payment_terms_days }) => payment_terms_days))).toEqual(new Set([15, 30]));
    expect(terms.filter(({ days, payment_terms_days }) => days !== payment_terms_days)).toEqual([]);
    const refunds = await context.db.rows<{ days: number; after: number; ledger: boolean }>(
      `select extract(day from now() - r.refunded_at)::int as days, extract(day from r.refunded_at - p.received_at)::int as after,
         exists (select 1 from ledger_entries e where e.refund_id = r.id and e.created_at = r.refunded_at) as ledger
       from refunds r join deal_payments p on p.id = r.payment_id order by days`,
    );
    expect(refunds).toHaveLength(2);
    for (const { days, after, ledger } of refunds) {
      expect(days).toBeGreaterThanOrEqual(19);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(ledger).toBe(true);
    }
    const used = `select 1 from promo_codes where status = 'active' and redeemed_count >= max_redemptions`;
    expect(await context.db.rows(used)).toHaveLength(1);
  });

  it('counts its ended deals, each in the month in which it ended', async () => {
    const ended = await context.db.rows<{ status: string; days: number; after: boolean }>(
      `select d.current_status as status, extract(day from now() - e.occurred_at)::int as days,
         e.occurred_at > d.accepted_at as after
       from customer_deals d join domain_events e on e.entity_id = d.id and e.name = 'deal.status_changed'
         and e.payload ->> 'to' = d.current_status
       where d.accepted_at is not null and d.current_status in ('cancelled', 'completed') order by 1`,
    );
    expect(ended.map(({ status, after }) => [status, after])).toEqual([
      ['cancelled', true],
      ['completed', true],
    ]);
    for (const { days } of ended) expect(days).toBeGreaterThanOrEqual(34);
  });

  it('has times within the business day wherever somebody worked', async () => {
    const moments = await context.db.rows<{ what: string; at: Date }>(
      `select what, at at time zone 'America/New_York' as at from (
         select 'invoice' as what, created_at as at from invoices
         union all select 'paid', paid_at from invoices
         union all select 'payment', received_at from deal_payments
         union all select 'refund', refunded_at from refunds
         union all select 'deal', offered_at from customer_deals
         union all select 'accepted', accepted_at from customer_deals
         union all select 'project', created_at from projects
         union all select 'milestone', completed_at from milestones
         union all select 'task', completed_at from tickets
         -- a customer reports at any hour that the till is down
         union all select 'comment', c.created_at from task_comments as c join tickets as t on t.id = c.task_id
           where c.created_at <> t.created_at) as moments
       where at is not null
         and (extract(isodow from at at time zone 'America/New_York') > 5
           or (at at time zone 'America/New_York')::time not between '08:00' and '18:00')`,
    );
    expect(moments).toEqual([]);
  });

  it('has projects that are whole when completed, and at nothing before they begin', async () => {
    const { data } = await context.db.service(ProjectsService).list(system, ListProjects.parse({ limit: 100 }));
    const today = currentInstant().toISOString().slice(0, 10);
    for (const { name, status, progress, start_date } of data) {
      if (status === 'completed') expect([name, progress]).toEqual([name, 100]);
      else if (start_date !== null && start_date > today) expect([name, progress]).toEqual([name, 0]);
    }
  });

  it('has something behind everybody’s bell, and no mail to send', async () => {
    const rows = await context.db.rows<{ recipient_id: string; status: string }>(
      'select recipient_id, status from notifications',
    );
    expect(new Set(rows.map(({ recipient_id }) => recipient_id)).size).toBe(
      demoPeople.filter(({ status }) => !status).length,
    );
    expect(rows.filter(({ status }) => status === 'queued')).toEqual([]);
    const heard = 'select 1 from domain_events where relayed_at is null or settled_at is null';
    expect(await context.db.rows(heard)).toEqual([]); // of which mails would be made
  });

  it('has messages that were sent, one that didn’t reach everybody, one that was cancelled, and a draft', async () => {
    const messages = await context.db.rows(
      `select status, recipients, sent, suppressed, failed, waiting from broadcasts order by created_at`,
    );
    const [all, none] = [
      { recipients: 3, waiting: 0 },
      { suppressed: 0, failed: 0 },
    ];
    expect(messages).toEqual([
      { ...all, ...none, status: 'sent', sent: 6 },
      { ...all, status: 'sent', sent: 4, suppressed: 1, failed: 1 },
      { ...all, status: 'cancelled', sent: 1, suppressed: 2, failed: 0 },
      { ...none, status: 'draft', recipients: 0, sent: 0, waiting: 0 },
    ]);
    const untold = `select 1 from notifications where reason is null and status in ('failed', 'suppressed')`;
    expect(await context.db.rows(untold)).toEqual([]);
  });

  it('has a schedule that goes on with every outcome of a sending, and one that the product paused', async () => {
    const schedules = await context.db.rows(
      `select s.status, s.paused_reason, s.next_due_at > now() as is_ahead, s.last_due_at < now() as went_out,
         (select count(*)::int from report_deliveries d where d.schedule_id = s.id) as deliveries
       from report_schedules s order by s.status`,
    );
    expect(schedules).toEqual([
      { status: 'active', paused_reason: null, is_ahead: true, went_out: true, deliveries: 6 },
      {
        ...{ status: 'paused', paused_reason: 'The account of its owner is suspended or deleted', is_ahead: null },
        ...{ went_out: true, deliveries: 1 },
      },
    ]);
    const outcomes = await context.db.rows<{ outcome: string }>('select distinct outcome from report_deliveries');
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['empty', 'failed', 'refused', 'sent']);
  });

  it('has a report that was built for all admins and one of a customer, which their owners can read', async () => {
    const reports = await context.db.rows<{ owner_id: string; role: string; is_shared: boolean; query: object }>(
      `select c.owner_id, u.role, c.is_shared, c.query from custom_reports c join users u on u.id = c.owner_id order by 2`,
    );
    expect(reports.map(({ role, is_shared }) => [role, is_shared])).toEqual([
      ['admin', true],
      ['customer', false],
    ]);
    for (const { owner_id: id, query } of reports) {
      const owner = await userById(context.app.get(EntityManager, { strict: false }).fork(), id);
      if (!owner) throw new Error('Nobody');
      const preview = await context.db
        .service(CustomReportsService)
        .preview(owner.actor, PreviewCustomReport.parse({ query }));
      expect(preview.rows).not.toEqual([]);
    }
  });

  it('has an export whose archive has gone, one that was cancelled and one that failed', async () => {
    const exports = await context.db.rows(
      `select kind, status, storage_path, expires_at < now() as is_over from data_exports order by created_at`,
    );
    expect(exports).toEqual([
      { kind: 'company', status: 'succeeded', storage_path: null, is_over: true },
      { kind: 'person', status: 'cancelled', storage_path: null, is_over: null },
      { kind: 'person', status: 'failed', storage_path: null, is_over: null },
    ]);
  });
});
