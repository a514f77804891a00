import { dealFields, invoiceFields, paymentMethods, paymentStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { visibleInvoices, visiblePayments } from '../../billing/index.js';
import { activeMonthlyWorth, endedAt, visibleDeals } from '../../deals/index.js';
import { moneyMetrics } from '../definitions/money-metrics.js';
import { recordMetrics } from '../definitions/record-metrics.js';
import { commonColumns, instantColumn, ownerColumns, sourceColumns, textColumn, usdColumn } from './common-columns.js';
import type { OpenedRecord, ReportSource } from './report-source.js';

const deal: OpenedRecord = { kind: 'deal', id: sql.ref('d.id') };
const invoice: OpenedRecord = { kind: 'invoice', id: sql.ref('i.id') };

/** Deals, over the query of their list. */
export const dealSource: ReportSource = {
  name: 'deals',
  label: 'Deals',
  key: sql.ref('d.id'),
  columns: sourceColumns(
    { fields: dealFields, alias: 'd', elsewhere: ['customer_name', 'company_name', 'created_at'] },
    (field) => ({
      number: field('number', { ...recordMetrics.number, opens: deal }),
      title: field('title', { opens: deal }),
      ...ownerColumns('c', 'company'),
      status: field('current_status', recordMetrics.status),
      type: field('deal_type'),
      interval: field('interval'),
      amount: field('amount', moneyMetrics.amount),
      monthly: field('monthly_amount', { ...moneyMetrics.monthly, value: activeMonthlyWorth }),
      setup_fee: field('setup_fee'),
      code: field('promo_code', {
        value: sql.ref('r.code'),
        isInternal: true,
        opens: { kind: 'promo_code', id: sql.ref('r.code') },
      }),
      offered: instantColumn('Offered', 'When it was first sent', sql.ref('d.offered_at')),
      accepted: field('accepted_at'),
      ended: instantColumn('Ended', 'When it was cancelled or completed', endedAt),
      ...commonColumns('d'),
    }),
  ),
  read: (em, reader, columns) => visibleDeals(em, reader).select(columns),
};

/** Invoices, over the query of their list. */
export const invoiceSource: ReportSource = {
  name: 'invoices',
  label: 'Invoices',
  key: sql.ref('i.id'),
  columns: sourceColumns(
    { fields: invoiceFields, alias: 'i', elsewhere: ['customer_name', 'company_name', 'created_at'] },
    (field) => ({
      number: field('number', { ...recordMetrics.number, opens: invoice }),
      ...ownerColumns('c', 'k'),
      status: field('status', recordMetrics.status),
      issued: field('issue_date'),
      due: field('due_date'),
      discount: field('discount'),
      tax: field('tax'),
      total: field('total', moneyMetrics.total),
      paid: field('paid'),
      balance: field('balance', { value: sql`case when i.status = 'open' then i.balance_cents else 0 end` }),
      ...commonColumns('i'),
    }),
  ),
  read: (em, reader, columns) => visibleInvoices(em, reader).select(columns),
};

/** Payments, over the query of their list. */
export const paymentSource: ReportSource = {
  name: 'payments',
  label: 'Payments',
  key: sql.ref('y.id'),
  columns: {
    reference: textColumn('Reference', 'The reference of the payment', sql.ref('y.external_ref')),
    ...ownerColumns('c', 'company'),
    status: { ...recordMetrics.status, value: sql.ref('y.status'), choices: paymentStatuses },
    method: textColumn('Method', 'How it was paid', sql.ref('y.method'), paymentMethods),
    invoice: { ...textColumn('Invoice', 'The invoice that it was made for', sql.ref('i.number')), opens: invoice },
    amount: usdColumn('Amount', 'What was paid', sql.ref('y.amount_cents')),
    refunded: usdColumn('Refunded', 'What went back', sql.ref('y.refunded_cents')),
    received: instantColumn('Received', 'When the money came', sql.ref('y.received_at')),
    ...commonColumns('y'),
  },
  read: (em, reader, columns) =>
    visiblePayments(em, reader).leftJoin('companies as company', 'company.id', 'c.company_id').select(columns),
};
