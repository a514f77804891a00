import { companyFields, dealFields, fieldsWith, invoiceFields } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { NewInvoice } from '../src/features/billing/invoices/invoice.form.js';
import { NewCompany } from '../src/features/companies/company.form.js';
import { NewDeal } from '../src/features/deals/deal.form.js';

startFakeApi(() => anAdmin());
const close = (): void => undefined;

const forms = [
  { title: 'New company', fields: companyFields, elsewhere: [], Form: () => <NewCompany onClose={close} /> },
  // the day on which a paused deal resumes is asked for when it is paused
  { title: 'New deal', fields: dealFields, elsewhere: ['resumes_at'], Form: () => <NewDeal onClose={close} /> },
  // its page has the others: lines are a list of fields
  {
    title: 'New invoice',
    fields: invoiceFields,
    elsewhere: ['due_date', 'lines', 'tax_rate', 'notes'],
    Form: () => <NewInvoice onClose={close} />,
  },
];

it.each(forms)('$title has an item for every field that the catalogue puts into forms', async (form) => {
  showScreen(form.Form, '/', '/');
  await screen.findByRole('dialog', { name: form.title });
  const names = fieldsWith(form.fields, 'form').map(([name]) => name);
  const missing = names.filter((name) => !document.querySelector(`label[for="${name}"]`));
  expect(missing).toEqual(form.elsewhere);
});
