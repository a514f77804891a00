import { invoiceName, invoiceStatusLabels } from './billing-labels.js';

describe('the name of an invoice', () => {
  it('is its number, and without one no second “Draft” beside its status', () => {
    expect(invoiceName({ number: 'INV-0001' })).toBe('INV-0001');
    expect(invoiceName({ number: null })).not.toBe(invoiceStatusLabels.draft);
  });
});
