import {
  dealFields,
  dealStatuses,
  invoiceFields,
  invoiceStatuses,
  paymentMethods,
  paymentStatuses,
} from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { visibleInvoices, visiblePayments } from '../../billing/index.js';
import { activeMonthlyWorth, endedAt, visibleDeals } from '../../deals/index.js';
import { moneyMetrics } from '../definitions/money-metrics.js';
import { recordMetrics } from '../definitions/record-metrics.js';
import { commonColumns, customerColumns, fieldColumn, instantColumn, textColumn, usdColumn } from './common-columns.js';
import type { OpenedRecord, ReportSource } from './report-source.js';

const payer = { customer: sql.ref('c.id'), company: sql.ref('c.company_id') };
const deal: OpenedRecord = { kind: 'deal', id: sql.ref('d.id') };
const invoice: OpenedRecord = { kind: 'invoice', id: sql.ref('i.id') };

/** Deals, over the query of their list. */
export const dealSource: ReportSource = {
  name: 'deals',
  label: 'Deals',
  key: sql.ref('d.id'),
  columns: {
    number: { ...recordMetrics.number, value: sql.ref('d.number'), opens: deal },
    title: { ...fieldColumn(dealFields.title, sql.ref('d.title')), opens: deal },
    ...customerColumns(personNameOrEmail('c'), sql.ref('company.name'), payer),
    status: { ...recordMetrics.status, value: sql.ref('d.current_status'), choices: dealStatuses },
    type: fieldColumn(dealFields.deal_type, sql.ref('d.deal_type')),
    interval: fieldColumn(dealFields.interval, sql.ref('d.interval')),
    amount: { ...moneyMetrics.amount, value: sql.ref('d.amount_cents') },
    monthly: { ...moneyMetrics.monthly, value: activeMonthlyWorth },
    setup_fee: fieldColumn(dealFields.setup_fee, sql.ref('d.setup_fee_cents')),
    code: {
      ...fieldColumn(dealFields.promo_code, sql.ref('r.code')),
      isInternal: true,
      opens: { kind: 'promo_code', id: sql.ref('r.code') },
    },
    offered: instantColumn('Offered', 'When it was first sent', sql.ref('d.offered_at')),
    accepted: fieldColumn(dealFields.accepted_at, sql.ref('d.accepted_at')),
    ended: instantColumn('Ended', 'When it was cancelled or completed', endedAt),
    ...commonColumns('d'),
  },
  read: (em, reader, columns) => visibleDeals(em, reader).select(columns),
};

/** Invoices, over the query of their list. */
export const invoiceSource: ReportSource = {
  name: 'invoices',
  label: 'Invoices',
  key: sql.ref('i.id'),
  columns: {
    number: { ...recordMetrics.number, value: sql.ref('i.number'), opens: invoice },
    ...customerColumns(personNameOrEmail('c'), sql.ref('k.name'), payer),
    status: { ...recordMetrics.status, value: sql.ref('i.status'), choices: invoiceStatuses },
    issued: fieldColumn(invoiceFields.issue_date, sql.ref('i.issue_date')),
    due: fieldColumn(invoiceFields.due_date, sql.ref('i.due_date')),
    discount: fieldColumn(invoiceFields.discount, sql.ref('i.discount_cents')),
    tax: fieldColumn(invoiceFields.tax, sql.ref('i.tax_cents')),
    total: { ...moneyMetrics.total, value: sql.ref('i.total_cents') },
    paid: fieldColumn(invoiceFields.paid, sql.ref('i.paid_cents')),
    balance: fieldColumn(
      invoiceFields.balance,
      sql`case when i.status = 'open' then i.balance_cents else 0 end`,
    ),
    ...commonColumns('i'),
  },
  read: (em, reader, columns) => visibleInvoices(em, reader).select(columns),
};

/** Payments, over the query of their list. */
export const paymentSource: ReportSource = {
  name: 'payments',
  label: 'Payments',
  key: sql.ref('y.id'),
  columns: {
    reference: textColumn('Reference', 'The reference of the payment', sql.ref('y.external_ref')),
    ...customerColumns(personNameOrEmail('c'), sql.ref('company.name'), payer),
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
