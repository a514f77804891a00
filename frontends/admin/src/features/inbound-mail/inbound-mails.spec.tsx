import { showScreen } from '@portal/features/testing';
import type { RefusedMailView } from '@portal/contracts';
import { aPage, aReceivedMail, aTicket, anAdmin, anId, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InboundMailDetailPage } from './inbound-mail-detail.js';
import { checksLabel } from './inbound-mail-labels.js';
import { InboundMailListPage } from './inbound-mail-list.page.js';
import { RefusedMailListPage } from './refused-mail-list.page.js';

const avery = anAdmin();
const { api, data } = startFakeApi(() => avery);

const show = (own: Parameters<typeof aReceivedMail>[0] = {}) => {
  const mail = aReceivedMail({ subject: 'No network', from_address: 'ada@elsewhere.test', ...own });
  data.users = [avery, aUser()];
  data.mails = [mail];
  showScreen(InboundMailDetailPage, '/admin/support/mails/:id', `/admin/support/mails/${mail.id}`);
  return mail;
};

describe('The received mails', () => {
  it('say when there are none, and lead to the queues of tickets', async () => {
    data.mails = [];
    showScreen(InboundMailListPage, '/admin/support/mails', '/admin/support/mails');
    expect(await screen.findByText('No mails yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Mails/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Mine/ })).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['pass', true, 'Proven (SPF pass, DMARC pass)'],
    ['none', true, 'Proven (by a network that is trusted)'],
    ['none', false, 'Not proven (no SPF, DKIM or DMARC)'],
  ] as const)('say what checks with “%s” found of a sender who is proven: %s', (result, isProven, said) => {
    const checks = { spf: result, dkim: 'none', dmarc: result } as const;
    expect(checksLabel({ checks, is_proven: isProven })).toBe(said);
  });

  it('show a stranger’s text as text, why it waits, and what is known of the sender', async () => {
    show({ text: '<b>None</b> at all.', checks: { spf: 'fail', dkim: 'none', dmarc: 'none' } });
    expect(await screen.findByText('<b>None</b> at all.')).toBeInTheDocument();
    expect(screen.getByText('Nobody here has this address.')).toBeInTheDocument();
    expect(screen.getByText('Not proven (SPF fail)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/original'),
    );
  });

  it('are marked as junk, and taken back', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Junk' }));
    await waitFor(() => expect(data.mails?.[0]?.status).toBe('junk'));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(data.mails?.[0]?.status).toBe('waiting'));
  });

  it('of a stranger become a ticket of a new customer', async () => {
    const mail = show({ from_name: 'Ada Grace Lane', user_id: null });
    let sent: unknown;
    api.use(
      http.post('*/api/v1/support/inbound-mails/:id/file', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ data: { ...mail, status: 'filed', version: 2 } });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Make a ticket' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a ticket of this mail' }));
    expect(dialog.getByLabelText('First name')).toHaveValue('Ada');
    await userEvent.clear(dialog.getByLabelText('First name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make ticket' }));
    expect(await dialog.findByText('Required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('First name'), 'Ada');
    await userEvent.type(dialog.getByLabelText(/^New company/), 'Lane & Co');
    await userEvent.click(dialog.getByRole('button', { name: 'Make ticket' }));
    await waitFor(() =>
      expect(sent).toEqual({
        customer: { first_name: 'Ada', last_name: 'Grace Lane', company_name: 'Lane & Co' },
        title: 'No network',
        category: 'other',
        priority: 'medium',
      }),
    );
  });

  it('of an admin go into the ticket of any customer', async () => {
    const ticket = aTicket({ requester_id: anId(), title: 'Printer' });
    data.tickets = [ticket];
    show({ user_id: avery.id, reason: 'from_admin' });
    let asked: URLSearchParams | undefined;
    api.use(
      http.get('*/api/v1/support/tickets', ({ request }) => {
        asked = new URL(request.url).searchParams;
        return HttpResponse.json(aPage([ticket]));
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add to a ticket' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add this mail to a ticket' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to ticket' }));
    expect(await dialog.findByText('Required')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Ticket' }));
    expect(await screen.findByTitle(`${ticket.number} Printer`)).toBeInTheDocument();
    expect(Object.fromEntries(asked ?? [])).not.toHaveProperty('requester_id');
  });

  it('that answer a request are added to it with one press', async () => {
    const request = { consultation_id: anId(), consultation_reference: 'C-2026-0042' };
    const mail = show({ reason: 'unproven_sender', ...request });
    let sent: unknown;
    api.use(
      http.post('*/api/v1/support/inbound-mails/:id/file', async ({ request: call }) => {
        sent = await call.json();
        return HttpResponse.json({ data: mail });
      }),
    );
    expect(await screen.findByRole('link', { name: 'C-2026-0042' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to C-2026-0042' }));
    await waitFor(() => expect(sent).toEqual({ consultation_id: request.consultation_id }));
  });

  it('lead to the ticket that they are in, with nothing left to do', async () => {
    const ticket = { ticket_id: anId(), ticket_number: 'S-0042' };
    show({ status: 'filed', reason: null, ...ticket });
    expect(await screen.findByRole('link', { name: 'S-0042' })).toHaveAttribute(
      'href',
      `/admin/support/${ticket.ticket_id}`,
    );
    expect(screen.queryByRole('button', { name: /Junk|ticket/ })).not.toBeInTheDocument();
  });
});

describe('The refused mails', () => {
  const aRefusedMail = (own: Partial<RefusedMailView>): RefusedMailView => ({
    id: anId(),
    from_address: 'dana@bakery.test',
    is_proven: true,
    subject: 'No network',
    reason: 'sender',
    attempts: 3,
    mail_id: null,
    created_at: '2026-05-04T10:00:00Z',
    refused_at: '2026-05-04T10:20:00Z',
    ...own,
  });

  it('say why each was not taken, and which arrived since', async () => {
    const mail = aReceivedMail();
    const rows = [
      aRefusedMail({}),
      aRefusedMail({ subject: 'Away', reason: 'loop' }),
      aRefusedMail({ subject: 'Printer', mail_id: mail.id }),
    ];
    api.use(http.get('*/api/v1/support/refused-mails', () => HttpResponse.json(aPage(rows))));
    showScreen(RefusedMailListPage, '/admin/support/mails/refused', '/admin/support/mails/refused');
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await row(/No network/)).getByText('Too many of this sender')).toBeInTheDocument();
    expect((await row(/No network/)).getByText('Not here yet')).toBeInTheDocument();
    expect((await row(/Away/)).getByText('Refused')).toBeInTheDocument();
    expect((await row(/Printer/)).getByRole('link', { name: 'Arrived later' })).toHaveAttribute(
      'href',
      `/admin/support/mails/${mail.id}`,
    );
  });
});
