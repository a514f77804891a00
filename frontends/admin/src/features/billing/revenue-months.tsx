import { billedInvoiceStatuses, receivedPaymentStatuses, type RevenueMonth } from '@portal/contracts';
import { moneyText } from '@portal/features';
import { addresses } from '../../addresses.js';
import { MonthFigures, type MonthFigure } from './month-figures.js';
import { daysOfMonth } from './days-of-month.js';

const received = receivedPaymentStatuses.join(',');

/** What was billed and what came in, month by month. */
export const RevenueMonths = ({ months }: { months: readonly RevenueMonth[] }) => (
  <MonthFigures
    label="Months in figures"
    titles={['Billed', 'Collected', 'Refunded', 'Outstanding']}
    months={months.map((month) => ({ month: month.month, figures: figuresOf(month) }))}
  />
);

function figuresOf({ month, billed, collected, refunded, outstanding }: RevenueMonth): readonly MonthFigure[] {
  const [first, last] = daysOfMonth(month);
  const invoices = `${addresses.billing}?issued_from=${first}&issued_to=${last}`;
  const payments = `${addresses.billing}?view=payments&received_from=${first}&received_to=${last}`;
  return [
    money(billed, `${invoices}&status=${billedInvoiceStatuses.join(',')}`),
    money(collected, `${payments}&status=${received}`),
    // money goes back when it goes back: its payments may be of other months
    money(refunded, `${addresses.billing}?view=payments&refunded_from=${first}&refunded_to=${last}`),
    money(outstanding, `${invoices}&status=open`),
  ];
}

const money = (amount: number, to: string): MonthFigure => ({ amount, words: moneyText(amount), to });
