import {
  aCannedReply,
  aComment,
  anAdmin,
  anId,
  aTicket,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { findRichText, showScreen, writeText } from '@portal/features/testing';
import { toast } from '@portal/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet, Route, Routes } from 'react-router';
import { TicketDetailPage } from './ticket-detail.page.js';
import { TicketListPage } from './ticket-list.page.js';

const avery = anAdmin({ first_name: 'Avery', last_name: 'Cole' });
const pat = aUser({ first_name: 'Pat', last_name: 'Reyes' });
const { api, data, live, rows } = startFakeApi(() => avery);

const first = aTicket({ requester_id: pat.id, requester_name: 'Pat Reyes', title: 'Printer' });
const second = aTicket({ requester_id: pat.id, requester_name: 'Pat Reyes', title: 'Slow wifi' });

beforeEach(() => {
  toast.clear();
  data.users = [avery, pat];
  data.tickets = [first, second];
  api.use(
    http.post('*/api/v1/support/tickets/:id/replies', ({ params }) =>
      HttpResponse.json(
        { data: { message: aComment({ task_id: String(params['id']), project_id: null }), ticket: first } },
        { status: 201 },
      ),
    ),
  );
});

const Queue = () => (
  <Routes>
    <Route path="/admin/support" element={<Outlet />}>
      <Route index element={<TicketListPage />} />
      <Route path=":id" element={<TicketDetailPage />} />
    </Route>
  </Routes>
);
const showQueue = () => showScreen(Queue, '*', '/admin/support');
const select = async (...titles: string[]): Promise<void> => {
  for (const title of titles) await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(title) }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sendAndNext = async (): Promise<void> => {
  await press('More ways to send');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send and next' }));
};

describe('Working through the queue', () => {
  it('goes on to the next ticket with the answer', async () => {
    showQueue();
    await userEvent.click(await screen.findByRole('link', { name: /Printer/ }));
    await writeText('Answer', 'Which one?');
    await sendAndNext();
    expect(await screen.findByRole('heading', { name: /Slow wifi/ })).toBeInTheDocument();
    await findRichText('Answer');
    await press('More ways to send');
    expect(await screen.findByRole('menuitem', { name: 'Send and resolve' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Send and next' })).not.toBeInTheDocument();
  });

  it('goes on by keys alone, with Shift as well as Ctrl and Enter, to a ticket that was read ahead', async () => {
    const asked: string[] = [];
    api.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).search));
    showQueue();
    await userEvent.click(await screen.findByRole('link', { name: /Printer/ }));
    await writeText('Answer', 'Which one?');
    await waitFor(() => expect(asked.some((search) => search.includes(`task_id=${second.id}`))).toBe(true));
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(await screen.findByRole('heading', { name: /Slow wifi/ })).toBeInTheDocument();
  });

  it('stays where nothing was written', async () => {
    showQueue();
    await userEvent.click(await screen.findByRole('link', { name: /Printer/ }));
    await findRichText('Answer');
    await sendAndNext();
    expect(await screen.findByText('Write something first')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Printer/ })).toBeInTheDocument();
  });

  it('leads by a key to where an answer is written, and to where a note is', async () => {
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${first.id}`);
    await findRichText('Answer');
    await userEvent.keyboard('n');
    const note = await findRichText('Internal note');
    await waitFor(() => expect(note).toHaveFocus());
    act(() => note.blur());
    await userEvent.keyboard('r');
    const answer = await findRichText('Answer');
    await waitFor(() => expect(answer).toHaveFocus());
  });

  it('begins an answer with a canned reply, its placeholders filled in', async () => {
    data.cannedReplies = [
      aCannedReply({ name: 'Restart', body: 'Hello {{first name}}, {{ticket number}}: restart it.' }),
    ];
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${first.id}`);
    await writeText('Answer', 'Thank you.');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Canned reply' }));
    await userEvent.click(await screen.findByTitle('Restart'));
    const field = await findRichText('Answer');
    await waitFor(() => expect(field).toHaveTextContent(`Thank you.Hello Pat, ${first.number}: restart it.`));
  });

  it('takes and resolves a ticket from its row; an unanswered one asks as everywhere', async () => {
    const own = aTicket({ requester_id: pat.id, requester_name: 'Pat Reyes', title: 'No phone' });
    data.tickets = [own];
    showQueue();
    await userEvent.click(await screen.findByRole('button', { name: `Take ${own.number}` }));
    await waitFor(() => expect(data.tickets?.[0]?.assignee_id).toBe(avery.id));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Take ${own.number}` })).not.toBeInTheDocument());
    await press(`Resolve ${own.number}`);
    await press('Resolve ticket anyway');
    await waitFor(() => expect(data.tickets?.[0]?.status).toBe('resolved'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Resolve ${own.number}` })).not.toBeInTheDocument(),
    );
  });
});

describe('Two admins in one ticket', () => {
  it('see that the other writes, not that they do themselves', async () => {
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${first.id}`);
    await waitFor(() => expect(live.joins).toContainEqual(expect.objectContaining({ channel: 'support' })));
    await writeText('Answer', 'Which one?');
    await waitFor(() => expect(live.written).toEqual([{ channel: 'support', record_id: first.id }]));
    const record = { channel: 'support', record_id: first.id } as const;
    live.writing({ ...record, by: { id: avery.id, name: 'Avery Cole' } });
    live.writing({ ...record, record_id: second.id, by: { id: pat.id, name: 'Kim Okafor' } });
    live.writing({ ...record, by: { id: anId(), name: 'Robin Hale' } });
    expect(await screen.findByText('Robin Hale is writing here, too')).toBeInTheDocument();
    expect(screen.queryByText(/Avery Cole is writing|Kim Okafor is writing/)).not.toBeInTheDocument();
  });
});

describe('What a customer wrote', () => {
  it('is deleted by an admin, never edited', async () => {
    rows.comments.push(aComment({ task_id: first.id, project_id: null, author_id: pat.id, author_name: 'Pat Reyes' }));
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${first.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'More for the comment of Pat Reyes' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete comment' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit comment of Pat Reyes' })).not.toBeInTheDocument();
  });
});

describe('Deleted tickets', () => {
  it('are listed with the way back', async () => {
    const pagination = { page: 1, limit: 25, total: 1, has_more: false };
    api.use(
      http.get('*/api/v1/support/tickets', () => HttpResponse.json({ data: [first], pagination })),
      http.post('*/api/v1/support/tickets/:id/restore', () => HttpResponse.json({ data: first })),
    );
    showScreen(Queue, '*', '/admin/support?deleted=true');
    await userEvent.click(await screen.findByRole('button', { name: `Restore ${first.number} Printer` }));
    expect(await screen.findByText(`“${first.number} Printer” is back`)).toBeInTheDocument();
  });
});

describe('Several tickets of the queue', () => {
  const statuses = () => data.tickets?.map(({ status }) => status);

  it('are resolved at once, and opened again by Undo', async () => {
    const first_response = { ...first.first_response, met_at: first.created_at };
    data.tickets = [
      { ...first, first_response, status: 'open' },
      { ...second, first_response, status: 'open' },
    ];
    showQueue();
    await select('Printer', 'Slow wifi');
    await press('Resolve');
    expect(await screen.findByText('2 tickets changed.')).toBeInTheDocument();
    expect(statuses()).toEqual(['resolved', 'resolved']);
    await press('Undo');
    await waitFor(() => expect(statuses()).toEqual(['open', 'open']));
  });

  it('are resolved after a question when nobody answered some of them, and opened by Undo', async () => {
    const met_at = second.created_at;
    data.tickets = [
      { ...first, status: 'new' },
      { ...second, status: 'open', first_response: { ...second.first_response, met_at } },
    ];
    showQueue();
    await select('Printer', 'Slow wifi');
    await press('Resolve');
    const name = 'Nobody has answered 1 of these 2 tickets yet';
    await userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('2 tickets selected')).toBeInTheDocument();
    expect(statuses()).toEqual(['new', 'open']);
    await press('Resolve');
    const dialog = await screen.findByRole('dialog', { name });
    expect(dialog).toHaveTextContent(`${first.number}: Its customer is told that the ticket is resolved.`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve 2 tickets anyway' }));
    await waitFor(() => expect(statuses()).toEqual(['resolved', 'resolved']));
    await press('Undo');
    await waitFor(() => expect(statuses()).toEqual(['open', 'open']));
  });

  it('lead to the first that nobody answered, to answer it first', async () => {
    showQueue();
    await select('Printer', 'Slow wifi');
    await press('Resolve');
    await press('Answer first');
    expect(await screen.findByRole('heading', { level: 1, name: 'Printer' })).toBeInTheDocument();
  });

  it('are assigned to who assigns them, unless another is chosen; cancelled, they stay chosen', async () => {
    showQueue();
    await select('Printer', 'Slow wifi');
    await press('Assign');
    const dialog = await screen.findByRole('dialog', { name: 'Assign these 2 tickets' });
    expect(within(dialog).getByTitle('Avery Cole')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('2 tickets selected')).toBeInTheDocument();
    await press('Assign');
    const again = await screen.findByRole('dialog', { name: 'Assign these 2 tickets' });
    await userEvent.click(within(again).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(data.tickets?.map(({ assignee_id }) => assignee_id)).toEqual([avery.id, avery.id]));
    expect(screen.queryByText('2 tickets selected')).not.toBeInTheDocument();
  });

  it('get one priority', async () => {
    showQueue();
    await select('Printer', 'Slow wifi');
    await press('Set priority');
    const dialog = await screen.findByRole('dialog', { name: 'Priority of these 2 tickets' });
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByTitle('Urgent'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set priority' }));
    await waitFor(() => expect(data.tickets?.map(({ priority }) => priority)).toEqual(['urgent', 'urgent']));
  });

  it('are deleted after a question, and come back by Undo', async () => {
    showQueue();
    await select('Printer', 'Slow wifi');
    await press('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete these 2 tickets?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 tickets' }));
    await waitFor(() => expect(data.tickets).toEqual([]));
    const restored: string[] = [];
    api.use(
      http.post('*/api/v1/support/tickets/:id/restore', ({ params }) => {
        restored.push(String(params['id']));
        return HttpResponse.json({ data: first });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored.sort()).toEqual([first.id, second.id].sort()));
  });

  it('names a customer who was erased without a link: there is no page any more', async () => {
    const name = 'Former customer 7F3A';
    const erased = aTicket({
      title: 'No toner',
      status: 'closed',
      requester_name: name,
      requester_email: 'purged-1@purged.invalid',
    });
    data.tickets = [erased];
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${erased.id}`);
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});
