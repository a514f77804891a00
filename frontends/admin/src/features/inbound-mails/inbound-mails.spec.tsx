import { showScreen } from '@portal/features/testing';
import { aReceivedMail, anAdmin, anId, aUser, startFakeApi } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InboundMailListPage } from './inbound-mail-list.page.js';

const avery = anAdmin();
const { data } = startFakeApi(() => avery);

const show = (own: Parameters<typeof aReceivedMail>[0] = {}) => {
  const mail = aReceivedMail({ subject: 'No network', from_address: 'ada@elsewhere.test', ...own });
  data.users = [avery, aUser()];
  data.mails = [mail];
  showScreen(InboundMailListPage, '/admin/support/mails/:id?', `/admin/support/mails/${mail.id}`);
  return mail;
};

describe('The received mails', () => {
  it('say when there are none, and lead to the queues of tickets', async () => {
    data.mails = [];
    showScreen(InboundMailListPage, '/admin/support/mails/:id?', '/admin/support/mails');
    expect(await screen.findByText('No mails yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Mails/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Mine/ })).not.toHaveAttribute('aria-current');
  });

  it('show a stranger’s text as text, why it waits, and what is known of the sender', async () => {
    show({ text: '<b>None</b> at all.', checks: { spf: 'fail', dkim: 'none', dmarc: 'none' } });
    expect(await screen.findByText('<b>None</b> at all.')).toBeInTheDocument();
    expect(screen.getByText('Nobody here has this address.')).toBeInTheDocument();
    expect(screen.getByText('Not proven (SPF fail, DKIM none, DMARC none)')).toBeInTheDocument();
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
