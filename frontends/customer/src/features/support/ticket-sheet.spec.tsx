import { aTicket, aUser, startFakeApi } from '@portal/testing';
import { findRichText, showScreen, startOnWideScreen, writeText } from '@portal/features/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordsInSheets } from '../../records-in-sheets.js';
import { TicketListPage } from './ticket-list.page.js';

const dana = aUser();
const { data } = startFakeApi(() => dana);
startOnWideScreen();

const printer = aTicket({ requester_id: dana.id, title: 'The printer is offline' });
const wifi = aTicket({ requester_id: dana.id, title: 'Slow wifi', status: 'pending' });

beforeEach(() => {
  data.tickets = [{ ...printer }, { ...wifi }];
});

const Screen = () => (
  <>
    <TicketListPage />
    <RecordsInSheets />
  </>
);
const show = (search = '') => showScreen(Screen, '/customer/support', `/customer/support${search}`);
const row = (title: string) => screen.findByRole('link', { name: title });
const sheet = ({ number }: { number: string }) => screen.findByRole('dialog', { name: `Ticket ${number}` });
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** A further question is asked only once the first is gone. */
const keepEditing = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument());
};

describe('A ticket over the customer’s list', () => {
  it('opens with how it stands and its conversation; Escape closes it, back to its row', async () => {
    const router = show();
    const link = await row('Slow wifi');
    link.focus();
    await userEvent.keyboard('{Enter}');
    const open = within(await sheet(wifi));
    expect(await open.findByRole('note')).toHaveTextContent('We need an answer from you');
    expect(open.getByRole('button', { name: 'It is solved' })).toBeInTheDocument();
    expect(open.getByRole('heading', { name: 'Conversation' })).toBeInTheDocument();
    await findRichText('Answer');
    await userEvent.keyboard('{Escape}');
    await noSheet();
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('goes on to its neighbor by key', async () => {
    const router = show(`?ticket=${wifi.id}`);
    await within(await sheet(wifi)).findByRole('group', { name: '2 of 2 in the list' });
    await userEvent.keyboard('k');
    expect(await sheet(printer)).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?ticket=${printer.id}`);
  });

  it('opens as a page in a new tab, and from the sheet', async () => {
    const router = show();
    const link = await row('Slow wifi');
    fireEvent.click(link, { ctrlKey: true });
    expect(router.state.location.search).toBe('');
    await userEvent.click(link);
    expect(await within(await sheet(wifi)).findByRole('link', { name: 'Open as a page' })).toHaveAttribute(
      'href',
      `/customer/support/${wifi.id}`,
    );
  });

  it('is not left with unsent words without a question', async () => {
    show();
    await userEvent.click(await row('Slow wifi'));
    const field = await writeText('Answer', 'The blue one.');
    const close = within(await sheet(wifi)).getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await keepEditing();
    expect(field).toHaveTextContent('The blue one.');
    await userEvent.click(close);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await noSheet();
  });
});
