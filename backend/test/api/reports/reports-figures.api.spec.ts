import { businessHours, type Page, type ProjectView, type ReportPreview, type RevenueSummary } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { aDeal } from '../../factories/deal.factory.js';
import { aPayment, anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { reportCalls } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof typeof as;
const by = (caller: Caller) => reportCalls(app, as[caller]);

/** "2026-03-31": the day at the office of an instant of the database. */
const officeDay = (at: string): string => officeDays.format(Date.parse(at));
const officeDays = new Intl.DateTimeFormat('en-CA', { timeZone: businessHours.zone });

const sum = <Row>(rows: readonly Row[], centsOf: (row: Row) => string | number): number =>
  rows.reduce((cents, row) => cents + Number(centsOf(row)), 0) / 100;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const column = ({ rows }: ReportPreview, name: string) => rows.map((row) => row[name]);

interface InvoiceRow {
  id: string;
  customer_id: string;
  number: string;
  status: string;
  issue_date: string;
  due_date: string;
  total_cents: string;
  balance_cents: string;
}

const PERIOD = { from: dayFromNow(-100), to: dayFromNow(0) };

beforeAll(async () => {
  const { customer, stranger } = cast;
  const made = [
    await app.db.given(anInvoice({ customer, cents: 10_001 })),
    await app.db.given(anInvoice({ customer, cents: 20_002, dueDate: dayFromNow(-5) })),
    await app.db.given(anInvoice({ customer, cents: 30_003, dueDate: dayFromNow(-45) })),
    await app.db.given(anInvoice({ customer: stranger, cents: 40_004, dueDate: dayFromNow(-75) })),
    await app.db.given(anInvoice({ customer: stranger, cents: 50_005, dueDate: dayFromNow(-120) })),
  ];
  await app.db.given(anInvoice({ customer, status: 'paid', cents: 60_006 }));
  await app.db.given(anInvoice({ customer, status: 'void', cents: 70_007 }));
  await app.db.given(anInvoice({ customer, status: 'uncollectible', cents: 80_008 }));
  await app.db.given(anInvoice({ customer, status: 'draft', cents: 90_009 }));
  await app.http
    .post(`/api/v1/billing/invoices/${made[2]?.invoice.id}/credit-notes`)
    .set(as.admin)
    .send({ amount: 12.34, reason: 'One visit less' })
    .expect(201);
  const { payment } = await app.db.given(aPayment({ customer: stranger, cents: 9_900 }));
  await app.http
    .post(`/api/v1/deals/deal-payments/${payment.id}/refund`)
    .set(as.admin)
    .send({ amount: 33, reason: 'Paid twice' })
    .expect(200);
  await app.db.given(aPayment({ customer, isPending: true }));
  await app.db.rows('alter table invoices disable trigger invoices_immutable');
  for (const [index, days] of [-90, -40, -40, -10].entries())
    await app.db.rows('update invoices set issue_date = ? where id = ? returning id', [
      dayFromNow(days),
      made[index]?.invoice.id,
    ]);
  await app.db.rows('alter table invoices enable trigger invoices_immutable');
  await app.db.given(aDeal({ customer, status: 'active', amountCents: 12_345 }), aDeal({ customer, status: 'sent' }));
  await app.db.given(aDeal({ customer: stranger, status: 'active', amountCents: 10_000, interval: 'quarter' }));
  for (const owner of [customer, stranger]) {
    const { project } = await app.db.given(aProject({ customer: owner, status: 'active' }));
    await app.db.given(
      aTask({ project, weight: 5, status: 'done', daysAgo: 50, completedDaysAgo: 45, due_date: dayFromNow(-46) }),
      aTask({ project, weight: 3, status: 'done', daysAgo: 30, completedDaysAgo: 3, due_date: dayFromNow(-3) }),
      aTask({ project, weight: 8, daysAgo: 20, due_date: dayFromNow(-1) }),
      aTask({ project, weight: 2, status: 'cancelled', daysAgo: 20 }),
      aTask({ project, weight: 13, daysAgo: 2, isDeleted: true }),
    );
    await app.db.rows(`update tickets set spent_minutes = 50 + weight where project_id = ? returning id`, [project.id]);
  }
});

const invoices = (): Promise<InvoiceRow[]> =>
  app.db.rows<InvoiceRow>(
    `select id, customer_id, number, status, issue_date::text, due_date::text, total_cents, balance_cents
     from invoices where number is not null`,
  );

describe('receivables ageing: the sum of each column is that of the bills, one by one', () => {
  it.each([
    ['admin', () => [cast.customer.id, cast.stranger.id]],
    ['customer', () => [cast.customer.id]],
    ['stranger', () => [cast.stranger.id]],
  ] as const)('for %s', async (caller, owners) => {
    const shown = await by(caller).preview({ definition: 'receivables_ageing' });
    const open = (await invoices()).filter((row) => row.status === 'open' && owners().includes(row.customer_id));
    const late = (row: InvoiceRow): number => Math.max(0, daysBetween(row.due_date, dayFromNow(0)));
    const of = (from: number, to: number): number =>
      sum(
        open.filter((row) => late(row) >= from && late(row) <= to),
        (row) => row.balance_cents,
      );
    expect(shown.row_count).toBe(open.length);
    expect(column(shown, 'number').toSorted()).toEqual(open.map(({ number }) => number).toSorted());
    expect(shown.totals).toEqual({
      total: sum(open, (row) => row.total_cents),
      balance: sum(open, (row) => row.balance_cents),
      not_due: of(0, 0),
      late_30: of(1, 30),
      late_60: of(31, 60),
      late_90: of(61, 90),
      later: of(91, 9_999),
    });
  });

  it('is the total of the screen of revenue, and for one customer that of the customer', async () => {
    const { body } = await app.http.get('/api/v1/deals/revenue-summary').set(as.admin).expect(200);
    const { outstanding } = (body as { data: RevenueSummary }).data;
    const all = await by('admin').preview({ definition: 'receivables_ageing' });
    expect(all.totals['balance']).toBe(outstanding);
    const params = { customer_id: cast.stranger.id };
    const one = await by('admin').preview({ definition: 'receivables_ageing', params });
    expect(one.totals).toEqual((await by('stranger').preview({ definition: 'receivables_ageing' })).totals);
  });
});

type TaskRow = { created_at: string; completed_at: string | null; due_date: string | null; spent_minutes: number };

describe('revenue summary', () => {
  it('has each figure on its day', async () => {
    const shown = await by('admin').preview({ definition: 'revenue_summary', params: { ...PERIOD, bucket: 'week' } });
    const issued = await invoices();
    const within = (day: string, row: Record<string, unknown>): boolean =>
      day >= String(row['from']) && day <= String(row['to']);
    const notes = await app.db.rows<{ amount_cents: string; issued_at: string }>('select * from credit_notes');
    const payments = await app.db.rows<{ amount_cents: string; received_at: string; status: string }>(
      `select * from deal_payments where received_at is not null`,
    );
    const refunds = await app.db.rows<{ amount_cents: string; refunded_at: string }>('select * from refunds');
    const voided = sum(
      issued.filter(({ status }) => status === 'void'),
      (row) => row.total_cents,
    );
    for (const row of shown.rows) {
      const invoiced = sum(
        issued.filter(({ issue_date: day }) => within(day, row)),
        ({ total_cents: cents }) => cents,
      );
      const credited = sum(
        notes.filter((note) => within(officeDay(note.issued_at), row)),
        (note) => note.amount_cents,
      );
      const isLast = row === shown.rows.at(-1); // all were voided today
      expect(row).toMatchObject({
        invoiced,
        credited: Math.round((credited + (isLast ? voided : 0)) * 100) / 100,
        collected: sum(
          payments.filter((payment) => within(officeDay(payment.received_at), row)),
          (payment) => payment.amount_cents,
        ),
        refunded: sum(
          refunds.filter((refund) => within(officeDay(refund.refunded_at), row)),
          (refund) => refund.amount_cents,
        ),
      });
    }
    expect(shown.totals).toMatchObject({
      invoices: issued.length,
      invoiced: sum(issued, (row) => row.total_cents),
      credited: Math.round((voided + sum(notes, (note) => note.amount_cents)) * 100) / 100,
      collected: sum(payments, (payment) => payment.amount_cents),
      refunded: 33,
    });
  });

  it('gives the same figures for a period that is over, whatever came later', async () => {
    const asked = { definition: 'revenue_summary', params: { from: dayFromNow(-100), to: dayFromNow(-1) } } as const;
    const ageing = { definition: 'receivables_ageing', params: { as_of: dayFromNow(-1) } } as const;
    const before = [await by('admin').preview(asked), await by('admin').preview(ageing)];
    expect(before[1]?.row_count).toBe(4);
    const old = (await invoices()).filter((row) => row.status === 'open' && row.issue_date < dayFromNow(-1));
    const [first, second] = old.map(({ id }) => `/api/v1/billing/invoices/${id}`);
    await app.http.post(`${first}/credit-notes`).set(as.admin).send({ amount: 5, reason: 'Late' }).expect(201);
    await app.http.put(`${second}`).set(as.admin).send({ status: 'uncollectible' }).expect(200);
    expect([await by('admin').preview(asked), await by('admin').preview(ageing)]).toEqual(before);
  });
});

it('deals: the total per month is totalMRR, for each reader over own rows', async () => {
  const { body } = await app.http.get('/api/v1/deals/analytics').set(as.admin).expect(200);
  const { totalMRR } = (body as { data: { totalMRR: number } }).data;
  expect((await by('admin').preview({ definition: 'deals' })).totals['monthly']).toBe(totalMRR);
  const [own, others] = [
    await by('customer').preview({ definition: 'deals' }),
    await by('stranger').preview({ definition: 'deals' }),
  ];
  expect([own.totals['monthly'], others.totals['monthly'], totalMRR]).toEqual([123.45, 33.33, 156.78]);
  expect([own.row_count, others.row_count]).toEqual([2, 1]);
});

it.each(['admin', 'customer'] as const)('project status: what %s sees in the list of projects', async (caller) => {
  const { body } = await app.http.get('/api/v1/projects?sortBy=number&sortOrder=asc').set(as[caller]).expect(200);
  const { rows } = await by(caller).preview({ definition: 'project_status' });
  expect(rows.map(({ number, progress, tasks, done }) => ({ number, progress, tasks, done }))).toEqual(
    (body as Page<ProjectView>).data.map(({ number, progress, task_count: tasks, done_count: done }) => ({
      number,
      progress,
      tasks,
      done,
    })),
  );
  expect(rows[0]).toMatchObject({ progress: 50, tasks: 3, done: 2, overdue: 1 });
});

it.each(['admin', 'customer'] as const)('task throughput: task by task, for %s', async (caller) => {
  const { rows, totals } = await by(caller).preview({
    definition: 'task_throughput',
    params: { ...PERIOD, bucket: 'week' },
  });
  const tasks = await app.db.rows<TaskRow>(
    `select t.created_at, t.completed_at, t.due_date::text, t.spent_minutes from tickets as t join projects as p on p.id = t.project_id
     where t.kind = 'task' and t.deleted_at is null and (? = 'admin' or p.customer_id = ?)`,
    [caller, cast.customer.id],
  );
  expect(totals).toEqual({
    created: tasks.length,
    completed: tasks.filter((task) => task.completed_at).length,
    reopened: 0,
    hours: expect.closeTo(
      sum(rows, (row) => Number(row['hours']) * 100),
      5,
    ) as number,
  });
  for (const row of rows) {
    const within = (at: string | null): boolean =>
      at !== null && officeDay(at) >= String(row['from']) && officeDay(at) <= String(row['to']);
    const done = tasks.filter((task) => within(task.completed_at));
    const onTime = done.filter((task) => officeDay(task.completed_at ?? '') <= (task.due_date ?? ''));
    const hours = done.map((task) => (Date.parse(task.completed_at ?? '') - Date.parse(task.created_at)) / 3_600_000);
    expect(row).toMatchObject({
      created: tasks.filter((task) => within(task.created_at)).length,
      completed: done.length,
      hours: Math.round(done.reduce((minutes, one) => minutes + one.spent_minutes, 0) / 6) / 10,
      cycle_mean:
        done.length === 0 ? null : Math.round((hours.reduce((all, one) => all + one, 0) / done.length) * 10) / 10,
      on_time: done.length === 0 ? null : Math.round((onTime.length * 1_000) / done.length) / 10,
    });
  }
});
