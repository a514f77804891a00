import {
  aDeal,
  aDealPayment,
  aDealsAnalytics,
  anAdmin,
  anInvoice,
  aProject,
  aRevenueSummary,
  aScheduleEntry,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { BillingPage } from './billing.page.js';
import { InvoiceDetailPage } from './invoices/invoice-detail.page.js';
import { NewInvoice } from './invoices/invoice.form.js';

const { api, money, rows } = startFakeApi(anAdmin);

const show = (search = '') => showScreen(BillingPage, '/admin/billing', `/admin/billing${search}`);
const showInvoice = () =>
  showScreen(InvoiceDetailPage, '/admin/billing/:id', `/admin/billing/${money.invoices[0]?.id}?view=schedule`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('Invoices in the console', () => {
  it('are listed with what is left and how late they are', async () => {
    money.invoices = [
      anInvoice({ overdue_days: 12, paid: 50, balance: 400 }),
      anInvoice({ number: null, status: 'draft' }),
    ];
    const router = show();
    const row = (await screen.findByText('12 days overdue')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('$450.00$50.00$400.00');
    await userEvent.click(within(row).getByRole('link'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/billing/${money.invoices[0]?.id}`));
  });

  it.each([
    ['draft', {}, ['Issue invoice'], ['Delete draft']],
    ['open', {}, ['Record payment', 'Void invoice', 'Mark uncollectible'], ['Send it again', 'Credit note']],
    ['open', { paid: 50, balance: 400 }, ['Record payment', 'Mark uncollectible'], ['Send it again', 'Credit note']],
    ['uncollectible', {}, ['Record payment', 'Void invoice'], []],
    ['paid', { paid: 450, balance: 0 }, [], ['Send it again', 'Credit note']],
    ['void', {}, [], []],
  ] as const)('offer, when %s %o, what may be done then', async (status, own, steps, more) => {
    money.invoices = [anInvoice({ status, ...own })];
    showInvoice();
    await screen.findByText('Total');
    expect(screen.getByRole('link', { name: 'Back to Billing' })).toHaveAttribute(
      'href',
      '/admin/billing?view=schedule',
    );
    const offered = async (menu: RegExp): Promise<(string | null)[]> => {
      await userEvent.click(await screen.findByRole('button', { name: menu }));
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
      return items
        .map(({ textContent }) => textContent)
        .filter((text) => !/^(Download|History of changes$)/.test(text));
    };
    if (more.length > 0) expect(await offered(/^More for/)).toEqual(more);
    else if (steps.length > 0) expect(await offered(/^Status/)).toEqual(steps);
    const primary = steps.find((step) => step === 'Issue invoice' || step === 'Record payment');
    expect(screen.queryAllByRole('button', { name: primary ?? /Issue|Record payment/ })).toHaveLength(primary ? 1 : 0);
  });

  it('name their customer and have their PDF at hand', async () => {
    money.invoices = [anInvoice({ customer_name: 'Dana Willis', number: 'INV-2026-0007' })];
    showInvoice();
    expect(await screen.findByRole('link', { name: 'Dana Willis' })).toHaveAttribute(
      'href',
      `/admin/customers/${money.invoices[0]?.customer_id}`,
    );
    expect(screen.getByRole('link', { name: 'Download INV-2026-0007 as PDF' })).toHaveAttribute(
      'href',
      `/api/v1/billing/invoices/${money.invoices[0]?.id}/pdf`,
    );
    expect(screen.getAllByText('Due')).toHaveLength(1);
  });

  it('begin with the customer and one of the customer’s deals; their draft opens', async () => {
    const [deal] = (money.deals = [aDeal()]);
    const made: unknown[] = [];
    api.use(
      http.post('*/api/v1/billing/invoices', async ({ request }) => {
        made.push(await request.json());
        return HttpResponse.json({ data: anInvoice({ status: 'draft', number: null }) }, { status: 201 });
      }),
    );
    const onClose = jest.fn();
    showScreen(() => <NewInvoice customerId={deal?.customer_id ?? ''} onClose={onClose} />, '/', '/');
    const form = await dialog('New invoice');
    await userEvent.click(await form.findByLabelText(/For the deal/));
    await userEvent.click(await screen.findByTitle(`${deal?.number} ${deal?.title}`));
    await userEvent.click(form.getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ status: 'draft' })));
    expect(made).toEqual([{ customer_id: deal?.customer_id, deal_id: deal?.id, tax_rate: 0 }]);
  });

  it('take payments, credit and credit notes; a refusal stands in the form', async () => {
    const [invoice] = (money.invoices = [anInvoice()]);
    money.credit = 20;
    const sent: unknown[] = [];
    api.use(
      ...['credit-notes', 'apply-credit'].map((call) =>
        http.post(`*/api/v1/billing/invoices/:id/${call}`, async ({ request }) => {
          sent.push([call, await request.json()]);
          return HttpResponse.json({ data: invoice }, { status: 201 });
        }),
      ),
    );
    showInvoice();
    await userEvent.click(await button('Apply credit'));
    await waitFor(() => expect(sent).toHaveLength(1));

    await userEvent.click(await button('Record payment'));
    const payment = await dialog(/Record payment for INV/);
    expect(payment.getByLabelText('Amount in dollars')).toHaveValue('450.00');
    await userEvent.click(payment.getByRole('button', { name: 'Record payment' }));
    expect(await payment.findByText('Required')).toBeInTheDocument();
    await userEvent.type(payment.getByLabelText('Check number'), 'CHK-1001');
    await userEvent.click(payment.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(money.payments).toMatchObject([{ invoice_id: invoice?.id, amount: 450, external_ref: 'CHK-1001' }]),
    );

    await userEvent.click(await button(/^More for/));
    await userEvent.click(await item('Credit note'));
    const note = await dialog(/Credit note for INV/);
    await userEvent.type(note.getByLabelText('Why'), 'Outage');
    await userEvent.click(note.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      ['apply-credit', { version: 1 }],
      ['credit-notes', { amount: 450, reason: 'Outage', version: 1 }],
    ]);
  });
});

describe('The billing schedule', () => {
  it('is approved, and approved entries of one customer become one invoice', async () => {
    const one = aScheduleEntry({ title: 'Setup', discount: 25 });
    const two = aScheduleEntry({ title: 'Deposit', status: 'approved', customer_id: one.customer_id });
    money.entries = [one, two];
    const router = show('?view=schedule');
    expect(await screen.findByText('$225.00')).toBeInTheDocument();
    await userEvent.click(await button('Actions for Setup'));
    await userEvent.click(await item('Approve'));
    await waitFor(() => expect(one.status).toBe('approved'));
    const invoice = anInvoice();
    api.use(
      http.post('*/api/v1/billing/invoices', async ({ request }) => {
        const { schedule_entry_ids: ids, customer_id } = (await request.json()) as Record<string, unknown>;
        expect([ids, customer_id]).toEqual([[one.id, two.id], one.customer_id]);
        return HttpResponse.json({ data: invoice }, { status: 201 });
      }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await button('Make an invoice'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/billing/${invoice.id}`));
  });

  it('shows by a chip what a link narrowed it to, and asks before an entry is cancelled for good', async () => {
    const [project] = (rows.projects = [aProject({ number: 'P-0042', name: 'Wiring' })]);
    const [entry] = (money.entries = [aScheduleEntry({ title: 'Setup', project_id: project?.id ?? '' })]);
    show(`?view=schedule&project_id=${project?.id}`);
    expect(await button('Remove filter Project: P-0042 Wiring')).toBeInTheDocument();
    await userEvent.click(await button('Actions for Setup'));
    await userEvent.click(await item('Cancel entry'));
    const asked = await dialog('Cancel “Setup”?');
    expect(entry?.status).toBe('ready');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel entry' }));
    await waitFor(() => expect(entry?.status).toBe('cancelled'));
  });
});

describe('Payments', () => {
  it('are refunded up to what is left of them', async () => {
    const [payment] = (money.payments = [aDealPayment({ status: 'partially_refunded', refunded: 100.1 })]);
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/deals/deal-payments/:id/refund', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: payment });
      }),
    );
    show('?view=payments');
    await userEvent.click(await button(/^Actions for payment CHK/));
    expect(screen.queryByRole('button', { name: /Received from|Refunded from/ })).not.toBeInTheDocument();
    await userEvent.click(await item('Refund'));
    const form = await dialog(/Refund payment/);
    await userEvent.type(form.getByLabelText('Why'), 'Paid twice');
    await userEvent.click(form.getByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(sent).toEqual([{ amount: 349.9, reason: 'Paid twice', version: 1 }]));
  });
});

describe('Revenue', () => {
  const month = '2026-11';
  const revenue = aRevenueSummary({
    totalMRR: 1234.5,
    outstanding: 450,
    months: [{ month, billed: 900, collected: 450, refunded: 50, outstanding: 450 }],
    overdue: { '0-30': 450, '31-60': 0, '61-90': 0, '90+': 0 },
  });
  const numbers = aDealsAnalytics({ months: [{ month, started: 7, ended: 0 }] });

  it.each([
    [/Monthly Revenue\s*\$1,234\.50/, '/admin/deals?current_status=active&deal_type=recurring'],
    [/Outstanding\s*\$450/, '/admin/billing?status=open'],
    [/Up to 30 days overdue/, '/admin/billing?overdue=0-30'],
    ['$50.00', '/admin/billing?view=payments&refunded_from=2026-11-01&refunded_to=2026-11-30'],
    ['$900.00', '/admin/billing?issued_from=2026-11-01&issued_to=2026-11-30&status=open,paid,uncollectible'],
    [/WELCOME-1 \(1 deal\)/, '/admin/deals?current_status=active&promo_code=WELCOME-1'],
    [/Every month \(2\)/, '/admin/deals?current_status=active&deal_type=recurring&interval=month'],
    [/Recurring \(2\)/, '/admin/deals?current_status=active&deal_type=recurring'],
    ['7', '/admin/deals?accepted_from=2026-11-01&accepted_to=2026-11-30'],
  ])('opens from %s the rows it is made of (decisions, section 5)', async (name, href) => {
    api.use(
      http.get('*/api/v1/deals/revenue-summary', () => HttpResponse.json({ data: revenue })),
      http.get('*/api/v1/deals/analytics', () => HttpResponse.json({ data: numbers })),
    );
    show('?view=revenue');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});
