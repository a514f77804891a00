import { anAdmin, anInvoice, hoursAgo, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { showScreen } from '../testing/index.js';
import { InvoiceSheet } from './invoice-sheet.js';

startFakeApi(anAdmin);

it('says on the paper what a payment brought and what of it became credit', async () => {
  const payment = {
    ...({ kind: 'payment', payment_id: 'p', method: 'check', reference: 'CHK-1001', reason: null } as const),
    ...{ amount: 450, received: 500, credit: 50, at: hoursAgo(2) },
  };
  showScreen(() => <InvoiceSheet invoice={anInvoice({ payments: [payment] })} />, '/', '/');
  const moves = await screen.findByRole('region', { name: 'Payments and credit notes' });
  expect(moves).toHaveTextContent(/Check CHK-1001.*\$500.*\$50.*credit.*\$450/);
});
