import { paymentAccount } from '@portal/contracts';
import {
  aBillingAccount,
  aDeal,
  aDealPayment,
  anInvoice,
  aScheduleEntry,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { BillingPage } from './billing.page.js';
import { InvoiceDetailPage } from './invoice-detail.page.js';

const { api, money } = startFakeApi();

describe('Billing (specification, section 2)', () => {
  it('says what is owed, and leads from invoices to payments and to what comes next', async () => {
    const paid = anInvoice({ number: 'INV-2026-0001', status: 'paid' });
    const late = anInvoice({ number: 'INV-2026-0002', overdue_days: 4 });
    Object.assign(money, {
      invoices: [late, paid],
      payments: [
        aDealPayment({ method: 'check', external_ref: '1007', invoice_id: paid.id, invoice_number: paid.number }),
      ],
      entries: [
        aScheduleEntry({ title: 'Second half', status: 'pending', milestone_title: 'Tills arrive', discount: 25 }),
        aScheduleEntry({ title: 'Billed before', status: 'invoiced' }),
      ],
    });
    money.totals.invoices = { total: 900, credited: 0, paid: 450, billed: 900, balance: 450 };
    money.totals.payments = { amount: 450, received: 450, refunded: 0, kept: 450 };
    money.totals.entries = { amount: 250, discount: 25, to_bill: 225 };
    api.use(
      http.get('*/api/v1/billing/account', () =>
        HttpResponse.json({ data: aBillingAccount({ open_balance: 450, overdue_balance: 450, credit: 12.5 }) }),
      ),
    );
    showScreen(BillingPage, '/customer/billing', '/customer/billing');
    expect(await screen.findByText('4 days overdue')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'INV-2026-0002' })).toHaveAttribute('href', `/customer/billing/${late.id}`);
    expect(screen.getByRole('row', { name: /Total billed \$900\.00 \$450\.00/ })).toBeInTheDocument();
    expect((await screen.findByText('Credit')).nextSibling).toHaveTextContent('$12.50');

    const view = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Billing' })).getByRole('link', { name });
    await userEvent.click(view('Payments'));
    expect(await screen.findByText('Check 1007')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Total received.*\$450\.00/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'INV-2026-0001' })).toHaveAttribute('href', `/customer/billing/${paid.id}`);
    await userEvent.click(view('Coming up'));
    expect(await screen.findByText('when “Tills arrive” is done')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Total to bill \$225\.00/ })).toBeInTheDocument();
    expect(screen.queryByText('Billed before')).not.toBeInTheDocument();
  });

  it('shows the invoices of one deal, and says so', async () => {
    const deal = aDeal({ title: 'Managed backup' });
    Object.assign(money, {
      deals: [deal],
      invoices: [anInvoice({ number: 'INV-2026-0004', deal_id: deal.id }), anInvoice({ number: 'INV-2026-0005' })],
    });
    showScreen(BillingPage, '/customer/billing', `/customer/billing?deal_id=${deal.id}`);
    expect(await screen.findByRole('link', { name: 'INV-2026-0004' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'INV-2026-0005' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Deal: Managed backup' }));
    expect(await screen.findByRole('link', { name: 'INV-2026-0005' })).toBeInTheDocument();
  });

  it('has a word before each amount of a row on a phone', async () => {
    const { matchMedia } = window;
    Object.assign(window, {
      matchMedia: (query: string) => Object.assign(matchMedia(query), { matches: query === '(max-width: 899px)' }),
    });
    const credit_notes = [
      { id: 'n', number: 'CN-2026-0001', amount: 50, reason: 'Less', issued_at: '2026-11-02T15:00:00Z' },
    ];
    money.invoices = [anInvoice({ number: 'INV-2026-0004', balance: 400, credited: 50, credit_notes })];
    showScreen(BillingPage, '/customer/billing', '/customer/billing');
    await screen.findByText('INV-2026-0004');
    const rowOf = (number: string) => screen.getByText(number).closest('li');
    const [invoice, note] = ['INV-2026-0004', 'CN-2026-0001'].map((number) => rowOf(number)?.textContent);
    expect(invoice).toMatch(/Total \$450\.00To pay \$400\.00$/);
    expect(note).toMatch(/Total −\$50\.00$/);
    Object.assign(window, { matchMedia });
  });

  it('says where people pay that a payment is on its way, so that nobody pays twice', async () => {
    const covered = anInvoice({ number: 'INV-2026-0006', pending: 450, overdue_days: 2 });
    const partly = anInvoice({ number: 'INV-2026-0007', pending: 100 });
    money.invoices = [covered, partly];
    api.use(
      http.get('*/api/v1/billing/account', () =>
        HttpResponse.json({ data: aBillingAccount({ open_balance: 900, pending: 550 }) }),
      ),
    );
    showScreen(BillingPage, '/customer/billing', '/customer/billing');
    expect(await screen.findByText('$550.00 is on its way')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /INV-2026-0006 Payment on its way/ })).toBeInTheDocument();
    cleanup();

    showScreen(InvoiceDetailPage, '/customer/billing/:id', `/customer/billing/${covered.id}`);
    expect(await screen.findByText(/You don’t need to pay again/)).toBeInTheDocument();
    expect(screen.getByText('$450.00 is being checked')).toBeInTheDocument();
    cleanup();
    showScreen(InvoiceDetailPage, '/customer/billing/:id', `/customer/billing/${partly.id}`);
    expect(await screen.findByText(/After it, \$350\.00 is left to pay/)).toBeInTheDocument();
  });

  it('shows an invoice with how to pay it and its PDF', async () => {
    const invoice = anInvoice({ number: 'INV-2026-0003', paid: 200, balance: 250 });
    money.invoices = [invoice];
    showScreen(InvoiceDetailPage, '/customer/billing/:id', `/customer/billing/${invoice.id}`);
    expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0003' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'From' }).parentElement).toHaveTextContent('Pamlico IT');
    expect(screen.getByText('$250.00 of $450.00 left to pay')).toBeInTheDocument();
    const howToPay = screen.getByRole('region', { name: 'How to pay' });
    for (const words of [/Pay by ACH or check/, paymentAccount.routingNumber, paymentAccount.accountNumber])
      expect(howToPay).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      `/api/v1/billing/invoices/${invoice.id}/pdf`,
    );
  });
});
