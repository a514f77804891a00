import { dealIntervals, dealTypes } from '../deals/deal-terms.js';
import { customer, description, text, type KindOfImport } from './import-field.js';

export const deals: KindOfImport = {
  label: 'Deals',
  noun: ['deal', 'deals'],
  sameWhen: 'the customer has a deal of this title',
  fields: [
    text('title', 'Title', { required: true, also: ['deal', 'deal title', 'name'] }),
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
      hint: 'Of a recurring deal',
      also: ['interval', 'billing period'],
    },
    {
      name: 'amount',
      label: 'Amount',
      type: 'number',
      hint: 'US dollars a period, or once',
      also: ['price', 'value', 'amount usd'],
    },
    { name: 'setup_fee', label: 'Setup fee', type: 'number', hint: 'US dollars', also: ['set-up fee', 'setup'] },
    { name: 'starts_on', label: 'Starts on', type: 'day', also: ['start', 'start date', 'begins'] },
    description,
    text('terms', 'Terms', { type: 'lines', also: ['conditions'] }),
    text('internal_notes', 'Internal notes', { type: 'lines', also: ['notes', 'internal'] }),
  ],
};
