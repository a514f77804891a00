import type { SlotHoldConfirmed } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { aFreeSlot, aProblem, aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { officeTimeText } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ConfirmMeetingPage } from './confirm-meeting.page.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const meeting: SlotHoldConfirmed = {
  reference: 'C-2026-0042',
  title: 'Strategy Consultation',
  ...aFreeSlot('2026-11-24T15:00:00.000Z'),
  time_zone: 'America/New_York',
  mode: 'video',
  host_name: 'Avery Cole',
};
const refusals: Readonly<Record<string, number>> = { old: 410, wrong: 404 };

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.post('*/api/v1/public-consultation/meetings/confirm', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      const status = refusals[token];
      if (!status) return HttpResponse.json({ data: meeting });
      return HttpResponse.json(aProblem({ code: 'meeting.hold_expired', status }), { status });
    }),
  );
});
afterEach(() => server.resetHandlers());

function open(address: string | { pathname: string; state: unknown }) {
  const router = createMemoryRouter([{ path: '/confirm-meeting', Component: ConfirmMeetingPage }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm this time' }));

describe('the page behind the link about a held time (decisions, section 4)', () => {
  it('says which time it is about, takes the token out of the address bar and uses nothing up', async () => {
    const router = open('/confirm-meeting#token=good&at=2026-11-24T15:00:00.000Z');
    expect(await screen.findByText('Tuesday, November 24')).toBeVisible();
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(screen.getByRole('button', { name: 'Confirm this time' })).toBeEnabled();
  });

  it('confirms by one click and tells when, with whom, and of the calendar invite', async () => {
    open('/confirm-meeting#token=good');
    await confirm();
    expect(await screen.findByRole('heading', { name: 'You are booked' })).toHaveFocus();
    expect(screen.getByText(/a video call with Avery Cole.*C-2026-0042/)).toBeVisible();
    const office = officeTimeText(meeting.starts_at); // none where this machine's clock shows the same hour
    expect(screen.queryByText(/at our office$/)?.textContent).toBe(office && `${office} at our office`);
    expect(screen.getByText(/calendar invite/)).toBeVisible();
  });

  it('still says what is booked after a reload', async () => {
    const router = open('/confirm-meeting#token=good');
    await confirm();
    await screen.findByRole('heading', { name: 'You are booked' });
    cleanup();
    server.use(http.post('*/api/v1/public-consultation/meetings/confirm', () => HttpResponse.error()));
    open({ pathname: '/confirm-meeting', state: router.state.location.state as unknown });
    expect(screen.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    expect(screen.getByText(/C-2026-0042/)).toBeVisible();
  });

  it('says what to do when the time isn’t held any more', async () => {
    open('/confirm-meeting#token=old');
    await confirm();
    expect(await screen.findByRole('heading', { name: 'This time is no longer held' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pick another time' })).toHaveAttribute(
      'href',
      '/auth?return_to=%2Fcustomer%2Fconsultations',
    );
  });

  it.each(['/confirm-meeting#token=wrong', '/confirm-meeting'])('says that %s is no link of ours', async (address) => {
    open(address);
    if (address.includes('token')) await confirm();
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  });
});
