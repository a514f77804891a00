import { metricsOf } from '../core/metric.js';
import { receivedPaymentStatuses } from './deal-payment.contract.js';
import { overdueGroups } from './invoice.contract.js';

export const scheduleEntryMetrics = metricsOf('entries', ['customer_id'])({
  amounts_to_approve: {
    label: 'Amounts to approve',
    sentence: 'Amounts that are ready to be billed once one of us approves them',
    roles: ['admin'],
    filter: { status: ['ready'] },
  },
});

export const invoiceMetrics = metricsOf('invoices', ['company_id', 'customer_id'])({
  unpaid_invoices: {
    label: 'Unpaid invoices',
    sentence: 'Invoices on which something is still to be paid',
    roles: ['customer'],
    filter: { status: ['open'] },
  },
  overdue_invoices: {
    label: 'Overdue invoices',
    sentence: 'Open invoices past their due date',
    roles: ['admin', 'customer'],
    filter: { overdue: [...overdueGroups] },
  },
  outstanding: {
    label: 'Outstanding',
    sentence: 'Open balances of all invoices',
    unit: 'usd',
    roles: ['admin', 'customer'],
    filter: { status: ['open'] },
    measure: 'balance',
  },
  overdue_balance: {
    label: 'Overdue',
    sentence: 'Balances of open invoices past their due date',
    unit: 'usd',
    roles: ['admin', 'customer'],
    filter: { overdue: [...overdueGroups] },
    measure: 'balance',
  },
});

export const paymentMetrics = metricsOf('payments', ['company_id', 'customer_id'])({
  total_revenue: {
    label: 'Total Revenue',
    sentence: 'Payments received minus refunds',
    unit: 'usd',
    roles: ['admin'],
    filter: { status: [...receivedPaymentStatuses] },
    measure: 'kept',
  },
});
