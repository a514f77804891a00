import {
  billedInvoiceStatuses,
  receivedPaymentStatuses,
  type DealPaymentTotals,
  type DealTotals,
  type InvoiceTotals,
  type ListDealPayments,
  type ListDeals,
  type ListInvoices,
  type ScheduleEntryTotals,
} from '@portal/contracts';
import type { ListTotals } from '@portal/ui-antd';
import { moneyText } from './money.js';

const someOf = (asked: readonly string[] | undefined, counted: readonly string[]): boolean =>
  asked === undefined || asked.some((status) => counted.includes(status));

/** The sums under a list of invoices: what they bill minus credit notes, and what of it is open. */
export function invoiceTotalsRow(
  totals: InvoiceTotals | undefined,
  { status, deleted }: Pick<Partial<ListInvoices>, 'status' | 'deleted'> = {},
): ListTotals | undefined {
  if (!totals) return undefined;
  if (deleted || !someOf(status, billedInvoiceStatuses))
    return { label: 'Total', cells: { total: moneyText(totals.total - totals.credited) } };
  return {
    label: 'Total billed',
    cells: { total: moneyText(totals.billed), balance: moneyText(totals.balance) },
  };
}

/** The sums under a list of payments: what was received, what went back of it, and what was kept. */
export function paymentTotalsRow(
  totals: DealPaymentTotals | undefined,
  { status }: Pick<Partial<ListDealPayments>, 'status'> = {},
): ListTotals | undefined {
  if (!totals) return undefined;
  if (!someOf(status, receivedPaymentStatuses)) return { label: 'Total', cells: { amount: moneyText(totals.amount) } };
  const { received, refunded, kept } = totals;
  return {
    label: 'Total received',
    cells: { amount: moneyText(received), refunded: moneyText(0 - refunded), kept: moneyText(kept) },
  };
}

/** The sum under a list of refunds, over the days of its filter. */
export const refundTotalsRow = (totals: DealPaymentTotals | undefined): ListTotals | undefined =>
  totals && { label: 'Total refunded', cells: { refund: moneyText(totals.refunded) } };

/**
 * The sum under a list of schedule entries: amounts minus discounts. It is still to be billed only where the list leaves
 * out what was billed or cancelled.
 */
export const entryTotalsRow = (
  totals: ScheduleEntryTotals | undefined,
  label = 'Total after discounts',
): ListTotals | undefined => totals && { label, cells: { amount: moneyText(totals.to_bill) } };

/**
 * The sum under a list of deals: a month of the active ones, after discounts; of a list without active ones, of all.
 * It stands in the column of this key.
 */
export function dealTotalsRow(
  totals: DealTotals | undefined,
  { current_status: status, deleted }: Pick<Partial<ListDeals>, 'current_status' | 'deleted'> = {},
  column: 'monthly_amount' | 'amount' = 'monthly_amount',
): ListTotals | undefined {
  if (!totals || deleted) return undefined;
  const ofActive = someOf(status, ['active']);
  const amount = moneyText(ofActive ? totals.active_monthly_amount : totals.monthly_amount);
  if (column === 'amount')
    return { label: ofActive ? 'Active deals' : 'Total', cells: { amount: `${amount} a month` } };
  return { label: ofActive ? 'Active deals, a month' : 'Total a month', cells: { monthly_amount: amount } };
}
