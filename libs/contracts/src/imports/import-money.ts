import { paymentMethods } from '../billing/deal-payment.contract.js';
import { dealIntervals, dealTypes } from '../deals/deal-terms.js';
import { currency, customer, description, text, type KindOfImport } from './import-field.js';

export const deals: KindOfImport = {
  label: 'Deals',
  noun: ['deal', 'deals'],
  sameWhen: 'the customer has a deal of this title',
  sameBy: 'customer and title',
  fields: [
    text('title', 'Title', { required: true, also: ['deal', 'deal title', 'deal name', 'name'] }),
    { ...customer, required: true },
    {
      name: 'deal_type',
      label: 'Type',
      type: 'choice',
      values: dealTypes,
      required: true,
      hint: 'One-time or recurring',
      also: ['deal type', 'type'],
    },
    {
      name: 'interval',
      label: 'Period',
      type: 'choice',
      values: dealIntervals,
      words: {
        month: ['Every month', 'A month', 'Monthly'],
        quarter: ['Every quarter', 'A quarter', 'Quarterly'],
        year: ['Every year', 'A year', 'Yearly', 'Annually'],
      },
      hint: 'Of a recurring deal',
      also: ['interval', 'billed', 'billing period', 'billing frequency', 'frequency'],
    },
    {
      name: 'amount',
      label: 'Amount',
      type: 'dollars',
      hint: 'US dollars a period, or once',
      also: ['amount each time', 'deal amount', 'price', 'value', 'amount usd'],
    },
    currency,
    { name: 'setup_fee', label: 'Setup fee', type: 'dollars', hint: 'US dollars', also: ['set-up fee', 'setup'] },
    { name: 'starts_on', label: 'Starts on', type: 'day', also: ['start', 'starts', 'start date', 'begins'] },
    description,
    text('terms', 'Terms', { type: 'lines', also: ['conditions'] }),
    text('internal_notes', 'Internal notes', { type: 'lines', also: ['notes', 'internal'] }),
  ],
};

export const invoices: KindOfImport = {
  label: 'Paid invoices',
  noun: ['invoice', 'invoices'],
  sameWhen: 'the customer has an imported invoice of this number',
  sameBy: 'number',
  fields: [
    text('number', 'Number', {
      required: true,
      hint: 'As it was in the other system; OLD- is put before it',
      also: ['invoice', 'invoice number', 'invoice no', 'no', 'num', 'document number', 'reference'],
    }),
    { ...customer, required: true },
    {
      name: 'issued_on',
      label: 'Issued on',
      type: 'day',
      required: true,
      also: [
        'issued',
        'invoice date',
        'issue date',
        'transaction date',
        'date',
        'billed on',
        'invoiced',
        'invoiced on',
      ],
    },
    {
      name: 'paid_on',
      label: 'Paid on',
      type: 'day',
      required: true,
      also: ['paid at', 'paid date', 'payment date', 'date paid', 'settled on'],
    },
    {
      name: 'amount',
      label: 'Amount',
      type: 'dollars',
      required: true,
      hint: 'All that was paid, with tax, in US dollars',
      also: ['total', 'invoice total', 'amount paid', 'paid amount', 'amount usd', 'sum'],
    },
    currency,
    text('description', 'Description', {
      hint: 'The one line of the invoice',
      also: ['details', 'subject', 'memo', 'item', 'text'],
    }),
    {
      name: 'method',
      label: 'Paid by',
      type: 'choice',
      values: paymentMethods,
      words: { ach: ['Bank transfer', 'Transfer', 'Wire'], card: ['Credit card', 'Debit card'] },
      hint: 'Other where there is none',
      also: ['method', 'payment method', 'payment type'],
    },
  ],
};
