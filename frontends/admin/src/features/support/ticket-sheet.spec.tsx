import { aChange, aComment, anAdmin, aTicket, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { findRichText, showScreen, startOnWideScreen, writeText } from '@portal/features/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet, Route, Routes } from 'react-router';
import { RecordsInSheets } from '../../records-in-sheets.js';
import { TicketDetailPage } from './ticket-detail.page.js';
import { TicketListPage } from './ticket-list.page.js';

const avery = anAdmin({ first_name: 'Avery', last_name: 'Cole' });
const pat = aUser({ first_name: 'Pat', last_name: 'Reyes' });
const { api, data, live } = startFakeApi(() => avery);
startOnWideScreen();

const ticketOf = (title: string) => aTicket({ requester_id: pat.id, requester_name: 'Pat Reyes', title });
const [printer, wifi, phone] = [ticketOf('Printer'), ticketOf('Slow wifi'), ticketOf('No phone')];

beforeEach(() => {
  data.users = [avery, pat];
  data.tickets = [{ ...printer }, { ...wifi }, { ...phone }];
});

const Queue = () => (
  <>
    <Routes>
      <Route path="/admin/support" element={<Outlet />}>
        <Route index element={<TicketListPage />} />
        <Route path=":id" element={<TicketDetailPage />} />
      </Route>
    </Routes>
    <RecordsInSheets />
  </>
);
const show = (search = '?open=true') => showScreen(Queue, '*', `/admin/support${search}`);
const list = () => screen.findByRole('list', { name: 'Support' });
const row = async (title: string) => within(await list()).findByRole('link', { name: title });
const sheet = ({ number }: { number: string }) => screen.findByRole('dialog', { name: `Ticket ${number}` });
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Ticket/ })).not.toBeInTheDocument());
/** A further question is asked only once the first is gone. */
const keepEditing = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument());
};

describe('A ticket over its queue', () => {
  it('opens by Enter on its row, has an address, and gives the focus back when Escape closes it', async () => {
    data.tickets?.forEach((ticket) => Object.assign(ticket, { priority: 'high' }));
    const router = show('?priority=high');
    const link = await row('Printer');
    await userEvent.keyboard('j{Enter}');
    const open = within(await sheet(printer));
    expect(await open.findByRole('heading', { name: 'Printer' })).toBeInTheDocument();
    expect(open.getByRole('heading', { name: 'Conversation' })).toBeInTheDocument();
    expect(open.getByRole('heading', { name: 'Properties' })).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?priority=high&ticket=${printer.id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?priority=high'));
    await waitFor(() => expect(link).toHaveFocus());
    expect(router.state.historyAction).toBe('POP');
  });

  it('opens by a press beside the link of its row', async () => {
    localStorage.setItem(
      'list-layout:Support',
      JSON.stringify({ hidden: [], order: [], widths: {}, isCompact: false, form: 'table' }),
    );
    show();
    const table = within(await screen.findByRole('table', { name: 'Support' }));
    await userEvent.click((await table.findAllByText(/^Pat Reyes/))[1] as HTMLElement);
    expect(await sheet(wifi)).toBeInTheDocument();
    localStorage.clear();
  });

  it('is a page in a new tab, and from the sheet; no sheet is in the addresses of rows', async () => {
    const router = show();
    const link = await row('Printer');
    expect(link).toHaveAttribute('href', `/admin/support/${printer.id}?open=true`);
    fireEvent.click(link, { ctrlKey: true });
    expect(router.state.location.search).toBe('?open=true');
    await userEvent.click(link);
    const open = within(await sheet(printer));
    expect(await row('Slow wifi')).toHaveAttribute('href', `/admin/support/${wifi.id}?open=true`);
    await userEvent.click(await open.findByRole('link', { name: 'Open as a page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Printer' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/admin/support/${printer.id}`);
  });

  it('is shown by its address; closed, the queue is there', async () => {
    const router = show(`?open=true&ticket=${wifi.id}`);
    const open = within(await sheet(wifi));
    expect(await open.findByRole('group', { name: '2 of 3 in the list' })).toBeInTheDocument();
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?open=true'));
    expect(await row('Slow wifi')).toHaveFocus();
  });

  it('that is not there is said, with the way back', async () => {
    show(`?ticket=${aTicket().id}`);
    expect(await screen.findByText('This ticket was not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/admin/support');
  });

  it('shows what others change meanwhile', async () => {
    show();
    await live.joined('support');
    await userEvent.click(await row('Printer'));
    const open = within(await sheet(printer));
    await open.findByRole('button', { name: 'Status: New' });
    const record = { ...printer, status: 'open', version: 2 } as const;
    data.tickets = [record, wifi, phone];
    live.change('support', aChange({ table: 'support_tickets', record }));
    expect(await open.findByRole('button', { name: 'Status: Open' })).toBeInTheDocument();
  });
});

describe('The sheet goes through the queue', () => {
  it('by keys and buttons; Back closes it, with the focus on the row of the last ticket', async () => {
    const router = show();
    await userEvent.click(await row('Printer'));
    await within(await sheet(printer)).findByRole('group', { name: '1 of 3 in the list' });
    await userEvent.keyboard('j');
    await userEvent.click(within(await sheet(wifi)).getByRole('button', { name: 'Next in the list' }));
    const last = within(await sheet(phone));
    expect(last.getByRole('button', { name: 'Next in the list' })).toBeDisabled();
    await userEvent.keyboard('jk');
    await sheet(wifi);
    expect(router.state.location.search).toBe(`?open=true&ticket=${wifi.id}`);
    await act(() => router.navigate(-1));
    await noSheet();
    await waitFor(async () => expect(await row('Slow wifi')).toHaveFocus());
  });

  it('and a key pressed right after a step is the next ticket’s, before that is drawn', async () => {
    const asked: string[] = [];
    api.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    show();
    await userEvent.click(await row('Printer'));
    await sheet(printer);
    // its conversation has been read ahead by then
    await waitFor(() => expect(asked).toContain(`/api/v1/support/tickets/${wifi.id}/links`));
    act(() => {
      for (const key of ['j', 'n']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await sheet(wifi);
    expect(await findRichText('Internal note')).toHaveFocus();
  });

  it('and not the page below another record', async () => {
    const router = show();
    await row('Slow wifi');
    const path = `/admin/support/${printer.id}`;
    await act(() => router.navigate(`${path}?customer=${pat.id}`));
    await findRichText('Answer');
    await screen.findByRole('dialog', { name: /^Customer/ });
    await userEvent.keyboard('nj');
    expect(await findRichText('Answer')).not.toHaveFocus(); // the key of a note
    expect(router.state.location.pathname).toBe(path);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    await waitFor(async () => expect(await findRichText('Internal note')).toHaveFocus());
  });

  it('on to the next of the view, also from a ticket that has left it', async () => {
    api.use(
      http.get('*/api/v1/support/tickets', () => {
        const left = (data.tickets ?? []).filter(({ assignee_id }) => assignee_id === null);
        const pagination = { page: 1, limit: 25, total: left.length, has_more: false };
        return HttpResponse.json({ data: left, pagination });
      }),
    );
    show('?assignee_id=unassigned');
    await userEvent.click(await row('Printer'));
    await userEvent.click(await within(await sheet(printer)).findByRole('button', { name: 'Take it' }));
    await waitFor(async () => expect(within(await list()).queryByText('Printer')).not.toBeInTheDocument());
    await userEvent.keyboard('j');
    expect(await sheet(wifi)).toBeInTheDocument();
  });

  it('with an answer, and to the ticket that goes on from a closed one', async () => {
    let answered = printer;
    api.use(
      http.post('*/api/v1/support/tickets/:id/replies', ({ params }) => {
        const message = aComment({ task_id: String(params['id']), project_id: null });
        return HttpResponse.json({ data: { message, ticket: answered } }, { status: 201 });
      }),
    );
    show();
    await userEvent.click(await row('Printer'));
    await writeText('Answer', 'Which one?');
    await userEvent.click(await screen.findByRole('button', { name: 'More ways to send' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send and next' }));
    const second = within(await sheet(wifi));
    expect(await second.findByRole('heading', { name: 'Slow wifi' })).toBeInTheDocument();
    answered = phone;
    await writeText('Answer', 'Again.');
    await userEvent.click(await second.findByRole('button', { name: 'Send answer' }));
    expect(await sheet(phone)).toBeInTheDocument();
  });

  it('not without a question while words are unsent', async () => {
    const router = show();
    await userEvent.click(await row('Printer'));
    const open = within(await sheet(printer));
    const field = await writeText('Answer', 'Which one?');
    await userEvent.click(open.getByRole('button', { name: 'Next in the list' }));
    await keepEditing();
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await keepEditing();
    expect(field).toHaveTextContent('Which one?');
    expect(router.state.location.search).toBe(`?open=true&ticket=${printer.id}`);
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await noSheet();
    expect(router.state.location.search).toBe('?open=true');
  });

  it('is closed when its ticket is deleted', async () => {
    show();
    await userEvent.click(await row('Printer'));
    await userEvent.click(await screen.findByRole('button', { name: `More for ${printer.number}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete ticket' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ticket ${printer.number}?` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete ticket' }));
    await noSheet();
    await waitFor(async () => expect(within(await list()).queryByText('Printer')).not.toBeInTheDocument());
  });

  it('shows the ticket that stays when two are merged', async () => {
    api.use(http.post('*/api/v1/support/tickets/:id/merge', () => HttpResponse.json({ data: phone })));
    show();
    await userEvent.click(await row('Printer'));
    await findRichText('Answer');
    await userEvent.click(await screen.findByRole('button', { name: `More for ${printer.number}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge into another' }));
    const dialog = await screen.findByRole('dialog', { name: /^Merge/ });
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByTitle(`${phone.number} No phone`));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge tickets' }));
    expect(await within(await sheet(phone)).findByRole('heading', { name: 'No phone' })).toBeInTheDocument();
  });
});
