import {
  invoiceStatuses,
  overdueGroups,
  receivedPaymentStatuses,
  type DealPaymentTotals,
  type DealTotals,
  type InvoiceTotals,
  type RevenueSummary,
  type ScheduleEntryTotals,
} from '@portal/contracts';
import { aDeal } from '../factories/deal.factory.js';
import { aPayment, anEntry, anInvoice } from '../factories/invoice.factory.js';
import { aProject } from '../factories/project.factory.js';
import { appWithCast } from '../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof typeof as;

const bodyOf = async <Body>(path: string, by: Caller = 'admin'): Promise<Body> =>
  (await app.http.get(`/api/v1/${path}`).set(as[by]).expect(200)).body as Body;
/** The sums of a list, whose page shows one row only. */
const totals = async <Totals>(path: string, by?: Caller): Promise<Totals> =>
  (await bodyOf<{ totals: Totals }>(`${path}${path.includes('?') ? '&' : '?'}limit=1`, by)).totals;

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
  await app.db.given(aPayment({ customer, isPending: true }));
  await app.db.given(aDeal({ customer, status: 'active' }), aDeal({ customer, status: 'sent' }));
  await app.db.given(aDeal({ customer: stranger, status: 'active', amountCents: 10_000, interval: 'quarter' }));
  const { project } = await app.db.given(aProject({ customer }));
  await app.db.given(anEntry({ projectId: project.id }), anEntry({ projectId: project.id, status: 'approved' }));
});

describe('every figure of the revenue is the total of the list that it opens (decisions 5)', () => {
  it('month by month', async () => {
    const { months } = await bodyOf<{ data: RevenueSummary }>('deals/revenue-summary?months=3').then(
      ({ data }) => data,
    );
    const last = months.at(-1);
    expect([last?.billed, last?.refunded]).toEqual([expect.any(Number), 33]);
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
});
