import { anAdmin, aTicket, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketListPage } from './ticket-list.page.js';

const avery = anAdmin();
const { data } = startFakeApi(() => avery);

describe('The queue', () => {
  it.each([
    ['one’s own open tickets', avery.id, `?open=true&assignee_id=${avery.id}`],
    ['all open ones where none is one’s own', null, '?open=true'],
  ])('opens with %s', async (_what, assignee_id, search) => {
    data.tickets = [aTicket({ title: 'No phone', assignee_id })];
    const router = showScreen(TicketListPage, '/admin/support', '/admin/support');
    expect(await screen.findByRole('link', { name: /No phone/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe(search);
  });

  it('stays without a filter for who takes them all away', async () => {
    data.tickets = [aTicket({ title: 'No phone', status: 'closed' })];
    const router = showScreen(TicketListPage, '/admin/support', '/admin/support?status=closed');
    await screen.findByRole('link', { name: /No phone/ });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('link', { name: /No phone/ })).toBeInTheDocument();
  });
});
