import { aDealPayment, anAdmin, anInvoice, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NewPayment } from './payment.form.js';

const { api } = startFakeApi(anAdmin);
const sent: unknown[] = [];

const record = async (method: string, type: (form: ReturnType<typeof within>) => Promise<void>) => {
  api.use(
    http.post('*/api/v1/deals/deal-payments', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: aDealPayment() }, { status: 201 });
    }),
  );
  showScreen(() => <NewPayment deal_id="0198b0c0-0000-7000-8000-000000000001" onClose={() => undefined} />, '/', '/');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('combobox', { name: /Method/ }));
  await userEvent.click(await screen.findByTitle(method));
  await type(form);
  await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
};

describe('A payment is recorded', () => {
  beforeEach(() => void sent.splice(0));

  it('in cash with an amount alone: no number of a bank is asked for', async () => {
    await record('Cash', async (form) => {
      expect(form.getByLabelText(/Receipt number.*optional/)).toHaveValue('');
      expect(form.queryByLabelText(/Bank/)).not.toBeInTheDocument();
      await userEvent.type(form.getByLabelText(/Amount in dollars/), '40');
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      amount: 40,
      method: 'cash',
      status: 'succeeded',
      deal_id: '0198b0c0-0000-7000-8000-000000000001',
    });
  });

  it('by transfer with the bank’s number only', async () => {
    await record('Bank transfer (ACH)', async (form) => {
      await userEvent.type(form.getByLabelText(/Amount in dollars/), '40');
    });
    const form = within(screen.getByRole('dialog'));
    expect(await form.findByText('Required')).toBeInTheDocument();
    expect(form.getByLabelText(/Bank’s transaction number/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('of more than is owed only after a question that says what becomes credit', async () => {
    api.use(
      http.post('*/api/v1/deals/deal-payments', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: aDealPayment() }, { status: 201 });
      }),
    );
    const invoice = anInvoice({ balance: 450 });
    showScreen(() => <NewPayment invoice={invoice} onClose={() => undefined} />, '/', '/');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/Check number/), 'CHK-1001');
    await userEvent.clear(form.getByLabelText(/Amount in dollars/));
    await userEvent.type(form.getByLabelText(/Amount in dollars/), '915.50');
    const record = form.getByRole('button', { name: 'Record payment' });
    const question = async () =>
      within(await screen.findByRole('dialog', { name: /^Record \$915\.50 for an invoice/ }));
    await userEvent.click(record);
    expect((await question()).getByText('$465.50 becomes credit of the account.')).toBeInTheDocument();
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(record).toBeEnabled());
    expect(sent).toEqual([]);
    await userEvent.click(record);
    await userEvent.click((await question()).getByRole('button', { name: 'Record with credit' }));
    await waitFor(() => expect(sent).toMatchObject([{ amount: 915.5, invoice_id: invoice.id }]));
  });

  it('only when all that is needed is there, which is said at once', async () => {
    showScreen(() => <NewPayment onClose={() => undefined} />, '/', '/');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
    const errors = await waitFor(() => {
      const shown = [...document.querySelectorAll('.ant-form-item-has-error')];
      expect(shown).toHaveLength(3);
      return shown.map((item) => item.querySelector('label')?.textContent);
    });
    expect(errors).toEqual([
      expect.stringMatching(/^Customer/),
      expect.stringMatching(/^Amount/),
      expect.stringMatching(/^Check number/),
    ]);
  });
});
