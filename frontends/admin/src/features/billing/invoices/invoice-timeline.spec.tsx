import { anAdmin, anInvoice, aProblem, aTimelineEntry, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BillingPage } from '../billing.page.js';
import { InvoiceDetailPage } from './invoice-detail.page.js';

const { api, money } = startFakeApi(anAdmin);
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  money.timeline = { entries: [], next_reminder_on: null, is_reminded_today: false };
});

const showInvoice = () =>
  showScreen(InvoiceDetailPage, '/admin/billing/:id', `/admin/billing/${money.invoices[0]?.id}`);
const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));

describe('The timeline of an invoice', () => {
  it('tells in words what came, what became credit, what went wrong, and when the next reminder goes', async () => {
    money.invoices = [anInvoice()];
    money.timeline = {
      entries: [
        aTimelineEntry({ actor_name: 'Avery Cole' }),
        aTimelineEntry({ kind: 'mail', subject: 'New invoice', recipient: 'books@neuse.example', status: 'sent' }),
        aTimelineEntry({
          kind: 'mail',
          subject: 'New invoice',
          status: 'failed',
          reason: 'The mail server refused it',
        }),
        aTimelineEntry({ kind: 'read', subject: 'New invoice', recipient: 'Dana Willis' }),
        aTimelineEntry({ kind: 'reminder', days: 7 }),
        aTimelineEntry({ kind: 'reminder', days: -3 }),
        aTimelineEntry({
          ...{ kind: 'payment', method: 'check', reference: '1001' },
          ...{ amount: 1534.5, received: 2000, credit: 465.5 },
        }),
        aTimelineEntry({ kind: 'payment', method: 'ach', reference: 'A-7', amount: 20, received: 100 }),
        aTimelineEntry({ kind: 'refund', amount: -500, reason: 'Paid too much' }),
      ],
      next_reminder_on: '2026-12-08',
      is_reminded_today: false,
    };
    showInvoice();
    const shown = await timeline();
    const words = (await shown.findAllByRole('listitem')).map(({ textContent }) => textContent);
    for (const [index, text] of [
      'Issued',
      'E-mail “New invoice”',
      'The mail server refused it',
      'Opened in the portal: “New invoice”',
      'Reminder, 7 days overdue',
      'Reminder, 3 days before it was due',
      'Check 1001: $2,000.00, of which $465.50 became credit',
      '$20.00 from the account’s credit (Bank transfer (ACH) A-7)',
      'Refund: $500.00Paid too much',
    ].entries())
      expect(words[index]).toContain(text);
    expect(words[0]).toContain('Avery Cole');
    expect(words[1]).toContain('books@neuse.example · Sent');
    expect(shown.getByText(/^Next reminder Dec 8/)).toBeInTheDocument();
  });

  it('sends a reminder after a question, and none a second time on the day', async () => {
    const [invoice] = (money.invoices = [anInvoice()]);
    api.use(
      http.post('*/api/v1/billing/invoices/:id/remind', async ({ request }) => {
        sent.push(await request.json());
        money.timeline = { ...money.timeline, is_reminded_today: true };
        return HttpResponse.json({ data: invoice });
      }),
    );
    showInvoice();
    await userEvent.click(await (await timeline()).findByRole('button', { name: 'Send reminder now' }));
    const asked = within(await screen.findByRole('dialog', { name: `Remind of ${invoice?.number} now?` }));
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('Reminder sent successfully.')).toBeInTheDocument();
    expect(await screen.findByText('Reminded today')).toBeInTheDocument();
    expect(sent).toEqual([{ version: 1 }]);
  });
});

it('an issued invoice is sent again from its menu, after its first mail was shown', async () => {
  const [invoice] = (money.invoices = [anInvoice()]);
  const shown: (string | null)[] = [];
  api.use(
    http.get('*/api/v1/billing/invoices/:id/mail', ({ request }) => {
      shown.push(new URL(request.url).searchParams.get('again'));
      return HttpResponse.json({ data: { recipients: [], mail: null, attachment: null } });
    }),
    http.post('*/api/v1/billing/invoices/:id/send-again', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: invoice });
    }),
  );
  showInvoice();
  await userEvent.click(await screen.findByRole('button', { name: `More for ${invoice?.number}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send it again' }));
  const asked = within(await screen.findByRole('dialog', { name: `Send ${invoice?.number} again?` }));
  await waitFor(() => expect(shown).toEqual(['true']));
  expect(sent).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Send invoice' }));
  await waitFor(() => expect(sent).toEqual([{ version: 1 }]));
});

it('several open invoices are reminded of from the list, which names those that were refused', async () => {
  const [one, other] = (money.invoices = [anInvoice(), anInvoice()]);
  api.use(
    http.post('*/api/v1/billing/invoices/:id/remind', ({ params }) => {
      sent.push(params['id']);
      return params['id'] === one?.id
        ? HttpResponse.json({ data: one })
        : HttpResponse.json(aProblem({ code: 'invoice.reminded_today', error: 'Already reminded', status: 409 }), {
            status: 409,
          });
    }),
  );
  showScreen(BillingPage, '/admin/billing', '/admin/billing');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remind of these 2 invoices?' }));
  await userEvent.click(asked.getByRole('button', { name: /^Remind of 2/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(await screen.findByText(`1 of 2 reminders sent. Refused: ${other?.number} (Already reminded).`)).toBeVisible();
});
