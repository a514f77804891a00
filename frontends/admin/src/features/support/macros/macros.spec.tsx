import { findRichText, showScreen, writeText } from '@portal/features/testing';
import { aCannedReply, aComment, anAdmin, aTicket, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from '../ticket-detail.page.js';
import { TicketListPage } from '../ticket-list.page.js';

const avery = anAdmin({ first_name: 'Avery' });
const { api, data } = startFakeApi(() => avery);

const macro = aCannedReply({
  name: 'Ask back',
  body: 'Hello {{first name}}',
  set_status: 'pending',
  assign_to: 'me',
  add_tags: ['VPN'],
});
const does = 'Waiting for customer · assigned to me · tagged VPN';
const sentWith = { status: 'pending', assignee_id: avery.id, add_tags: ['VPN'] };
const open = aTicket({ title: 'Printer', status: 'open', requester_name: 'Pat Reyes' });
const closed = aTicket({ title: 'Phone', status: 'closed', requester_name: 'Dana Whitford' });
let sent: unknown[];

beforeEach(() => {
  sent = [];
  data.tickets = [{ ...open }, { ...closed }];
  data.cannedReplies = [macro];
  api.use(
    http.post('*/api/v1/support/tickets/:id/replies', async ({ params, request }) => {
      sent.push(await request.json());
      const message = aComment({ task_id: String(params['id']), project_id: null });
      return HttpResponse.json({ data: { message, ticket: open } }, { status: 201 });
    }),
  );
});

const showTicket = ({ id }: { id: string }) =>
  showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${id}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const chooseForAnswer = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Canned reply' }));
  await userEvent.click(await screen.findByTitle('Ask back'));
};
const chooseIn = async (dialog: HTMLElement): Promise<void> => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Canned reply/ }));
  await userEvent.click(await screen.findByTitle('Ask back'));
};

describe('A canned reply that does something (decisions 4.110)', () => {
  it('is named beside Send and sent with the answer', async () => {
    showTicket(open);
    await writeText('Answer', 'Thank you.');
    await chooseForAnswer();
    expect(await screen.findByRole('button', { name: `Leave out: ${does}` })).toBeInTheDocument();
    expect(await findRichText('Answer')).toHaveFocus();
    await press('Send answer');
    await waitFor(() => expect(sent).toMatchObject([{ body: 'Thank you.\n\nHello Pat', ...sentWith }]));
    await waitFor(() => expect(screen.queryByText(/With it/)).not.toBeInTheDocument());
  });

  it('leads on to the answer where it has no text itself', async () => {
    data.cannedReplies = [{ ...macro, body: '' }];
    showTicket(open);
    await chooseForAnswer();
    await waitFor(async () => expect(await findRichText('Answer')).toHaveFocus());
  });

  it('says before why it can’t be done; nothing is sent until it is left out', async () => {
    showTicket(closed);
    await chooseForAnswer();
    const problem = 'This ticket is closed; an answer opens a new one';
    expect(await screen.findByText(problem)).toBeInTheDocument();
    await press('Send answer');
    expect(await screen.findAllByText(problem)).toHaveLength(2);
    expect(sent).toEqual([]);
    await press(`Leave out: ${does}`);
    await press('Send answer');
    await waitFor(() => expect(sent).toEqual([{ body: 'Hello Dana', visibility: 'public' }]));
  });

  it('is used on several tickets; one to which it can’t be done is named and left out', async () => {
    showScreen(TicketListPage, '/admin/support', '/admin/support?priority=urgent,high,medium,low');
    for (const name of [/Printer/, /Phone/]) await userEvent.click(await screen.findByRole('checkbox', { name }));
    await press('Macro…');
    const dialog = await screen.findByRole('dialog', { name: 'Macro for these 2 tickets' });
    await chooseIn(dialog);
    expect(await within(dialog).findByText(does)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Send its text to each customer' }));
    const reason = `${closed.number}: A change from Closed to Pending is not allowed`;
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(reason);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use macro' }));
    await waitFor(() => expect(data.tickets).toMatchObject([sentWith, { status: 'closed', version: closed.version }]));
    expect(sent).toEqual([]);
  });

  it('is used on the open ticket from its menu, with its text', async () => {
    showTicket(open);
    await press(`More for ${open.number}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Macro…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Macro for this ticket' });
    await chooseIn(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use macro' }));
    await waitFor(() => expect(sent).toEqual([{ body: 'Hello Pat', visibility: 'public', ...sentWith }]));
  });
});
