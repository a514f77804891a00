import { ImportedInvoice, MAX_OLD_NUMBER } from './imported-invoice.js';

const invoice = { customer_id: '0193b000-0000-7000-8000-000000000001', issued_on: '2026-03-31', paid_on: '2026-03-31' };
const accepts = (own: object): boolean =>
  ImportedInvoice.safeParse({ ...invoice, number: '77', amount: 0.01, ...own }).success;

it('takes a number of the other system as long as the limit says, and an amount of a cent', () => {
  expect(accepts({ number: '7'.repeat(MAX_OLD_NUMBER) })).toBe(true);
  expect(accepts({ number: '7'.repeat(MAX_OLD_NUMBER + 1) })).toBe(false);
  expect(accepts({ amount: 0 })).toBe(false);
});
