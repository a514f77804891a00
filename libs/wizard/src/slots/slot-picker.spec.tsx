import type { Slot } from '@portal/contracts';
import { ApiError, createQueryClient } from '@portal/data-access';
import { aFreeSlot, aProblem, aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SlotPicker } from './slot-picker.js';

const NEW_YORK = 'America/New_York';
const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
let free: Slot[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  free = [
    ...['23', '24', '25', '27', '30'].map((day) => aFreeSlot(`2026-11-${day}T15:00:00.000Z`)),
    aFreeSlot('2026-11-30T15:15:00.000Z'),
  ];
  server.use(
    http.get('*/api/v1/availability', () =>
      HttpResponse.json({ data: { minutes: 30, time_zone: NEW_YORK, slots: free } }),
    ),
  );
});

const show = (onPick: (slot: Slot) => Promise<unknown> = jest.fn(() => Promise.resolve()), timeZone = NEW_YORK) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SlotPicker action="Hold this time" timeZone={timeZone} onPick={onPick} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), onPick };
};
const day = (name: string) => screen.findByRole('tab', { name });
const takeIt = () => screen.getByRole('button', { name: 'Hold this time' });

describe('picking a time (decisions, section 4)', () => {
  it('names the zone it speaks in, and shows four days that arrow keys and buttons go beyond', async () => {
    const { person } = show();
    await person.click(await day('Mon Nov 23'));
    expect(screen.getByText(/Times are in Eastern Time/)).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    await person.keyboard('{End}');
    expect(await day('Mon Nov 30')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Earlier days' }));
    expect(await day('Mon Nov 23')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
  });

  it('offers the whole 15-minute grid, as portal and console do', async () => {
    const { person } = show();
    await person.click(await day('Mon Nov 23'));
    await person.keyboard('{End}');
    expect(screen.getByRole('button', { name: '10:15 AM' })).toBeVisible();
  });

  it('says the hour of our office where the reader’s clocks show another', async () => {
    const { person } = show(undefined, 'America/Los_Angeles');
    await day('Mon Nov 23');
    await person.click(screen.getByRole('button', { name: '7:00 AM' }));
    expect(screen.getByText(/7:00.*Pacific Time \(10:00.AM Eastern Time at our office\)/)).toBeVisible();
  });

  it('takes the chosen time, told in full before', async () => {
    const { person, onPick } = show();
    await day('Mon Nov 23');
    expect(takeIt()).toBeDisabled();
    expect(screen.getByText('Choose a time.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: '10:00 AM' }));
    expect(screen.getByText(/Monday, November 23, 10:00.*Eastern Time/)).toBeVisible();
    await person.click(takeIt());
    expect(onPick).toHaveBeenCalledWith(free[0]);
  });

  it('says that a time was just taken, and chooses it no longer', async () => {
    const taken = aProblem({ code: 'meeting.slot_taken', status: 409, error: 'This time was just taken' });
    const { person } = show(() => Promise.reject(new ApiError(409, taken.error, taken)));
    await person.click(await day('Mon Nov 23'));
    await person.click(screen.getByRole('button', { name: '10:00 AM' }));
    await person.click(takeIt());
    expect(await screen.findByRole('alert')).toHaveTextContent('This time was just taken.');
    expect(takeIt()).toBeDisabled();
  });

  it('says what to do when nothing is free, and when the times can’t be loaded', async () => {
    free = [];
    show();
    expect(await screen.findByText(/No time is free/)).toBeVisible();
  });
});
