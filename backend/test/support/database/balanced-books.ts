import { monthlyCents, type Actor, type DealInterval } from '@portal/contracts';
import { TotalsReader } from '../../../src/modules/billing/index.js';
import type { DatabaseProbe } from './database-probe.js';

const numbersOf = (rows: readonly { number: string | null }[]) => rows.flatMap(({ number }) => number ?? []);

/** Asserts that each year's numbers are 1, 2, 3 … without gaps, deleted and void rows included. */
function expectGapless(numbers: readonly string[]): void {
  const years = Map.groupBy(numbers, (number) => number.slice(0, -4));
  for (const given of years.values()) {
    const counted = given.map((number) => Number(number.slice(-4))).sort((one, other) => one - other);
    expect(counted).toEqual(counted.map((_, index) => index + 1));
  }
}

const sum = <Row>(rows: readonly Row[], cents: (row: Row) => unknown): number =>
  rows.reduce((total, row) => total + Number(cents(row)), 0);
type Row = Record<string, string | null> & { id: string };
const all = (db: DatabaseProbe, table: string) => db.rows<Row>(`select * from ${table}`);

/** What must hold of the books at any time, counted slowly from single rows. */
export async function expectBalanced(db: DatabaseProbe, admin: Actor): Promise<void> {
  const [invoices, lines, notes, payments, ledger, entries] = await Promise.all(
    ['invoices', 'invoice_lines', 'credit_notes', 'deal_payments', 'ledger_entries', 'billing_schedules'].map((table) =>
      all(db, table),
    ),
  );
  for (const invoice of invoices ?? []) {
    const own = (lines ?? []).filter(({ invoice_id }) => invoice_id === invoice.id);
    const net = sum(own, ({ amount_cents }) => amount_cents);
    const paid = sum(
      (ledger ?? []).filter(({ invoice_id }) => invoice_id === invoice.id),
      (row) => row['amount_cents'],
    );
    const credited = sum(
      (notes ?? []).filter(({ invoice_id }) => invoice_id === invoice.id),
      (row) => row['amount_cents'],
    );
    expect(Number(invoice['total_cents']) - Number(invoice['tax_cents'])).toBe(net);
    expect([Number(invoice['paid_cents']), Number(invoice['credited_cents'])]).toEqual([paid, credited]);
    expect(Number(invoice['balance_cents'])).toBe(net + Number(invoice['tax_cents']) - paid - credited);
    expect(Number(invoice['balance_cents'])).toBeGreaterThanOrEqual(0);
  }
  for (const { amount_cents, discount_cents } of entries ?? [])
    expect(Number(discount_cents)).toBeLessThanOrEqual(Number(amount_cents));
  const received = (payments ?? []).filter(({ status }) =>
    ['succeeded', 'partially_refunded', 'refunded'].includes(status ?? ''),
  );
  const inHand = sum(received, (row) => Number(row['amount_cents']) - Number(row['refunded_cents']));
  const credit = sum(
    (ledger ?? []).filter(({ invoice_id }) => invoice_id === null),
    (row) => row['amount_cents'],
  );
  expect(sum(invoices ?? [], (row) => row['paid_cents']) + credit).toBe(inHand);
  const { totalMRR, totalRevenue } = await db.service(TotalsReader).totals(admin);
  expect(totalRevenue).toBe(inHand / 100);
  expectGapless(numbersOf((invoices ?? []) as { number: string | null }[] & Row[]));
  expectGapless(numbersOf((notes ?? []) as { number: string | null }[] & Row[]));
  expect(totalMRR).toBe((await recountedMonthly(db)) / 100);
}

/** totalMRR, deal by deal. */
async function recountedMonthly(db: DatabaseProbe): Promise<number> {
  const [deals, redemptions] = [await all(db, 'customer_deals'), await all(db, 'promo_redemptions')];
  const worth = deals
    .filter((deal) => deal['current_status'] === 'active' && deal['deal_type'] === 'recurring')
    .map((deal) => {
      const [amount, interval] = [Number(deal['amount_cents']), deal['interval'] as DealInterval];
      const monthly = monthlyCents(amount, interval);
      const code = redemptions.find(({ deal_id }) => deal_id === deal.id);
      const periods = { once: 1, repeating: Number(code?.['duration_periods']), forever: Infinity };
      const isOver = !code || Number(code['periods_used']) >= periods[code['duration'] as keyof typeof periods];
      if (isOver) return monthly;
      const value = Number(code['value_hundredths']);
      if (code['discount_type'] === 'percent') return monthly - Math.floor((monthly * value) / 10_000 + 0.5);
      return monthly - Math.min(monthly, monthlyCents(Math.min(value, amount), interval));
    });
  return worth.reduce((total, one) => total + one, 0);
}
