import {
  aChange,
  aComment,
  aDeal,
  anAdmin,
  aProject,
  aTask,
  aTicket,
  aUser,
  hoursAgo,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { findRichText, showScreen, writeText } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from './ticket-detail.page.js';
import { TicketListPage } from './ticket-list.page.js';

const avery = anAdmin();
const pat = aUser({ first_name: 'Pat', last_name: 'Reyes' });
const { api, data, live, money } = startFakeApi(() => avery);

beforeEach(() => {
  data.users = [avery, pat];
});

const show = (own: Parameters<typeof aTicket>[0] = {}) => {
  const ticket = aTicket({ requester_id: pat.id, requester_name: 'Pat Reyes', title: 'Printer', ...own });
  data.tickets = [ticket];
  showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${ticket.id}`);
  return ticket;
};
const now = () => data.tickets?.[0];
/** Shows what the ticket could be about. */
const link = async () => userEvent.click(await screen.findByRole('button', { name: /^Link project, deal, invoice/ }));

describe('The queue of tickets', () => {
  it('lists them with their clocks, and leads to its parts with a number each', async () => {
    data.tickets = [
      aTicket({
        title: 'Slow wifi',
        requester_name: 'Pat Reyes',
        company_name: 'Trent River Dental',
        source: 'portal',
      }),
      aTicket({ title: 'No phone', status: 'open', assignee_id: avery.id, assignee_name: 'Avery Cole' }),
    ];
    showScreen(TicketListPage, '/admin/support', '/admin/support?open=true');
    expect(await screen.findByRole('link', { name: /Slow wifi/ })).toBeInTheDocument();
    expect(screen.getByText('Pat Reyes · Trent River Dental')).toBeInTheDocument();
    const queues = within(screen.getByRole('navigation', { name: 'Queues' }));
    expect(await queues.findByRole('link', { name: /^Unassigned \d/ })).toHaveAttribute(
      'href',
      '/admin/support?open=true&assignee_id=unassigned&snoozed=false',
    );
    await userEvent.click(queues.getByRole('link', { name: /^Waiting/ }));
    expect(queues.getByRole('link', { name: /^Waiting/ })).toHaveAttribute('aria-current', 'page');
  });

  it('counts each of its parts anew when a ticket changes elsewhere, in one moment', async () => {
    const counts = { mine: 2, unassigned: 3, due_next: 5, breached: 1, waiting: 4, snoozed: 6, open: 7 };
    const links = ['Mine', 'Unassigned', 'Due', 'Late', 'Waiting', 'Snoozed', 'All open'];
    let more = 0;
    api.use(
      http.get('*/api/v1/support/queues', () =>
        HttpResponse.json({
          data: Object.fromEntries(
            Object.entries(counts).map(([name, count]) => [name, count + more]),
          ) as typeof counts,
        }),
      ),
    );
    showScreen(TicketListPage, '/admin/support', '/admin/support');
    const queues = within(await screen.findByRole('navigation', { name: 'Queues' }));
    await live.joined('support');
    for (const [at, count] of Object.values(counts).entries())
      expect(await queues.findByRole('link', { name: `${links[at]} ${count}` })).toBeInTheDocument();
    more = 10;
    live.change('support', aChange({ event: 'INSERT', table: 'support_tickets', record: { ...aTicket() } }));
    for (const [at, count] of Object.values(counts).entries())
      expect(await queues.findByRole('link', { name: `${links[at]} ${count + 10}` })).toBeInTheDocument();
  });
});

const answered = { warning_at: null, due_at: null, met_at: hoursAgo(1) };

describe('A ticket of the queue that nobody answered', () => {
  it('is resolved after a question only', async () => {
    show({ assignee_id: avery.id });
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nobody has answered this ticket yet' });
    expect(dialog).toHaveTextContent('Its customer is told that the ticket is resolved.');
    expect(now()?.status).toBe('new');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve ticket anyway' }));
    await waitFor(() => expect(now()?.status).toBe('resolved'));
  });

  it('is answered first, also when it was to be closed from the menu of its states', async () => {
    show({ status: 'open', assignee_id: avery.id });
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Open' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nobody has answered this ticket yet' });
    expect(within(dialog).getByRole('button', { name: 'Close ticket anyway' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Answer first' }));
    await waitFor(async () => expect(await findRichText('Answer')).toHaveFocus());
    expect(now()?.status).toBe('open');
  });
});

describe('A ticket of the queue', () => {
  it('is taken, then resolved once it was answered', async () => {
    show({ first_response: answered });
    await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
    await waitFor(() => expect(now()?.assignee_id).toBe(avery.id));
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(now()?.status).toBe('resolved'));
  });

  it('goes through the states that its table allows, and no others', async () => {
    show({ status: 'open', assignee_id: avery.id });
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Open' }));
    const steps = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(steps).toEqual(['Waiting for customer', 'On hold', 'Closed', 'Resolved']);
  });

  it('takes an answer, and a note that stays among the team', async () => {
    const ticket = show();
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/support/tickets/:id/replies', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { data: { message: aComment({ task_id: ticket.id, project_id: null }), ticket } },
          { status: 201 },
        );
      }),
    );
    await writeText('Answer', 'Which one?');
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Answer sent')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Internal' }));
    await writeText('Internal note', 'The fan, again');
    await userEvent.click(await screen.findByRole('button', { name: 'Send internally' }));
    expect(await screen.findByText('Note added')).toBeInTheDocument();
    expect(sent).toEqual([
      { body: 'Which one?', visibility: 'public' },
      { body: 'The fan, again', visibility: 'internal' },
    ]);
  });

  it('leads to what else its customer has open', async () => {
    const ticket = aTicket({ requester_id: pat.id, title: 'Printer' });
    const other = aTicket({ requester_id: pat.id, title: 'Slow wifi' });
    data.tickets = [ticket, other];
    showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${ticket.id}`);
    expect(await screen.findByRole('link', { name: `${other.number} Slow wifi` })).toHaveAttribute(
      'href',
      `/admin/support/${other.id}`,
    );
  });

  it('is deleted after a question that names it', async () => {
    const ticket = show();
    await userEvent.click(await screen.findByRole('button', { name: `More for ${ticket.number}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete ticket' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ticket ${ticket.number}?` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete ticket' }));
    expect(await screen.findByText('Ticket deleted successfully.')).toBeInTheDocument();
    await waitFor(() => expect(data.tickets).toEqual([]));
  });

  it('goes to the next admin in turn', async () => {
    const ticket = show();
    api.use(
      http.post('*/api/v1/support/tickets/:id/assign-in-turn', ({ params }) => {
        data.tickets = [{ ...ticket, id: String(params['id']), assignee_id: avery.id, assignee_name: 'Avery Cole' }];
        return HttpResponse.json({ data: data.tickets[0] });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: `More for ${ticket.number}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign in turn' }));
    expect(await screen.findByRole('button', { name: 'Edit assigned to: Avery Cole' })).toBeInTheDocument();
    expect(screen.queryByText('Ticket updated successfully.')).not.toBeInTheDocument();
  });

  it('gives a task of a project of its customer’s, in the customer’s words', async () => {
    const project = aProject({ name: 'Shop network' });
    const ticket = show({ project_id: project.id, project_name: 'Shop network', description: 'It prints *half*.' });
    const sent: unknown[] = [];
    const offered = new Set<string | null>();
    api.use(
      http.get('*/api/v1/projects', ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('limit') === '100') offered.add(searchParams.get('customer_id'));
      }),
      http.post('*/api/v1/support/tickets/:id/tasks', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: aTask({ title: 'Printer' }) }, { status: 201 });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: `More for ${ticket.number}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Split off a task' }));
    const dialog = await screen.findByRole('dialog', { name: `Task from ${ticket.number}` });
    expect(await within(dialog).findByTitle('Shop network')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create task' }));
    expect(await screen.findByText('Task created successfully.')).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({ project_id: project.id, title: 'Printer', description: 'It prints *half*.' }),
    ]);
    expect([...offered]).toEqual([ticket.requester_id]);
  });

  it('is about the deal that an admin says', async () => {
    show();
    money.deals = [aDeal({ title: 'Managed network' })];
    await link();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit deal/ }));
    await userEvent.click(await screen.findByTitle(/Managed network/));
    await waitFor(() => expect(now()?.deal_id).toBe(money.deals[0]?.id));
  });

  it.each([
    ['deal', 'deals/customer-deals', 'current_status'],
    ['invoice', 'billing/invoices', 'status'],
  ])('is about no %s that its customer never saw: drafts are not offered', async (field, path, status) => {
    show();
    const asked: string[][] = [];
    api.use(
      http.get(`*/api/v1/${path}`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('limit') === '50')
          asked.push(searchParams.getAll(status).flatMap((one) => one.split(',')));
      }),
    );
    await link();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${field}`) }));
    await waitFor(() => expect(asked).not.toEqual([]));
    for (const statuses of asked) {
      expect(statuses.length).toBeGreaterThan(0);
      expect(statuses).not.toContain('draft');
    }
  });

  it('leads on where it was merged into another, and takes no answer', async () => {
    const stays = aTicket({ requester_id: pat.id, title: 'No ink' });
    show({ status: 'closed', merged_into_id: stays.id });
    data.tickets?.push(stays);
    const note = await screen.findByRole('note');
    expect(await within(note).findByRole('link', { name: `${stays.number} No ink` })).toHaveAttribute(
      'href',
      `/admin/support/${stays.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  });

  it('is merged into another open one of its customer', async () => {
    const ticket = show();
    const other = aTicket({ requester_id: pat.id, title: 'No toner' });
    data.tickets = [ticket, other];
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/support/tickets/:id/merge', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: other });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: `More for ${ticket.number}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge into another' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByTitle(`${other.number} No toner`));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge tickets' }));
    expect(await screen.findByText(`${ticket.number} is now part of ${other.number}.`)).toBeInTheDocument();
    expect(sent).toEqual([{ into_id: other.id }]);
  });
});
