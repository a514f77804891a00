import {
  anId,
  aComment,
  anAdmin,
  anAttachment,
  anInvoice,
  aTicket,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { showScreen, writeText } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from './ticket-detail.page.js';
import { TicketListPage } from './ticket-list.page.js';

const dana = aUser();
const { api, data, money } = startFakeApi(() => dana);

const list = () => showScreen(TicketListPage, '/customer/support', '/customer/support');
const show = (own: Parameters<typeof aTicket>[0] = {}) => {
  const ticket = aTicket({ requester_id: dana.id, title: 'The printer is offline', ...own });
  data.tickets = [ticket];
  showScreen(TicketDetailPage, '/customer/support/:id', `/customer/support/${ticket.id}`);
  return ticket;
};
const now = () => data.tickets?.[0];

describe('The customer’s tickets', () => {
  it('are listed in the customer’s words, with what is promised', async () => {
    data.tickets = [
      aTicket({ title: 'Slow wifi', status: 'pending', is_paused: true }),
      aTicket({ title: 'No phone', priority: 'urgent' }),
    ];
    list();
    expect(await screen.findByRole('link', { name: /Slow wifi/ })).toBeInTheDocument();
    expect(screen.getByText('Waiting for you')).toBeInTheDocument();
    expect(await screen.findByTitle(/^Answer due in 1 h 59 min|^Answer due in 2 h/)).toHaveTextContent(/Due .*[AP]M/);
    expect(screen.getByText('Clock paused')).toBeInTheDocument();
  });

  it('are opened with what happened and how urgent it is', async () => {
    data.tickets = [];
    let sent: unknown;
    api.use(
      http.post('*/api/v1/support/tickets', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ data: { ...aTicket(), first_message_id: aTicket().id } }, { status: 201 });
      }),
    );
    list();
    await userEvent.click((await screen.findAllByRole('button', { name: 'New ticket' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'New ticket' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open ticket' }));
    expect(await dialog.findAllByText('Required')).not.toHaveLength(0);
    await userEvent.click(dialog.getByLabelText('What is it about?'));
    await userEvent.paste('The printer is offline');
    await writeText('What happened?', 'Nobody can print.');
    await userEvent.click(dialog.getByRole('button', { name: 'Open ticket' }));
    expect(await screen.findByText('Ticket opened successfully.')).toBeInTheDocument();
    expect(sent).toEqual({
      title: 'The printer is offline',
      description: 'Nobody can print.',
      category: 'other',
      priority: 'medium',
    });
  });
});

describe('A new ticket that is left', () => {
  it('asks before a chosen file is dropped, though nothing was typed', async () => {
    data.tickets = [];
    showScreen(TicketListPage, '/customer/support', '/customer/support?new=emergency');
    const dialog = await screen.findByRole('dialog', { name: 'New ticket' });
    await userEvent.upload(
      within(dialog).getByLabelText('Files to attach'),
      new File(['x'], 'bill.png', { type: 'image/png' }),
    );
    await within(dialog).findByText('bill.png');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByText('bill.png')).toBeInTheDocument();
  });
});

describe('A new ticket from elsewhere', () => {
  it.each([
    ['emergency', 'Urgent: everybody is stopped'],
    ['visit', 'Service visit'],
  ])('begins as an address says: %s', async (start, chosen) => {
    data.tickets = [];
    showScreen(TicketListPage, '/customer/support', `/customer/support?new=${start}`);
    expect(within(await screen.findByRole('dialog', { name: 'New ticket' })).getByText(chosen)).toBeInTheDocument();
  });

  it('is about the invoice it was asked from, with its files', async () => {
    data.tickets = [];
    const invoice = anInvoice({ number: 'INV-2026-0042' });
    money.invoices = [invoice];
    const sent: unknown[] = [];
    const first_message_id = aTicket().id;
    const uploaded: unknown[] = [];
    api.use(
      http.post('*/api/v1/support/tickets', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { ...aTicket(), first_message_id } }, { status: 201 });
      }),
      http.post('*/api/v1/task-comments/:id/attachments', ({ params }) => {
        uploaded.push(params['id']);
        return uploaded.length === 1
          ? HttpResponse.json({ data: anAttachment() }, { status: 201 })
          : HttpResponse.json({ error: 'Files of this kind are not accepted' }, { status: 415 });
      }),
    );
    showScreen(TicketListPage, '/customer/support', `/customer/support?new=invoice:${invoice.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'New ticket' }));
    expect(await dialog.findByText('INV-2026-0042')).toBeInTheDocument();
    expect(dialog.getByText('Billing')).toBeInTheDocument();
    await userEvent.click(dialog.getByLabelText('What is it about?'));
    await userEvent.paste('Too much');
    await writeText('What happened?', 'Line 2 is there twice.');
    await userEvent.upload(dialog.getByLabelText('Files to attach'), [
      new File(['x'], 'bill.png', { type: 'image/png' }),
      new File(['x'], 'odd.pdf', { type: 'application/pdf' }),
    ]);
    expect(await dialog.findByText('odd.pdf')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Open ticket' }));
    await waitFor(() => expect(uploaded).toEqual([first_message_id, first_message_id]));
    expect(sent).toEqual([expect.objectContaining({ invoice_id: invoice.id, category: 'billing', files: 2 })]);
    expect(await screen.findByText(/^Ticket opened, but odd\.pdf did not get through/)).toBeInTheDocument();
  });
});

describe('A ticket of the customer', () => {
  it.each([
    ['new', 'We have your ticket'],
    ['open', 'We are working on it'],
    ['pending', 'We need an answer from you'],
    ['on_hold', 'We wait for somebody else'],
    ['resolved', 'Is it solved?'],
    ['closed', 'An answer below opens a new one'],
  ] as const)('that is %s says what happens next', async (status, sentence) => {
    show({ status });
    expect(await screen.findByRole('note')).toHaveTextContent(sentence);
  });

  it('is solved, and opened again', async () => {
    show({ status: 'open' });
    await userEvent.click(await screen.findByRole('button', { name: 'It is solved' }));
    await waitFor(() => expect(now()?.status).toBe('resolved'));
    await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(now()?.status).toBe('open'));
  });

  it('takes an answer, and shows no way to keep it among the team', async () => {
    const ticket = show({ status: 'pending' });
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/support/tickets/:id/replies', async ({ request }) => {
        sent.push(await request.json());
        const message = aComment({ task_id: ticket.id, project_id: null, body: 'The blue one.' });
        return HttpResponse.json({ data: { message, ticket } }, { status: 201 });
      }),
    );
    await writeText('Answer', 'The blue one.');
    expect(screen.queryByRole('radio', { name: 'Internal' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Answer sent')).toBeInTheDocument();
    expect(sent).toEqual([{ body: 'The blue one.' }]);
  });

  it('is rated by its requester once it is resolved, and by nobody else', async () => {
    const ticket = show({ status: 'resolved' });
    const rated: unknown[] = [];
    api.use(
      http.put('*/api/v1/support/tickets/:id/rating', async ({ request }) => {
        rated.push(await request.json());
        return HttpResponse.json({ data: ticket });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Good' }));
    await userEvent.type(screen.getByLabelText('Anything you want to add'), 'Fast');
    expect(rated).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('Thank you for telling us.')).toBeInTheDocument();
    expect(rated).toEqual([{ score: 1, comment: 'Fast' }]);
  });

  it('has the answer of the mail’s link chosen, but not sent', async () => {
    const ticket = aTicket({ requester_id: dana.id, status: 'resolved' });
    data.tickets = [ticket];
    showScreen(TicketDetailPage, '/customer/support/:id', `/customer/support/${ticket.id}?rating=0`);
    expect(await screen.findByRole('button', { name: 'Not good' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Send rating' })).toBeEnabled();
    expect(now()?.csat_score).toBeNull();
  });

  it('that was merged leads to the one that stays, and is neither answered nor rated', async () => {
    const stays = aTicket({ requester_id: dana.id, title: 'No ink' });
    show({ status: 'closed', merged_into_id: stays.id });
    data.tickets?.push(stays);
    const link = await within(await screen.findByRole('note')).findByRole('link', { name: `${stays.number} No ink` });
    expect(link).toHaveAttribute('href', `/customer/support/${stays.id}`);
    expect(screen.queryByText('How did we do?')).not.toBeInTheDocument();
    expect(screen.queryByText('Conversation')).not.toBeInTheDocument();
  });

  it('is not rated by an admin', async () => {
    data.user = anAdmin();
    show({ status: 'resolved' });
    await screen.findByRole('note');
    expect(screen.queryByText('How did we do?')).not.toBeInTheDocument();
  });

  it('says that it is not there', async () => {
    data.tickets = [];
    showScreen(TicketDetailPage, '/customer/support/:id', `/customer/support/${aTicket().id}`);
    expect(await screen.findByText(/ticket was not found/i)).toBeInTheDocument();
  });
});

describe('The history of a ticket', () => {
  it('is told in the customer’s words, between the messages', async () => {
    const ticket = aTicket({ requester_id: dana.id });
    const at = ticket.created_at;
    const facts = { into_id: anId(), into_number: 'S-0100', from_id: anId(), from_number: 'S-0099' };
    const entries = [
      { id: anId(), event: 'ticket.split', facts, actor_name: null, at },
      { id: anId(), event: 'ticket.status_changed', facts: { from: 'new', to: 'pending' }, actor_name: null, at },
      { id: anId(), event: 'ticket.split_off', facts, actor_name: null, at },
    ];
    const pagination = { page: 1, limit: 100, total: entries.length, has_more: false };
    api.use(http.get('*/api/v1/support/tickets/:id/history', () => HttpResponse.json({ data: entries, pagination })));
    data.tickets = [ticket];
    showScreen(TicketDetailPage, '/customer/support/:id', `/customer/support/${ticket.id}`);
    expect(await screen.findByText('Status: Waiting for you')).toBeInTheDocument();
    const into = screen.getByRole('link', { name: 'S-0100' });
    expect(into).toHaveAttribute('href', `/customer/support/${facts.into_id}`);
    expect(into.parentElement).toHaveTextContent('A message goes on in S-0100');
    expect(screen.getByRole('link', { name: 'S-0099' }).parentElement).toHaveTextContent('Split off S-0099');
  });
});
