import { showScreen } from '@portal/features/testing';
import { anAdmin, aTicket, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from '../ticket-detail.page.js';
import { TicketListPage } from '../ticket-list.page.js';

const { data } = startFakeApi(() => anAdmin());

const printer = aTicket({ title: 'Printer', tags: ['VPN', 'Head office'] });
const phone = aTicket({ title: 'Phone', tags: [] });
beforeEach(() => {
  data.tickets = [printer, phone];
});

const showQueue = () => showScreen(TicketListPage, '/admin/support', '/admin/support?open=true');

describe('Tags of tickets', () => {
  it('stand on the row of the queue and are a filter of it', async () => {
    showQueue();
    const row = await screen.findByText('VPN');
    expect(row.parentElement).toHaveAttribute('title', 'VPN, Head office');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tag' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Head office' }));
    expect(await screen.findByRole('button', { name: 'Remove filter Tag: Head office' })).toBeInTheDocument();
  });

  it('are changed in the ticket by the keys alone, kept by leaving them and restored by Escape', async () => {
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${phone.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit tags: None' }));
    await userEvent.keyboard('New{Enter}{Escape}');
    expect(data.tickets?.[1]?.tags).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit tags: None' }));
    await userEvent.keyboard('Head office{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(data.tickets?.[1]?.tags).toEqual(['Head office']));
  });

  it('are put on several tickets at once, and taken off', async () => {
    showQueue();
    for (const name of [/Printer/, /Phone/]) await userEvent.click(await screen.findByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Tags' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags of these 2 tickets' });
    await userEvent.type(within(dialog).getByRole('combobox', { name: /^Add/ }), 'Toner,');
    await userEvent.type(within(dialog).getByRole('combobox', { name: /^Remove/ }), 'VPN,');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change tags' }));
    const changed = { add_tags: ['Toner'], remove_tags: ['VPN'] };
    await waitFor(() => expect(data.tickets).toMatchObject([changed, changed]));
  });
});
