import type {
  DealPaymentTotals,
  DealPaymentView,
  DealTotals,
  DealView,
  InvoiceTotals,
  InvoiceView,
  ScheduleEntryTotals,
  ScheduleEntryView,
} from '@portal/contracts';
import { billedInvoiceStatuses, receivedPaymentStatuses } from '@portal/contracts';

const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((cents, row) => cents + Math.round(amountOf(row) * 100), 0) / 100;

const isBilled = ({ status }: InvoiceView): boolean => (billedInvoiceStatuses as readonly string[]).includes(status);
const isReceived = ({ status }: DealPaymentView): boolean =>
  (receivedPaymentStatuses as readonly string[]).includes(status);

/** The sums of these invoices, as the API counts them. */
export const totalsOfInvoices = (rows: readonly InvoiceView[]): InvoiceTotals => ({
  total: sum(rows, ({ total }) => total),
  credited: sum(rows, ({ credited }) => credited),
  paid: sum(rows, ({ paid }) => paid),
  billed: sum(rows.filter(isBilled), ({ total, credited }) => total - credited),
  balance: sum(
    rows.filter(({ status }) => status === 'open'),
    ({ balance }) => balance,
  ),
});

/** The sums of these payments, as the API counts them where no days of refunds are asked for. */
export const totalsOfPayments = (rows: readonly DealPaymentView[]): DealPaymentTotals => ({
  amount: sum(rows, ({ amount }) => amount),
  received: sum(rows.filter(isReceived), ({ amount }) => amount),
  refunded: sum(rows, ({ refunded }) => refunded),
  kept: sum(rows.filter(isReceived), ({ amount, refunded }) => amount - refunded),
});

/** The sums of these schedule entries, as the API counts them. */
export const totalsOfEntries = (rows: readonly ScheduleEntryView[]): ScheduleEntryTotals => ({
  amount: sum(rows, ({ amount }) => amount),
  discount: sum(rows, ({ discount }) => discount),
  to_bill: sum(rows, ({ amount, discount }) => amount - discount),
});

/** The sums of these deals, as the API counts them. */
export const totalsOfDeals = (rows: readonly DealView[]): DealTotals => {
  const monthly = ({ monthly_amount: amount, monthly_discount: discount }: DealView): number => amount - discount;
  return {
    amount: sum(rows, ({ amount }) => amount),
    monthly_amount: sum(rows, monthly),
    active_monthly_amount: sum(
      rows.filter(({ current_status: status }) => status === 'active'),
      monthly,
    ),
  };
};
