import { anAdmin, anId, aTicket, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from './ticket-detail.page.js';

const avery = anAdmin({ first_name: 'Avery', last_name: 'Cole' });
const company = { company_id: anId(), company_name: 'Neuse Bakery' };
const dana = aUser({ first_name: 'Dana', last_name: 'Whitford', ...company });
const luis = aUser({ first_name: 'Luis', last_name: 'Ortega', ...company });
const grace = aUser({ first_name: 'Grace', last_name: 'Hill', company_id: anId(), company_name: 'Tidewater Dental' });
const { api, data } = startFakeApi(() => avery);
const added: string[] = [];

beforeEach(() => {
  const ticket = aTicket({ requester_id: dana.id, requester_name: 'Dana Whitford', ...company });
  data.users = [avery, dana, luis, grace];
  data.tickets = [ticket];
  added.length = 0;
  api.use(
    http.post('*/support/tickets/:id/people', async ({ request }) => {
      const { user_id: id } = (await request.json()) as { user_id: string };
      added.push(id);
      Object.assign(data.tickets?.[0] ?? {}, { people: [{ id, name: 'Luis Ortega' }] });
      return HttpResponse.json({ data: data.tickets?.[0] });
    }),
  );
  showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${ticket.id}`);
});

const choose = async (title: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  await userEvent.click(await screen.findByTitle(title));
};

describe('The people on a ticket in the console', () => {
  it('stand above the answer beside the requester', async () => {
    expect(await screen.findByText('To Dana Whitford')).toBeInTheDocument();
    await choose('Luis Ortega, Neuse Bakery');
    expect(await screen.findByText('To Dana Whitford, CC Luis Ortega')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Luis Ortega' })).toHaveAttribute('href', `/admin/customers/${luis.id}`);
  });

  it('are asked about before one of another company reads the conversation', async () => {
    await choose('Grace Hill, Tidewater Dental');
    expect(await screen.findByText(/They will see the whole conversation/)).toBeInTheDocument();
    expect(added).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    await waitFor(() => expect(added).toEqual([grace.id]));
  });
});
