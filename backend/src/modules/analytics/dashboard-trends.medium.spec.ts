import { actorOf } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { aTicket } from '../../../test/factories/ticket.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { DashboardTrendsReader } from './dashboard-trends.reader.js';

const { context, cast } = contextWithCast();

const trends = () =>
  context.db.as(actorOf(cast.admin), () => context.db.service(DashboardTrendsReader).get(actorOf(cast.admin)));
/** Noon of the tenth, so many months before this one, at the office. */
const tenthOf = (monthsAgo: number): string =>
  `((date_trunc('month', now() at time zone 'America/New_York') - interval '${monthsAgo} months' + interval '9 days 12 hours')
    at time zone 'America/New_York')`;
const set = (table: string, id: string, columns: Record<string, string>) =>
  context.db.rows(
    `update ${table} set ${Object.entries(columns)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', ')} where id = ? returning 1`,
    [id],
  );
/** By how much each number differs from before. */
async function changed(work: () => Promise<unknown>) {
  const before = await trends();
  await work();
  const after = await trends();
  return (name: keyof typeof before) =>
    after[name].map((value, month) => Math.round((value - (before[name][month] ?? 0)) * 100) / 100);
}

describe('the dashboard’s numbers at the ends of the last five months (decisions, section 5)', () => {
  it('count a customer from the creation until the deletion', async () => {
    const by = await changed(async () => {
      const { user } = await context.db.given(aUser());
      await set('users', user.id, { created_at: tenthOf(4), deleted_at: tenthOf(2) });
    });
    expect(by('total_customers')).toEqual([0, 1, 1, 0, 0]);
  });

  it('count a request until it was closed, and an open one on', async () => {
    const by = await changed(async () => {
      const open = (await context.db.given(aConsultation({ customer: cast.customer }))).consultation;
      await set('consultation_requests', open.id, { created_at: tenthOf(3) });
      const closed = (await context.db.given(aConsultation({ customer: cast.customer, status: 'declined' })))
        .consultation;
      await set('consultation_requests', closed.id, { created_at: tenthOf(5), updated_at: tenthOf(2) });
    });
    expect(by('open_consultations')).toEqual([1, 1, 2, 1, 1]);
  });

  it('count a deal from its acceptance until it ended', async () => {
    const by = await changed(async () => {
      const { deal } = await context.db.given(aDeal({ customer: cast.customer, status: 'active' }));
      await set('customer_deals', deal.id, { accepted_at: tenthOf(3) });
      const over = (await context.db.given(aDeal({ customer: cast.customer, status: 'completed', type: 'one_time' })))
        .deal;
      await set('customer_deals', over.id, { accepted_at: tenthOf(4), updated_at: tenthOf(2) });
    });
    expect(by('active_deals')).toEqual([0, 1, 2, 1, 1]);
  });

  it('add up what moved the monthly revenue', async () => {
    const by = await changed(async () => {
      const { deal } = await context.db.given(aDeal({ customer: cast.customer }));
      for (const [kind, months, before, after] of [
        ['new', 4, 0, 9_000],
        ['expansion', 2, 9_000, 10_000],
      ])
        await context.db.rows(
          `insert into mrr_movements (at, kind, deal_id, customer_id, before_cents, after_cents)
           values (${tenthOf(Number(months))}, ?, ?, ?, ?, ?) returning 1`,
          [kind, deal.id, cast.customer.id, before, after],
        );
    });
    expect(by('monthly_revenue')).toEqual([0, 90, 90, 100, 100]);
  });

  it('count a ticket until it was resolved, and an open one on', async () => {
    const by = await changed(async () => {
      const open = (await context.db.given(aTicket({ requester: cast.customer }))).ticket;
      await set('tickets', open.id, { created_at: tenthOf(3) });
      const closed = (await context.db.given(aTicket({ requester: cast.customer, status: 'closed' }))).ticket;
      await set('tickets', closed.id, { created_at: tenthOf(5), resolved_at: tenthOf(2), updated_at: tenthOf(1) });
    });
    expect(by('open_tickets')).toEqual([1, 1, 2, 1, 1]);
  });

  it('count projects while they ran, and tasks until they were done and in the month they were', async () => {
    const by = await changed(async () => {
      const { project } = await context.db.given(aProject({ customer: cast.customer, status: 'active' }));
      await set('projects', project.id, { created_at: tenthOf(4), start_date: 'null' });
      const { task } = await context.db.given(aTask({ project, status: 'done' }));
      await set('tickets', task.id, { created_at: tenthOf(4), completed_at: tenthOf(2) });
      const open = (await context.db.given(aTask({ project }))).task;
      await set('tickets', open.id, { created_at: tenthOf(1) });
    });
    expect(by('active_projects')).toEqual([0, 1, 1, 1, 1]);
    expect(by('open_tasks')).toEqual([0, 1, 1, 0, 1]);
    expect(by('completed_this_month')).toEqual([0, 0, 0, 1, 0]);
  });

  it('are for admins only', async () => {
    const { customer } = cast;
    await expect(
      context.db.as(actorOf(customer), () => context.db.service(DashboardTrendsReader).get(actorOf(customer))),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
