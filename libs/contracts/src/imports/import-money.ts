import { paymentMethods } from '../billing/deal-payment.contract.js';
import { invoiceFields } from '../billing/invoice.fields.js';
import { dealFields } from '../deals/deal.fields.js';
import {
  currency,
  customer,
  description,
  importFields,
  ownField,
  ownNumber,
  type KindOfImport,
} from './import-field.js';

export const deals: KindOfImport = {
  label: 'Deals',
  noun: ['deal', 'deals'],
  sameWhen: 'the customer has a deal of this title, or one has its number',
  sameBy: 'customer and title',
  isUpdatable: true,
  fields: importFields(dealFields, (field) => [
    field('title', { label: 'Title', required: true, also: 'deal, deal title, deal name, name' }),
    field('customer_name', { ...customer, required: true }),
    field('deal_type', { required: true, hint: 'One-time or recurring', also: 'deal type, type' }),
    field('interval', {
      label: 'Period',
      words: {
        month: ['Every month', 'A month', 'Monthly'],
        quarter: ['Every quarter', 'A quarter', 'Quarterly'],
        year: ['Every year', 'A year', 'Yearly', 'Annually'],
      },
      hint: 'Of a recurring deal',
      also: 'interval, billed, billing period, billing frequency, frequency',
    }),
    field('amount', {
      label: 'Amount',
      hint: 'US dollars a period, or once',
      also: 'amount each time, deal amount, price, value, amount usd',
    }),
    currency,
    field('setup_fee', { hint: 'US dollars', also: 'set-up fee, setup' }),
    field('starts_on', { label: 'Starts on', also: 'start, starts, start date, begins' }),
    field('description', description),
    field('terms', { also: 'conditions' }),
    field('internal_notes', { also: 'notes, internal' }),
    ownNumber('deal', 'D-0012'),
  ]),
};

export const invoices: KindOfImport = {
  label: 'Paid invoices',
  noun: ['invoice', 'invoices'],
  sameWhen: 'the customer has an imported invoice of this number',
  sameBy: 'number',
  fields: importFields(invoiceFields, (field) => [
    field('number', {
      label: 'Number',
      required: true,
      hint: 'As it was in the other system; OLD- is put before it',
      also: 'invoice, invoice number, invoice no, no, num, document number, reference',
    }),
    field('customer_name', { ...customer, required: true }),
    field('issue_date', {
      name: 'issued_on',
      label: 'Issued on',
      required: true,
      also: 'issued, invoice date, issue date, transaction date, date, billed on, invoiced, invoiced on',
    }),
    field('paid_at', {
      name: 'paid_on',
      label: 'Paid on',
      type: 'day',
      required: true,
      also: 'paid at, paid date, payment date, date paid, settled on',
    }),
    field('total', {
      name: 'amount',
      label: 'Amount',
      required: true,
      hint: 'All that was paid, with tax, in US dollars',
      also: 'total, invoice total, amount paid, paid amount, amount usd, sum',
    }),
    currency,
    ownField('description', 'Description', {
      hint: 'The one line of the invoice',
      also: 'details, subject, memo, item, text',
    }),
    ownField('method', 'Paid by', {
      type: 'choice',
      values: paymentMethods,
      words: { ach: ['Bank transfer', 'Transfer', 'Wire'], card: ['Credit card', 'Debit card'] },
      hint: 'Other where there is none',
      also: 'method, payment method, payment type',
    }),
  ]),
};
