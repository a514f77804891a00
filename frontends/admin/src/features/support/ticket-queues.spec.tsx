import { aCompany, anAdmin, aTicket, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketListPage } from './ticket-list.page.js';

const avery = anAdmin();
const { api, data } = startFakeApi(() => avery);

describe('The queue', () => {
  it.each([
    ['one’s own open tickets', avery.id, `?open=true&assignee_id=${avery.id}&snoozed=false`],
    ['all open ones where none is one’s own', null, '?open=true&snoozed=false'],
  ])('opens with %s', async (_what, assignee_id, search) => {
    data.tickets = [aTicket({ title: 'No phone', assignee_id })];
    const router = showScreen(TicketListPage, '/admin/support', '/admin/support');
    expect(await screen.findByRole('link', { name: /No phone/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe(search);
  });

  it('stays without a filter for who takes them all away', async () => {
    data.tickets = [aTicket({ title: 'No phone', status: 'closed' })];
    const router = showScreen(TicketListPage, '/admin/support', '/admin/support?status=closed');
    await screen.findByRole('link', { name: /No phone/ });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('link', { name: /No phone/ })).toBeInTheDocument();
  });

  it('can be narrowed to one company, found by typing; companies are asked for once the filters are opened', async () => {
    const asked: string[] = [];
    const bakery = aCompany({ name: 'Neuse Bakery' });
    data.companies = [bakery];
    api.use(
      http.get('*/api/v1/companies', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('search') ?? '');
        return undefined;
      }),
    );
    const router = showScreen(TicketListPage, '/admin/support', '/admin/support?open=true');
    const filter = await screen.findByRole('button', { name: 'Filter' });
    expect(asked).toEqual([]);
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'Company' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Company' }), 'neuse');
    await waitFor(() => expect(asked).toEqual(['', 'neuse']));
    await userEvent.click(await screen.findByRole('option', { name: 'Neuse Bakery' }));
    await waitFor(() => expect(router.state.location.search).toContain(`company_id=${bakery.id}`));
    expect(await screen.findByRole('button', { name: 'Remove filter Company: Neuse Bakery' })).toBeInTheDocument();
  });

  it('leads to persons’ mails that were put off, where there are some', async () => {
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/support/refused-mails', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ data: [], pagination: { page: 1, limit: 1, total: 2, has_more: true } });
      }),
    );
    showScreen(TicketListPage, '/admin/support', '/admin/support?open=true');
    expect(await screen.findByRole('link', { name: 'Put off 2' })).toHaveAttribute(
      'href',
      '/admin/support/mails/refused?reason=sender%2Cnetwork&arrived=false',
    );
    expect(asked).toEqual(['?reason=sender,network&arrived=false&limit=1']);
  });

  it('is grouped by when tickets are due, the late ones first', async () => {
    const before = new Date(currentInstant().getTime() - 3_600_000).toISOString();
    data.tickets = [
      aTicket({ title: 'No phone', first_response: { warning_at: null, due_at: before, met_at: null } }),
      aTicket({ title: 'No wifi', status: 'pending' }),
    ];
    showScreen(TicketListPage, '/admin/support', '/admin/support?open=true&groupBy=due');
    const groups = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(groups.map((text) => text.replace(/[^a-z ]/gi, '').trim())).toEqual(['Late', 'Clock paused']);
  });
});
