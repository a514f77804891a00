import {
  invoiceStatuses,
  labelsOf,
  paymentMethods,
  paymentStatuses,
  scheduleEntryStatuses,
  scheduleEntryTypes,
  type OverdueGroup,
  type PaymentMethod,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States of an invoice in words, as customer and admin read them. */
export const invoiceStatusLabels = labelsOf(invoiceStatuses);

export const invoiceStatusTones = tonesOf(invoiceStatuses);

/** How long an open invoice has been due. */
export const overdueLabels: Labels<OverdueGroup> = {
  '0-30': 'Up to 30 days overdue',
  '31-60': '31 to 60 days overdue',
  '61-90': '61 to 90 days overdue',
  '90+': 'More than 90 days overdue',
};

/** States of an amount that is to be billed. */
export const entryStatusLabels = labelsOf(scheduleEntryStatuses);

export const entryStatusTones = tonesOf(scheduleEntryStatuses, { pending: 'neutral' });

/** What an amount is billed for. */
export const entryTypeLabels = labelsOf(scheduleEntryTypes, { one_time: 'One-time' });

/** States of a payment. */
export const paymentStatusLabels = labelsOf(paymentStatuses, {
  succeeded: 'Received',
  partially_refunded: 'Partly refunded',
});

export const paymentStatusTones = tonesOf(paymentStatuses);

/** How money came. */
export const paymentMethodLabels = labelsOf(paymentMethods);

const isMethod = (method: string): method is PaymentMethod => method in paymentMethodLabels;

/** How money came to an invoice, in words; the account's credit has no method of its own. */
export const methodLabel = (method: string): string =>
  isMethod(method) ? paymentMethodLabels[method] : 'Account credit';

/** What an invoice is called before and after it has a number; that it is a draft stands in its status. */
export const invoiceName = ({ number }: { number: string | null }): string => number ?? 'Not numbered yet';
