import {
  aDeal,
  aDealPayment,
  anAdmin,
  anInvoice,
  aRevenueSummary,
  aDealsAnalytics,
  aProblem,
  aScheduleEntry,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { DealsPage } from '../deals/deals.page.js';
import { BillingPage } from './billing.page.js';

const { api, money } = startFakeApi(anAdmin);

const show = (search = '') => showScreen(BillingPage, '/admin/billing', `/admin/billing${search}`);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const totals = async (label: string) => cellsOf(await screen.findByRole('row', { name: new RegExp(`^${label}`) }));

const note = { id: 'note-1', number: 'CN-2026-0001', amount: 75.5, reason: 'One visit less' };
const credited = () =>
  anInvoice({
    number: 'INV-2026-0501',
    credited: 75.5,
    balance: 374.5,
    credit_notes: [{ ...note, issued_at: '2026-11-12T15:00:00.000Z' }],
  });

describe('The rows that a figure of the revenue opens add up to it (decisions, section 5)', () => {
  it('invoices and their credit notes', async () => {
    const opened = credited();
    money.invoices = [opened, anInvoice({ status: 'paid' }), anInvoice({ status: 'void' })];
    money.totals.invoices = { ...money.totals.invoices, billed: 824.5, balance: 374.5 };
    const revenue = aRevenueSummary({
      months: [{ month: '2026-11', billed: 824.5, collected: 0, refunded: 0, outstanding: 374.5 }],
    });
    api.use(
      http.get('*/api/v1/deals/revenue-summary', () => HttpResponse.json({ data: revenue })),
      http.get('*/api/v1/deals/analytics', () => HttpResponse.json({ data: aDealsAnalytics() })),
    );
    const router = show('?view=revenue');
    await userEvent.click(await screen.findByRole('link', { name: '$824.50' }));
    const row = (await screen.findByRole('link', { name: 'CN-2026-0001' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/Credit note.*–−\$75\.50–/);
    expect(within(row).getByTitle('One visit less')).toHaveTextContent('Credit note');
    expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument(); // no bulk action concerns a credit note
    expect(await totals('Total billed')).toEqual(['$824.50', '$374.50']);
    expect(screen.queryByText('Void')).not.toBeInTheDocument();
    await userEvent.click(within(row).getByRole('link'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/billing/${opened.id}`));
  });

  it('the refunds of its days alone', async () => {
    money.payments = [
      aDealPayment({
        external_ref: 'CHK-77',
        refunded: 45,
        refunds: [
          { id: 'r1', amount: 33, reason: 'Paid twice', at: '2026-11-05T12:00:00.000Z' },
          { id: 'r2', amount: 12, reason: 'A month before', at: '2026-10-20T12:00:00.000Z' },
        ],
      }),
    ];
    api.use(
      http.get('*/api/v1/deals/deal-payments', () =>
        HttpResponse.json({
          data: money.payments,
          pagination: { page: 1, limit: 20, total: 1, has_more: false },
          totals: { amount: 450, received: 450, refunded: 33, kept: 405 },
        }),
      ),
    );
    show('?view=payments&refunded_from=2026-11-01&refunded_to=2026-11-30');
    expect(await screen.findByRole('heading', { name: /Refunds/ })).toBeInTheDocument();
    expect((await screen.findByText('Paid twice')).closest('tr')).toHaveTextContent(/CHK-77.*\$33\.00/);
    expect(screen.queryByText('A month before')).not.toBeInTheDocument();
    expect(await totals('Total refunded')).toEqual(['$33.00']);
  });
});

describe('Lists of money end with their totals', () => {
  it('of payments: received, refunded and kept; what is only expected is not counted', async () => {
    money.payments = [aDealPayment({ refunded: 50 }), aDealPayment({ status: 'pending', received_at: null })];
    money.totals.payments = { amount: 900, received: 450, refunded: 50, kept: 400 };
    show('?view=payments');
    expect(await totals('Total received')).toEqual(['$450.00', '−$50.00', '$400.00']);
  });

  it('of drafts, where nothing else is listed', async () => {
    money.invoices = [anInvoice({ status: 'draft' }), anInvoice()];
    money.totals.invoices = { total: 450, credited: 0, paid: 0, billed: 0, balance: 0 };
    show('?status=draft');
    expect(await totals('Total')).toEqual(['$450.00']);
  });

  it('of the billing schedule and of deals', async () => {
    money.entries = [aScheduleEntry({ discount: 25 }), aScheduleEntry()];
    money.totals.entries = { amount: 500, discount: 25, to_bill: 475 };
    show('?view=schedule');
    expect(await totals('Total after discounts')).toEqual(['$475.00']);
    money.deals = [
      aDeal({ current_status: 'active', monthly_discount: 45 }),
      aDeal({ current_status: 'cancelled', title: 'Over' }),
    ];
    money.totals.deals = { amount: 900, monthly_amount: 855, active_monthly_amount: 405 };
    showScreen(DealsPage, '/admin/deals', '/admin/deals');
    await waitFor(async () => expect(await totals('Active deals, a month')).toEqual(['$405.00']));
  });
});

describe('Several invoices at once', () => {
  it('say to how many addresses mails go, and who gets none and why', async () => {
    const person = { id: 'u-1', name: 'Dana Willis', timing: 'at_once', due_at: null, reason: null } as const;
    const off = { id: 'u-2', name: null, timing: 'never', due_at: null, reason: 'Switched off' } as const;
    money.mail.recipients = [
      { ...person, email: 'dana@neuse.example' },
      { ...off, email: 'books@neuse.example' },
    ];
    money.invoices = [1, 2].map(() => anInvoice({ status: 'draft', number: null }));
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Issue' }));
    const question = within(await screen.findByRole('dialog', { name: 'Issue these 2 drafts?' }));
    expect(await question.findByText('2 mails go to 1 address.')).toBeInTheDocument();
    expect(within(question.getByRole('list', { name: 'Who gets no mail' })).getByRole('listitem')).toHaveTextContent(
      'books@neuse.example · gets no mail: Switched off',
    );
  });

  it('say how many were issued, and which were not and why', async () => {
    const company = { status: 'draft', number: null, company_name: 'Neuse Bakery' } as const;
    const [first, second] = [anInvoice(company), anInvoice(company)];
    money.invoices = [first, second];
    const refused = aProblem({ code: 'conflict', status: 409, error: 'It has no lines' });
    api.use(
      http.put('*/api/v1/billing/invoices/:id', ({ params }) =>
        params['id'] === second.id ? HttpResponse.json(refused, { status: 409 }) : HttpResponse.json({ data: first }),
      ),
    );
    show();
    const issue = async (): Promise<void> => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
      await userEvent.click(screen.getByRole('button', { name: 'Issue' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Issue 2 invoices' }));
    };
    await issue();
    expect(
      await screen.findByText('1 of 2 invoices issued. Refused: Neuse Bakery, $450.00 (It has no lines).'),
    ).toBeInTheDocument();
    api.use(http.put('*/api/v1/billing/invoices/:id', () => HttpResponse.json({ data: first })));
    await issue();
    expect(await screen.findByText('2 invoices issued.')).toBeInTheDocument();
  });
});
