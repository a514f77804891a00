import { aFreeSlot, aMeeting, anAdmin, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { MeetingListPage } from './meeting-list.page.js';

const { api } = startFakeApi(anAdmin);
const coming = [
  aMeeting({ consultation_title: 'Server keeps restarting', ...aFreeSlot('2027-01-12T14:00:00.000Z') }),
  aMeeting({ consultation_title: 'New office network', ...aFreeSlot('2027-01-12T16:00:00.000Z') }),
  aMeeting({ consultation_title: 'Till is offline', ...aFreeSlot('2027-01-13T14:00:00.000Z') }),
];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  api.use(
    http.get('*/api/v1/availability/hosts', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/consultation-meetings', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('upcoming') ?? 'all');
      return HttpResponse.json(aPage(coming));
    }),
  );
});

const show = () => showScreen(MeetingListPage, '/admin/consultations', '/admin/consultations?view=meetings');

describe('The agenda of all hosts', () => {
  it('shows what is coming by day, each a way to its request', async () => {
    show();
    const day = await screen.findByRole('region', { name: /^Tuesday, January 12, 2027/ });
    expect(
      within(day)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Server keeps restarting', 'New office network']);
    expect(within(day).getByRole('link', { name: 'New office network' })).toHaveAttribute(
      'href',
      `/admin/consultations/${coming[1]?.consultation_id}`,
    );
    expect(asked).toEqual(['true']);
  });

  it('shows all meetings when asked to, and keeps that in the URL beside the view', async () => {
    const router = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'When' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Past and closed too' }));
    await waitFor(() => expect(asked).toEqual(['true', 'all']));
    expect(router.state.location.search).toBe('?upcoming=false&view=meetings');
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter When/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=meetings'));
  });
});
