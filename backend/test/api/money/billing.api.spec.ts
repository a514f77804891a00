import {
  invoiceStatuses,
  may,
  overdueGroups,
  policies,
  type BillingAccountView,
  type DashboardAnalytics,
  type DealView,
  type DealPaymentView,
  type InvoiceSummary,
  type RevenueSummary,
} from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { actorOf, type Cast } from '../../factories/cast.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { aPayment, anEntry, anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { bearerOf } from '../../support/sign-in.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof Cast;

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, by: Caller = 'admin', body?: object) => {
  const request = app.http[method](`/api/v1/${path}`).set(as[by]);
  return body ? request.send(body) : request;
};
const read = async <View>(path: string, by: Caller = 'admin'): Promise<View> =>
  ((await call('get', path, by).expect(200)).body as { data: View }).data;
const all = <View>(path: string, by?: Caller) => read<View[]>(`${path}${path.includes('?') ? '&' : '?'}limit=100`, by);
const dayAgo = (days: number) => dayFromNow(-days);
const overdueOf = (invoices: readonly InvoiceSummary[]): number =>
  invoices.filter(({ overdue_days }) => overdue_days > 0).length;
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  Math.round(rows.reduce((total, row) => total + of(row), 0) * 100) / 100;

/** Money of two companies, in every state. */
beforeAll(async () => {
  const { customer, stranger, primary } = cast;
  for (const status of invoiceStatuses) await app.db.given(anInvoice({ customer, status }));
  for (const days of [10, 45, 75, 120])
    await app.db.given(anInvoice({ customer: primary, cents: days * 101, dueDate: dayAgo(days) }));
  await app.db.given(anInvoice({ customer: stranger, cents: 4_321 }), aPayment({ customer, isPending: true }));
  const { project } = await app.db.given(aProject({ customer }));
  await app.db.given(anEntry({ projectId: project.id }), anEntry({ projectId: project.id, status: 'approved' }));
  await app.db.given(aDeal({ customer, status: 'active' }), aDeal({ customer, status: 'sent' }));
  await app.db.given(aDeal({ customer: stranger, status: 'active', amountCents: 10_000, interval: 'quarter' }));
  await app.db.given(aPayment({ customer: stranger, cents: 700 }));
});

describe('who sees money (decisions, sections 1 and 4)', () => {
  it('is what the policy says, in lists and details, for everybody and every row; drafts are ours alone', async () => {
    const { companyId } = cast.customer;
    const { user: billing } = await app.db.given(aUser({ company_id: companyId, contact_flags: ['billing'] }));
    const { user: technical } = await app.db.given(aUser({ company_id: companyId, contact_flags: ['technical'] }));
    const people = { ...cast, billing, technical };
    for (const user of Object.values(people)) {
      const [actor, headers] = [actorOf(user), await bearerOf(app.app, user)];
      for (const [path, table, permission] of [
        ['billing/invoices', 'invoices', 'invoice.read'],
        ['deals/deal-payments', 'deal_payments', 'deal_payment.read'],
        ['billing/schedules', 'billing_schedules', 'billing_schedule.read'],
      ] as const) {
        const owners =
          table === 'billing_schedules'
            ? `join projects as o on o.id = r.project_id`
            : 'join users as o on o.id = r.customer_id';
        const rows = await app.db.rows<{ id: string; status: string; customer_id: string; company_id: string | null }>(
          `select r.id, r.status, c.id as customer_id, c.company_id from ${table} as r ${owners}
           join users as c on c.id = ${table === 'billing_schedules' ? 'o.customer_id' : 'o.id'}`,
        );
        const list = await app.http.get(`/api/v1/${path}?limit=100`).set(headers).expect(200);
        const listed = new Set((list.body as { data: { id: string }[] }).data.map(({ id }) => id));
        for (const row of rows) {
          const isOurs = row.status === 'draft' && user.role !== 'admin';
          const sees = may(policies[permission], actor, row) && !isOurs;
          const detail = await app.http.get(`/api/v1/${path}/${row.id}`).set(headers);
          expect([listed.has(row.id), detail.status]).toEqual([sees, sees ? 200 : 404]);
        }
      }
    }
  });

  it.each(['billing/invoices', 'deals/deal-payments'])('admins alone find %s by customer and company', async (path) => {
    const found = async (search: string, by?: Caller) =>
      (await all<InvoiceSummary>(`${path}?search=${search}`, by)).map(({ company_id: of }) => of);
    const { companyId, email } = cast.stranger;
    const ofCompany = (await found('')).filter((of) => of === companyId);
    expect(ofCompany.length).toBeGreaterThan(0);
    for (const search of ['Tidewater', 'DEWAT', email, `${email.slice(1)}%20dental`])
      expect(await found(search)).toEqual(ofCompany);
    expect([await found('tidewater%20bakery'), await found(cast.primary.email, 'customer')]).toEqual([[], []]);
  });

  it('is told nothing that is ours alone', async () => {
    const [paid] = await all<DealPaymentView>('deals/deal-payments', 'customer');
    expect(paid).not.toHaveProperty('note');
    const [bill] = await all<InvoiceSummary>('billing/invoices', 'customer');
    expect(bill).not.toHaveProperty('customer_name');
    expect((await call('get', 'deals/revenue-summary', 'primary')).status).toBe(403);
    const search = await all('deals/deal-payments?search=mail', 'customer');
    expect(search).toEqual([]);
  });
});

it('nobody but an admin moves money, in any state, by any call (decisions, section 4)', async () => {
  const bodies: Record<string, object> = {
    'put billing/invoices': { status: 'open' },
    'post credit-notes': { amount: 1, reason: 'x' },
    'post apply-credit': {},
    'put deals/deal-payments': { status: 'succeeded' },
    'post refund': { amount: 1, reason: 'x' },
    'put billing/schedules': { status: 'approved' },
  };
  const before = await app.db.rows('select * from ledger_entries order by id');
  const invoices = await app.db.rows<{ id: string }>('select id from invoices');
  const payments = await app.db.rows<{ id: string }>('select id from deal_payments');
  const entries = await app.db.rows<{ id: string }>('select id from billing_schedules');
  const calls: ['post' | 'put' | 'delete', string, object | undefined][] = [
    ['post', 'billing/invoices', { customer_id: cast.customer.id }],
    ['post', 'deals/deal-payments', { customer_id: cast.customer.id, amount: 1, method: 'cash', external_ref: 'x' }],
    ['post', 'billing/schedules', { project_id: cast.customer.id, type: 'deposit', title: 'x', amount: 1 }],
    ...invoices.flatMap(({ id }): typeof calls => [
      ['put', `billing/invoices/${id}`, bodies['put billing/invoices']],
      ['put', `billing/invoices/${id}`, { status: 'void' }],
      ['delete', `billing/invoices/${id}`, undefined],
      ['post', `billing/invoices/${id}/credit-notes`, bodies['post credit-notes']],
      ['post', `billing/invoices/${id}/apply-credit`, bodies['post apply-credit']],
    ]),
    ...payments.flatMap(({ id }): typeof calls => [
      ['put', `deals/deal-payments/${id}`, bodies['put deals/deal-payments']],
      ['post', `deals/deal-payments/${id}/refund`, bodies['post refund']],
    ]),
    ...entries.flatMap(({ id }): typeof calls => [
      ['put', `billing/schedules/${id}`, bodies['put billing/schedules']],
      ['delete', `billing/schedules/${id}`, undefined],
    ]),
  ];
  for (const by of ['customer', 'primary'] as const)
    for (const [method, path, body] of calls)
      expect([path, (await call(method, path, by, body)).status]).toEqual([path, 403]);
  expect(await app.db.rows('select * from ledger_entries order by id')).toEqual(before);
});

describe('figures (decisions, section 5)', () => {
  it('are the sums of the lists that they open', async () => {
    const revenue = await read<RevenueSummary>('deals/revenue-summary?months=2');
    const invoices = await all<InvoiceSummary>('billing/invoices');
    const [payments, deals] = [
      await all<DealPaymentView>('deals/deal-payments'),
      await all<DealView>('deals/customer-deals'),
    ];
    const open = invoices.filter(({ status }) => status === 'open');
    const active = deals.filter(({ current_status }) => current_status === 'active');
    expect(revenue.outstanding).toBe(sum(open, ({ balance }) => balance));
    expect(revenue.totalActiveDeals).toBe(active.length);
    expect(revenue.totalMRR).toBe(
      sum(active, ({ monthly_amount, monthly_discount }) => monthly_amount - monthly_discount),
    );
    const received = payments.filter(({ status }) => status === 'succeeded');
    expect(revenue.totalRevenue).toBe(sum(received, ({ amount, refunded }) => amount - refunded));
    for (const group of overdueGroups) {
      const rows = await all<InvoiceSummary>(`billing/invoices?overdue=${encodeURIComponent(group)}`);
      expect(rows).toHaveLength(1);
      expect(revenue.overdue[group]).toBe(sum(rows, ({ balance }) => balance));
    }
    const issued = invoices.filter(({ status, issue_date }) => issue_date !== null && status !== 'void');
    expect(sum(revenue.months, ({ billed }) => billed)).toBe(sum(issued, ({ total, credited }) => total - credited));
    expect(sum(revenue.months, ({ collected }) => collected)).toBe(sum(received, ({ amount }) => amount));
  });

  it('of dashboards and accounts too, each over what its reader sees', async () => {
    const admin = await read<DashboardAnalytics>('analytics/dashboard');
    const revenue = await read<RevenueSummary>('deals/revenue-summary');
    expect(admin).toMatchObject({
      monthly_revenue: revenue.totalMRR,
      total_revenue: revenue.totalRevenue,
      active_deals: revenue.totalActiveDeals,
      overdue_invoices: overdueOf(await all<InvoiceSummary>('billing/invoices?status=open')),
    });
    for (const by of ['customer', 'primary', 'coworker'] as const) {
      const mine = await read<DashboardAnalytics>('analytics/dashboard', by);
      const unpaid = await all<InvoiceSummary>('billing/invoices?status=open', by);
      const deals = await all<DealView>('deals/customer-deals', by);
      expect(mine).toMatchObject({
        unpaid_invoices: unpaid.length,
        overdue_invoices: overdueOf(unpaid),
        active_deals: deals.filter(({ current_status }) => current_status === 'active').length,
        // only the deal’s own customer answers an offer
        offered_deals: deals.filter((deal) => deal.current_status === 'sent' && deal.customer_id === cast[by].id)
          .length,
      });
      expect(mine).not.toHaveProperty('monthly_revenue');
      const account = await read<BillingAccountView>('billing/account', by);
      expect(account.open_balance).toBe(sum(unpaid, ({ balance }) => balance));
      expect(account.overdue_balance).toBe(
        sum(
          unpaid.filter(({ overdue_days }) => overdue_days > 0),
          ({ balance }) => balance,
        ),
      );
    }
    const { credit } = await read<BillingAccountView>(`billing/account?customer_id=${cast.stranger.id}`);
    expect(credit).toBe(7);
    expect((await call('get', 'billing/account')).status).toBe(400);
    expect((await call('get', `billing/account?customer_id=${cast.primary.id}`, 'customer')).status).toBe(400);
  });

  it('of deals by state, type and interval add up to totalMRR', async () => {
    const numbers = await read<
      { totalMRR: number } & Record<string, { monthly_amount: number; count: number; interval?: string }[]>
    >('deals/analytics');
    for (const group of ['by_type', 'by_interval'])
      expect(sum(numbers[group] ?? [], ({ monthly_amount }) => monthly_amount)).toBe(numbers.totalMRR);
    for (const { interval, count } of numbers['by_interval'] ?? [])
      expect(
        await all(`deals/customer-deals?current_status=active&deal_type=recurring&interval=${interval}`),
      ).toHaveLength(count);
    expect(sum(numbers['by_status'] ?? [], ({ count }) => count)).toBe((await all('deals/customer-deals')).length);
  });

  it('of deals by month count each yes and each end once, and are the lists of those days', async () => {
    const thisMonth = async () =>
      (await read<{ months: { month: string; started: number; ended: number }[] }>('deals/analytics')).months.at(-1);
    const before = await thisMonth();
    const { deal } = await app.db.given(aDeal({ customer: cast.customer, type: 'one_time' }));
    for (const step of [{ current_status: 'active', acceptance_method: 'phone' }, { current_status: 'completed' }])
      expect((await call('put', `deals/customer-deals/${deal.id}`, 'admin', step)).status).toBe(200);
    expect(await thisMonth()).toMatchObject({ started: (before?.started ?? 0) + 1, ended: (before?.ended ?? 0) + 1 });
    const within = async (what: string): Promise<number> =>
      (await all(`deals/customer-deals?${what}_from=${before?.month}-01&${what}_to=${dayAgo(-1)}`)).length;
    expect([await within('accepted'), await within('ended')]).toEqual([
      (before?.started ?? 0) + 1,
      (before?.ended ?? 0) + 1,
    ]);
    expect(await all(`deals/customer-deals?accepted_to=${dayAgo(365)}`)).toEqual([]);
    expect(await all(`deals/customer-deals?ended_to=${dayAgo(365)}`)).toEqual([]);
  });
});
