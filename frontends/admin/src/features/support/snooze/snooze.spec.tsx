import { anAdmin, aTicket, hoursAgo, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from '../ticket-detail.page.js';
import { TicketListPage } from '../ticket-list.page.js';

const HOUR = 3_600_000;
const avery = anAdmin();
const { data } = startFakeApi(() => avery);

const given = (own: Parameters<typeof aTicket>[0] = {}) => {
  const ticket = aTicket({ title: 'Printer', status: 'open', assignee_id: avery.id, ...own });
  data.tickets = [ticket];
  return ticket;
};
const showTicket = (own?: Parameters<typeof aTicket>[0]) => {
  const { id } = given(own);
  showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${id}`);
};
const showQueue = () => showScreen(TicketListPage, '/admin/support', '/admin/support?status=open');
const showQueueOf = () => {
  given();
  showQueue();
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const untilOf = (): string | null | undefined => data.tickets?.[0]?.snoozed_until;
const expectHourAhead = () =>
  waitFor(() => {
    const ahead = Date.parse(untilOf() ?? '') - Date.parse(hoursAgo(0));
    expect(Math.abs(ahead - HOUR)).toBeLessThan(HOUR / 60);
  });

describe('Snoozing a ticket', () => {
  it('puts a row off with two presses, says until when, and wakes it; Undo does too', async () => {
    const { number } = given();
    showQueue();
    await userEvent.click(await screen.findByRole('button', { name: `Snooze ${number}` }));
    await choose('In 1 hour');
    await expectHourAhead();
    expect(await screen.findByText(/^Snoozed until/)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${number} is snoozed until .*M$`))).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(untilOf()).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: `Snooze ${number}` }));
    await choose('Tomorrow 8 AM');
    await userEvent.click(await screen.findByRole('button', { name: `Wake ${number}` }));
    await waitFor(() => expect(untilOf()).toBeNull());
  });

  it('puts an open ticket off from its menu, and wakes it from its head', async () => {
    showTicket();
    await userEvent.click(await screen.findByRole('button', { name: /^More for S-/ }));
    await choose('Snooze…');
    const dialog = within(await screen.findByRole('dialog', { name: /^Snooze S-/ }));
    expect(dialog.getByRole('button', { name: 'In 1 hour' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expectHourAhead();
    expect(await screen.findByText(/^Snoozed until/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Wake it' }));
    await waitFor(() => expect(untilOf()).toBeNull());
    expect(screen.queryByText(/^Snoozed until/)).not.toBeInTheDocument();
  });

  it.each([
    ['a row in focus', showQueueOf, 'j', 'Snooze this ticket'],
    ['an open ticket', showTicket, '', /^Snooze S-/],
  ])('is asked about by s on %s', async (_, show, way, name) => {
    show();
    await screen.findAllByText('Printer');
    await userEvent.keyboard(`${way}s`);
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'In 1 hour' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    await expectHourAhead();
  });

  it('asks for a day and time of one’s choice', async () => {
    const { number } = given();
    showQueue();
    await userEvent.click(await screen.findByRole('button', { name: `Snooze ${number}` }));
    await choose('Pick a time…');
    const dialog = await screen.findByRole('dialog', { name: 'Snooze this ticket' });
    const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
    await press();
    expect(await within(dialog).findByText('Required')).toBeInTheDocument();
    expect(untilOf()).toBeFalsy();
    fireEvent.change(within(dialog).getByLabelText('Until: day'), { target: { value: '2099-03-02' } });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Until: time' }));
    await userEvent.click(await screen.findByTitle('12:15 AM'));
    await press();
    await waitFor(() => expect(untilOf()).toMatch(/^2099-03-02T/));
  });

  it('says nothing of a time that has come', async () => {
    showTicket({ snoozed_until: hoursAgo(1) });
    expect(await screen.findByRole('heading', { name: /Printer/ })).toBeInTheDocument();
    expect(screen.queryByText(/^Snoozed until/)).not.toBeInTheDocument();
  });
});
