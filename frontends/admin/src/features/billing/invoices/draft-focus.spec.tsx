import { showScreen } from '@portal/features/testing';
import { anAdmin, anInvoice, http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InvoiceDetailPage } from './invoice-detail.page.js';

const { api, money } = startFakeApi(anAdmin);

it('a draft begins in its first line; Enter goes on to the next one, and Ctrl+Enter saves', async () => {
  const draft = anInvoice({ status: 'draft', number: null, lines: [] });
  money.invoices = [draft];
  const sent: unknown[] = [];
  api.use(
    http.put('*/api/v1/billing/invoices/:id', async ({ request }) => {
      sent.push(await request.json());
      const line = { ...anInvoice().lines[0], schedule_entry_id: null, description: 'Visit' };
      return HttpResponse.json({ data: { ...draft, lines: [line], version: 2 } });
    }),
  );
  showScreen(InvoiceDetailPage, '/admin/billing/:id', `/admin/billing/${draft.id}`);
  const fieldOf = async (number: number, label: string) =>
    within(await screen.findByRole('group', { name: `Line ${number}` })).getByLabelText(label);
  const first = await fieldOf(1, 'Description');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('Visit');
  fireEvent.change(await fieldOf(1, 'Price'), { target: { value: '95' } });
  (await fieldOf(1, 'Discount')).focus();
  await userEvent.keyboard('{Enter}');
  expect(await fieldOf(2, 'Description')).toHaveFocus();
  (await fieldOf(1, 'Quantity')).focus();
  await userEvent.keyboard('{Enter}');
  expect(await fieldOf(2, 'Description')).toHaveFocus();
  expect(screen.queryByLabelText('Line 3')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toMatchObject([{ lines: [{ description: 'Visit', unit_price: 95 }] }]));
  await waitFor(() => expect(first).toHaveFocus()); // the empty line is gone
});
