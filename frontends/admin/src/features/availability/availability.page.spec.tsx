import { defaultWeeklyHours, UpdateHostAvailability, type HostAvailability } from '@portal/contracts';
import { anAdmin, aPage, aProblem, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { AvailabilityPage } from './availability.page.js';

const { api, data } = startFakeApi(anAdmin);
let host: HostAvailability;

beforeEach(() => {
  host = {
    host_id: data.user.id,
    host_name: 'Avery Cole',
    takes_meetings: true,
    time_zone: 'America/New_York',
    meeting_url: null,
    weekly: defaultWeeklyHours,
    exceptions: [],
    updated_at: null,
    version: 0,
  };
  api.use(
    http.get('*/api/v1/availability/hosts', () => HttpResponse.json(aPage([host]))),
    http.get('*/api/v1/availability/hosts/:id', () => HttpResponse.json({ data: host })),
    http.put('*/api/v1/availability/hosts/:id', async ({ request }) => {
      const { version, ...changes } = UpdateHostAvailability.parse(await request.json());
      if (version !== host.version)
        return HttpResponse.json(aProblem({ code: 'stale_version', status: 409, current: host }), { status: 409 });
      host = { ...host, ...(changes as Partial<HostAvailability>), version: host.version + 1 };
      return HttpResponse.json({ data: host });
    }),
  );
});

const show = () =>
  showScreen(AvailabilityPage, '/admin/consultations/availability', '/admin/consultations/availability');
const day = (name: string) => screen.findByRole('group', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save availability' }));

describe('My availability', () => {
  it('begins with the business hours and keeps what is changed', async () => {
    show();
    expect(within(await day('Saturday')).getByText('Closed')).toBeInTheDocument();
    await userEvent.click(within(await day('Saturday')).getByRole('button', { name: 'Add hours on Saturday' }));
    await userEvent.click(within(await day('Monday')).getByRole('button', { name: /^Remove Monday/ }));
    await save();
    expect(await screen.findByText('Availability saved.')).toBeInTheDocument();
    expect(host.weekly.map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6]);
  });

  it('closes a day', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Note on/ }), 'Vacation');
    await save();
    await waitFor(() => expect(host.exceptions).toMatchObject([{ from: null, to: null, note: 'Vacation' }]));
  });

  it('shows both weeks when somebody else changed it meanwhile', async () => {
    show();
    await userEvent.click(within(await day('Monday')).getByRole('button', { name: /^Remove Monday/ }));
    host = { ...host, weekly: [], version: 3 };
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Weekly hours')).toBeInTheDocument();
  });
});
