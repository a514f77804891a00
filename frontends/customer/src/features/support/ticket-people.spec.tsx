import { anId, aTicket, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from './ticket-detail.page.js';

const dana = aUser();
const { api, data } = startFakeApi(() => dana);
const [luis, noor] = [
  { id: anId(), name: 'Luis Ortega' },
  { id: anId(), name: null },
];
const sent: unknown[] = [];

const show = (own: Parameters<typeof aTicket>[0]) => {
  const ticket = aTicket({ requester_id: dana.id, ...own });
  data.tickets = [ticket];
  sent.length = 0;
  api.use(
    http.get('*/support/tickets/:id/colleagues', () =>
      HttpResponse.json({ data: [luis, noor], pagination: { page: 1, limit: 2, total: 2, has_more: false } }),
    ),
    http.post('*/support/tickets/:id/people', async ({ request }) => {
      sent.push(await request.json());
      Object.assign(ticket, { people: [luis] });
      return HttpResponse.json({ data: ticket });
    }),
    http.delete('*/support/tickets/:id/people/:user', ({ params }) => {
      sent.push(params['user']);
      Object.assign(ticket, { people: [] });
      return HttpResponse.json({ data: { id: params['user'] } });
    }),
  );
  return showScreen(TicketDetailPage, '/customer/support/:id', `/customer/support/${ticket.id}`);
};

describe('The people on a customer’s ticket', () => {
  it('are chosen among the colleagues, and taken off again', async () => {
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
    expect(await screen.findByTitle('A colleague')).toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('Luis Ortega'));
    await waitFor(() => expect(sent).toEqual([{ user_id: luis.id }]));
    const people = within(await screen.findByRole('list', { name: 'People on this ticket' }));
    await userEvent.click(await people.findByRole('button', { name: 'Remove Luis Ortega' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove person' }));
    await waitFor(() => expect(sent).toContain(luis.id));
  });

  it('can leave a ticket that isn’t theirs, but neither add people nor move it', async () => {
    const router = show({
      requester_id: anId(),
      people: [
        { id: dana.id, name: 'Dana' },
        { id: anId(), name: 'Luis Ortega' },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave this ticket' }));
    for (const name of ['Add a person', 'Remove Luis Ortega', 'It is solved'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave ticket' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/support'));
    expect(sent).toEqual([dana.id]);
  });
});
