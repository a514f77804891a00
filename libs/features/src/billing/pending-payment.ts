import type { InvoiceSummary } from '@portal/contracts';

type Owed = Pick<InvoiceSummary, 'status' | 'balance' | 'pending'>;

/** What is left of an open invoice's balance beside the payments that are on their way; US dollars. */
export const leftToPay = ({ balance, pending }: Owed): number =>
  Math.max(0, Math.round(balance * 100) - Math.round(pending * 100)) / 100;

/** Whether payments that are on their way cover an open invoice: it needn't be paid again. */
export const isPaymentOnItsWay = (invoice: Owed): boolean =>
  invoice.status === 'open' && invoice.balance > 0 && leftToPay(invoice) === 0;
