import type { MeetingView } from '@portal/contracts';
import { aConsultation, aFreeSlot, aMeeting, anAdmin, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { ago } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { RequestMeetings } from './request-meetings.js';

const { api, data } = startFakeApi(anAdmin);
const request = aConsultation({ status: 'in_progress' });
const slots = ['2027-01-12T14:00:00.000Z', '2027-01-12T19:30:00.000Z', '2027-01-13T15:00:00.000Z'].map(aFreeSlot);
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  data.meetings = [];
  api.use(
    http.get('*/api/v1/availability/hosts', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/availability', () =>
      HttpResponse.json({ data: { minutes: 30, time_zone: 'America/New_York', slots } }),
    ),
  );
});

const show = (own: Partial<MeetingView>[] = []) => {
  data.meetings = own.map((fields) => aMeeting({ consultation_id: request.id, ...fields }));
  showScreen(() => <RequestMeetings request={request} marks={undefined} />, '/', '/');
};

describe('Meetings about a request', () => {
  it('picks a free time by day and schedules it (specification, section 8)', async () => {
    api.use(
      http.post('*/api/v1/consultation-meetings', async ({ request: call }) => {
        sent.push(await call.json());
        return HttpResponse.json({ data: aMeeting({ consultation_id: request.id }) }, { status: 201 });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule meeting' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Wed, Jan 13/ }));
    await userEvent.click(within(dialog).getByRole('radio', { name: '10:00 AM' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule meeting' }));
    expect(await screen.findByText('Meeting scheduled successfully.')).toBeInTheDocument();
    expect(sent).toEqual([{ consultation_id: request.id, starts_at: '2027-01-13T15:00:00.000Z', mode: 'video' }]);
  });

  it('says that a time is missing, and that another was faster', async () => {
    api.use(
      http.post('*/api/v1/consultation-meetings', () =>
        HttpResponse.json(
          { code: 'meeting.slot_taken', error: 'This time was just taken. Please pick another one', status: 409 },
          { status: 409 },
        ),
      ),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule meeting' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule meeting' }));
    expect(await within(dialog).findByText('Choose a time')).toBeInTheDocument();
    await userEvent.click(await within(dialog).findByRole('radio', { name: '9:00 AM' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule meeting' }));
    expect(await within(dialog).findByText('This time was just taken. Please pick another one')).toBeInTheDocument();
  });

  it('confirms the time that the customer proposes', async () => {
    show([{ status: 'proposed', proposed_by: 'customer' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm time' }));
    expect(await screen.findByText('Meeting updated successfully.')).toBeInTheDocument();
    expect(data.meetings?.[0]).toMatchObject({ status: 'confirmed', version: 2 });
  });

  it('cancels with a reason that the customer reads', async () => {
    show([{}]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel meeting' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Why/), 'We are closed.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel meeting' }));
    await waitFor(() =>
      expect(data.meetings?.[0]).toMatchObject({ status: 'cancelled', cancel_reason: 'We are closed.' }),
    );
  });

  it('moves a meeting to another free time', async () => {
    const [meeting] = [aMeeting()];
    api.use(
      http.post('*/api/v1/consultation-meetings/:id/reschedule', async ({ request: call }) => {
        sent.push(await call.json());
        return HttpResponse.json({ data: meeting }, { status: 201 });
      }),
    );
    show([{}]);
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move meeting' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: '2:30 PM' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move meeting' }));
    expect(await screen.findByText('Meeting updated successfully.')).toBeInTheDocument();
    expect(sent).toEqual([{ starts_at: '2027-01-12T19:30:00.000Z', version: 1 }]);
  });

  it('tells what a past meeting came to, and says no-show', async () => {
    show([{ ...aFreeSlot(ago({ days: 7 }).toISOString()) }]);
    await userEvent.click(await screen.findByRole('button', { name: 'No-show' }));
    await waitFor(() => expect(data.meetings?.[0]).toMatchObject({ status: 'no_show' }));
  });

  it('shows what was deleted, and brings it back (decisions, section 4)', async () => {
    const gone = aMeeting({ consultation_id: request.id, status: 'cancelled', starts_at: '2027-01-13T15:00:00.000Z' });
    let isGone = true;
    api.use(
      http.get('*/api/v1/consultation-meetings', ({ request: { url } }) =>
        HttpResponse.json(aPage(new URL(url).searchParams.has('deleted') === isGone ? [gone] : [])),
      ),
      http.post(`*/api/v1/consultation-meetings/${gone.id}/restore`, () => {
        isGone = false;
        return HttpResponse.json({ data: gone });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Restore Meeting on Wednesday, January 13/ }));
    await waitFor(() => expect(screen.queryByText('Deleted meetings')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: /January 13/ })).toBeInTheDocument();
  });
});
