import { createQueryClient } from '@portal/data-access';
import { aFreeSlot, aMeeting, aProblem, aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { toast, Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Booking, TakenTime } from './booking.js';
import { PickTimeNow } from '../thank-you.js';

const slot = aFreeSlot('2026-11-23T15:00:00.000Z');
const later = aFreeSlot('2026-11-24T15:00:00.000Z');
let free = [slot];
const user = aUser({ time_zone: 'America/New_York' });
const server = fakeApi({ user, users: [user], consultations: [], sessions: [] });
const received: unknown[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  free = [slot];
  server.use(
    http.get('*/api/v1/availability', () =>
      HttpResponse.json({ data: { minutes: 30, time_zone: 'America/New_York', slots: free } }),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
  act(() => toast.clear());
  document.cookie = 'signed_in=; max-age=0';
});

/** The Thank You screen's part, with the time kept where that screen keeps it. */
function PickTimeHere({ booking }: { booking: Booking }) {
  const [taken, setTaken] = useState<TakenTime | null>(null);
  return <PickTimeNow booking={booking} email="grace@hill.example" taken={taken} onTaken={setTaken} />;
}

async function book(booking: Booking, action: string) {
  const person = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PickTimeHere booking={booking} />
      <Toaster />
    </QueryClientProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Pick a time now' }));
  await person.click(await screen.findByRole('button', { name: /:(00|30)/ }));
  await person.click(screen.getByRole('button', { name: action }));
}

describe('"Pick a time now" on the Thank You screen (decisions, section 4)', () => {
  it('holds a visitor’s time and says that the mail’s link confirms it', async () => {
    server.use(
      http.post('*/api/v1/public-consultation/meetings', async ({ request }) => {
        received.push(await request.json());
        return HttpResponse.json(
          { data: { message: 'Held', ...slot, held_until: '2026-11-21T12:30:00.000Z' } },
          { status: 201 },
        );
      }),
    );
    await book({ consultationType: 'general_consultation', slotHoldToken: 'signed' }, 'Hold this time');
    expect(await screen.findByRole('heading', { name: 'Your time is held' })).toHaveFocus();
    expect(screen.getByText(/We hold it for 30 minutes.*e-mail to grace@hill.example to confirm/)).toBeVisible();
    expect(received).toMatchObject([{ slot_hold_token: 'signed', starts_at: slot.starts_at }]);
  });

  it('shows the times that are free now when somebody was quicker', async () => {
    server.use(
      http.post('*/api/v1/public-consultation/meetings', () => {
        free = [later];
        const error = 'This time was just taken. Please pick another one';
        return HttpResponse.json(aProblem({ code: 'meeting.slot_taken', status: 409, error }), { status: 409 });
      }),
    );
    await book({ consultationType: 'general_consultation', slotHoldToken: 'signed' }, 'Hold this time');
    expect(await screen.findByRole('alert')).toHaveTextContent('This time was just taken. Please pick another one.');
    expect(await screen.findByRole('tab', { name: 'Tue Nov 24' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Mon Nov 23' })).not.toBeInTheDocument();
  });

  it('books a signed-in person’s time at once', async () => {
    document.cookie = 'signed_in=1';
    const meeting = aMeeting(slot);
    server.use(
      http.post('*/api/v1/consultation-meetings', async ({ request }) => {
        received.push(await request.json());
        return HttpResponse.json({ data: meeting }, { status: 201 });
      }),
    );
    const consultationId = meeting.consultation_id;
    await book({ consultationType: 'general_consultation', consultationId }, 'Book this time');
    expect(await screen.findByRole('heading', { name: 'Your time is booked' })).toBeVisible();
    expect(screen.getByText('Meeting scheduled successfully.')).toBeVisible();
    expect(received).toMatchObject([
      { consultation_id: consultationId, starts_at: slot.starts_at, time_zone: 'America/New_York' },
    ]);
  });
});
