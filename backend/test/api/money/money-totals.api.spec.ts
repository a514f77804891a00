import {
  billedInvoiceStatuses,
  businessHours,
  invoiceStatuses,
  overdueGroups,
  receivedPaymentStatuses,
  type DealPaymentTotals,
  type DealPaymentView,
  type DealTotals,
  type InvoiceSummary,
  type InvoiceTotals,
  type RevenueSummary,
  type Page,
  type ScheduleEntryTotals,
} from '@portal/contracts';
import { aDeal } from '../../factories/deal.factory.js';
import { aPayment, anEntry, anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof typeof as;

const bodyOf = async <Body>(path: string, by: Caller = 'admin'): Promise<Body> =>
  (await app.http.get(`/api/v1/${path}`).set(as[by]).expect(200)).body as Body;
/** Reads a list's totals with a page size of one row. */
const totals = async <Totals>(path: string, by?: Caller): Promise<Totals> =>
  (await bodyOf<{ totals: Totals }>(`${path}${path.includes('?') ? '&' : '?'}limit=1`, by)).totals;

/** All rows of a list, over its pages. */
const rowsOf = async <Row>(path: string): Promise<Row[]> => {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const { data, pagination } = await bodyOf<Page<Row>>(`${path}&limit=2&page=${page}`);
    all.push(...data);
    if (!pagination.has_more) return all;
  }
};
const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((cents, row) => cents + Math.round(amountOf(row) * 100), 0) / 100;
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: businessHours.zone });

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, '2026-01-31'.length);
};

beforeAll(async () => {
  const { customer, stranger } = cast;
  for (const status of invoiceStatuses) await app.db.given(anInvoice({ customer, status, cents: 12_345 }));
  const { invoice } = await app.db.given(anInvoice({ customer, cents: 50_000, dueDate: '2020-01-31' }));
  await app.http
    .post(`/api/v1/billing/invoices/${invoice.id}/credit-notes`)
    .set(as.admin)
    .send({ amount: 75.5, reason: 'One visit less' })
    .expect(201);
  const { payment } = await app.db.given(aPayment({ customer: stranger, cents: 9_900 }));
  await app.http
    .post(`/api/v1/deals/deal-payments/${payment.id}/refund`)
    .set(as.admin)
    .send({ amount: 33, reason: 'Paid twice' })
    .expect(200);
  await app.http
    .post(`/api/v1/deals/deal-payments/${payment.id}/refund`)
    .set(as.admin)
    .send({ amount: 4.25, reason: 'Less work than agreed' })
    .expect(200);
  await app.db.given(aPayment({ customer, isPending: true }));
  await app.db.given(aDeal({ customer, status: 'active' }), aDeal({ customer, status: 'sent' }));
  await app.db.given(aDeal({ customer: stranger, status: 'active', amountCents: 10_000, interval: 'quarter' }));
  const { project } = await app.db.given(aProject({ customer }));
  await app.db.given(anEntry({ projectId: project.id }), anEntry({ projectId: project.id, status: 'approved' }));
});

describe('every figure of the revenue is the total of the list that it opens (decisions, section 5)', () => {
  it('month by month', async () => {
    const { months } = await bodyOf<{ data: RevenueSummary }>('deals/revenue-summary?months=3').then(
      ({ data }) => data,
    );
    const last = months.at(-1);
    expect([last?.billed, last?.refunded]).toEqual([expect.any(Number), 37.25]);
    for (const { month, billed, collected, refunded, outstanding } of months) {
      const [from, to] = [`${month}-01`, lastDayOf(month)];
      const issued = `billing/invoices?issued_from=${from}&issued_to=${to}`;
      const received = `deals/deal-payments?received_from=${from}&received_to=${to}&status=${receivedPaymentStatuses.join(',')}`;
      expect((await totals<InvoiceTotals>(`${issued}&status=open,paid,uncollectible`)).billed).toBe(billed);
      expect((await totals<InvoiceTotals>(`${issued}&status=open`)).balance).toBe(outstanding);
      expect((await totals<DealPaymentTotals>(received)).received).toBe(collected);
      const wentBack = `deals/deal-payments?refunded_from=${from}&refunded_to=${to}`;
      expect((await totals<DealPaymentTotals>(wentBack)).refunded).toBe(refunded);
    }
  });

  it('row by row: invoices and their credit notes, payments, and the refunds of the days', async () => {
    const { months } = (await bodyOf<{ data: RevenueSummary }>('deals/revenue-summary?months=3')).data;
    for (const { month, billed, collected, refunded, outstanding } of months) {
      const [from, to] = [`${month}-01`, lastDayOf(month)];
      const issued = `billing/invoices?issued_from=${from}&issued_to=${to}`;
      const invoices = await rowsOf<InvoiceSummary>(`${issued}&status=${billedInvoiceStatuses.join(',')}`);
      const notes = invoices.flatMap(({ credit_notes }) => credit_notes);
      expect(sum([...invoices.map(({ total }) => total), ...notes.map(({ amount }) => -amount)], Number)).toBe(billed);
      expect(sum(await rowsOf<InvoiceSummary>(`${issued}&status=open`), ({ balance }) => balance)).toBe(outstanding);
      const received = `deals/deal-payments?received_from=${from}&received_to=${to}`;
      const payments = await rowsOf<DealPaymentView>(`${received}&status=${receivedPaymentStatuses.join(',')}`);
      expect(sum(payments, ({ amount }) => amount)).toBe(collected);
      const wentBack = await rowsOf<DealPaymentView>(`deals/deal-payments?refunded_from=${from}&refunded_to=${to}`);
      const refunds = wentBack.flatMap((payment) => payment.refunds);
      const ofMonth = refunds.filter(({ at }) => dayOf.format(Date.parse(at)).startsWith(month));
      expect(sum(ofMonth, ({ amount }) => amount)).toBe(refunded);
    }
    const credited = await rowsOf<InvoiceSummary>('billing/invoices?overdue=90%2B');
    expect(credited).toMatchObject([{ total: 500, balance: 424.5, credit_notes: [{ amount: 75.5 }] }]);
  });

  it('as a whole, and by days past due', async () => {
    const { data: revenue } = await bodyOf<{ data: RevenueSummary }>('deals/revenue-summary');
    const received = `deals/deal-payments?status=${receivedPaymentStatuses.join(',')}`;
    expect((await totals<DealPaymentTotals>(received)).kept).toBe(revenue.totalRevenue);
    expect((await totals<InvoiceTotals>('billing/invoices?status=open')).balance).toBe(revenue.outstanding);
    const recurring = 'deals/customer-deals?current_status=active&deal_type=recurring';
    expect((await totals<DealTotals>(recurring)).monthly_amount).toBe(revenue.totalMRR);
    for (const group of overdueGroups) {
      const overdue = await totals<InvoiceTotals>(`billing/invoices?overdue=${encodeURIComponent(group)}`);
      expect(overdue.balance).toBe(revenue.overdue[group]);
    }
    expect(revenue.overdue['90+']).toBe(424.5);
  });

  it('over what its reader sees', async () => {
    const [own, all] = [
      await totals<InvoiceTotals>('billing/invoices', 'stranger'),
      await totals<InvoiceTotals>('billing/invoices'),
    ];
    expect(own.total).toBe(0);
    expect(all.total).toBeGreaterThan(500);
    expect(await totals<ScheduleEntryTotals>('billing/schedules')).toEqual({ amount: 100, discount: 0, to_bill: 100 });
  });

  it('of one company', async () => {
    const of = ({ companyId }: { companyId: string | null }) =>
      totals<ScheduleEntryTotals>(`billing/schedules?company_id=${companyId}`);
    expect([(await of(cast.customer)).amount, (await of(cast.stranger)).amount]).toEqual([100, 0]);
  });
});
