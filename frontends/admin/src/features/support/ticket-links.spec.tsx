import { aComment, anAdmin, aPage, aProblem, aTicket, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen, writeText } from '@portal/features/testing';
import { useOpenRecord } from '@portal/ui';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from './ticket-detail.page.js';

const avery = anAdmin({ first_name: 'Avery', last_name: 'Cole' });
const pat = aUser({ first_name: 'Pat', last_name: 'Reyes' });
const { api, data } = startFakeApi(() => avery);

const answered = { first_response: { warning_at: null, due_at: null, met_at: '2026-01-05T12:00:00.000Z' } };
const ticketOf = (title: string, own: Parameters<typeof aTicket>[0] = {}) =>
  aTicket({
    requester_id: pat.id,
    requester_name: 'Pat Reyes',
    title,
    status: 'open',
    assignee_id: avery.id,
    ...answered,
    ...own,
  });
const [printer, wifi, phone] = [ticketOf('Printer'), ticketOf('Slow wifi'), ticketOf('No phone')];
let linked: object[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  data.users = [avery, pat];
  data.tickets = [{ ...printer }, { ...wifi }, { ...phone }];
  sent.length = 0;
  linked = [
    { ...wifi, link_kind: 'same_cause' },
    { ...phone, link_kind: 'related' },
  ];
  api.use(
    http.get('*/support/tickets/:id/links', () =>
      HttpResponse.json({ data: linked, pagination: { page: 1, limit: 100, total: linked.length, has_more: false } }),
    ),
    http.post('*/support/tickets/:id/links', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: { ...phone, link_kind: 'same_cause' } });
    }),
    http.delete('*/support/tickets/:id/links/:other', ({ params }) => {
      sent.push(params['other']);
      return HttpResponse.json({ data: { id: params['other'] } });
    }),
  );
});

const show = (id = printer.id) => showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${id}`);
const statusOf = (title: string) => data.tickets?.find((one) => one.title === title)?.status;

describe('The links of a ticket', () => {
  it('stand beside it with their kinds and states, are made by search and taken away', async () => {
    linked.pop();
    show();
    const list = within(await screen.findByRole('list', { name: 'Linked tickets' }));
    expect(list.getByRole('link', { name: new RegExp(wifi.number) })).toBeInTheDocument();
    expect(list.getByText('Same cause')).toBeInTheDocument();
    expect(list.getByText('Open')).toBeInTheDocument();
    // among the customer's other tickets are those that it isn't linked with
    expect(await screen.findByRole('link', { name: new RegExp(phone.number) })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: new RegExp(wifi.number) })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Link a ticket' }));
    const picker = screen.getByRole('combobox', { name: 'Ticket to link' });
    expect(picker).toHaveFocus();
    await userEvent.click(picker);
    await userEvent.click(await screen.findByTitle(`${phone.number} No phone`));
    await waitFor(() => expect(sent).toEqual([{ other_id: phone.id, kind: 'same_cause' }]));
    expect(await screen.findByRole('button', { name: 'Link a ticket' })).toHaveFocus(); // once it is no longer busy
    await userEvent.click(await screen.findByRole('button', { name: `Remove the link to ${wifi.number}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(sent).toContain(wifi.id));
  });

  it('of the same cause are offered to be resolved with it', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    const question = within(await screen.findByRole('dialog', { name: /same cause/ }));
    expect(question.getByText(new RegExp(wifi.number))).toBeInTheDocument();
    expect(question.queryByText(new RegExp(phone.number))).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Resolve it too' }));
    await waitFor(() => expect([statusOf('Printer'), statusOf('Slow wifi')]).toEqual(['resolved', 'resolved']));
    expect(statusOf('No phone')).toBe('open');
  });

  it('are answered first where they are, each named by its number', async () => {
    const unanswered = { ...wifi, first_response: { ...answered.first_response, met_at: null } };
    data.tickets = [{ ...printer }, unanswered];
    linked = [{ ...unanswered, link_kind: 'same_cause' }];
    const router = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve it too' }));
    const question = await screen.findByRole('dialog', { name: `Nobody has answered ${wifi.number} yet` });
    await userEvent.click(within(question).getByRole('button', { name: 'Answer first' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/support/${wifi.id}`));
    expect(statusOf('Slow wifi')).toBe('open');
  });

  it('are not asked about where it could not be resolved itself', async () => {
    let asks = 0;
    api.use(
      http.put('*/support/tickets/:id', () => {
        const error = 'Tell the customer first';
        return HttpResponse.json(aProblem({ code: 'invalid', status: 400, error }), { status: 400 });
      }),
      http.get('*/support/tickets/:id/links', () => {
        asks += 1;
        return HttpResponse.json(aPage([{ ...wifi, link_kind: 'same_cause' }]));
      }),
    );
    show();
    await screen.findByRole('list', { name: 'Linked tickets' });
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Tell the customer first')).toBeInTheDocument();
    await waitFor(() => expect(asks).toBe(2)); // by the list beside the ticket, before and after
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are also asked about after an answer that resolves it, and left where one says so', async () => {
    api.use(
      http.post('*/support/tickets/:id/replies', () =>
        HttpResponse.json({
          data: { message: aComment({ task_id: printer.id }), ticket: { ...printer, status: 'resolved' } },
        }),
      ),
    );
    show();
    await writeText('Answer', 'It works again.');
    await userEvent.click(screen.getByRole('button', { name: /ways to send/i }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send and resolve' }));
    const question = within(await screen.findByRole('dialog', { name: /same cause/ }));
    await userEvent.click(question.getByRole('button', { name: `Only ${printer.number}` }));
    expect(statusOf('Slow wifi')).toBe('open');
  });
});

describe('A merged ticket', () => {
  it('is made one of its own again, after a question', async () => {
    data.tickets = [{ ...printer, status: 'closed', merged_into_id: wifi.id }, { ...wifi }];
    api.use(
      http.post('*/support/tickets/:id/unmerge', () => {
        data.tickets = [{ ...printer }, { ...wifi }];
        return HttpResponse.json({ data: printer });
      }),
    );
    const { result } = renderHook(useOpenRecord);
    show();
    await screen.findByRole('button', { name: 'Take the merge back' });
    // by the palette, which offers what can be done about the open record
    act(() => result.current?.actions.find(({ label }) => label === 'Take the merge back')?.run());
    expect(await screen.findByText(/What was written after the merge stays in the other ticket/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take merge back' }));
    expect(await screen.findByRole('region', { name: 'Write an answer' })).toBeInTheDocument();
  });
});
