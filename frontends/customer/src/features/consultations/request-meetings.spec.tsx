import { aConsultation, aFreeSlot, aMeeting, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { dayFromNow } from '@portal/testing/clock';
import { ConsultationDetailPage } from './consultation-detail.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => null }));

const dana = aUser({ time_zone: 'America/New_York' });
const { api, data } = startFakeApi(() => dana);
/** Noon or one o'clock in the customer's zone, two days of the calendar ahead, at whatever hour it is now. */
const slot = aFreeSlot(`${dayFromNow(2)}T17:00:00.000Z`);
const request = aConsultation({ customer_id: dana.id });

/** The part of the page about meetings, as a person sees it. */
async function show(meeting?: Parameters<typeof aMeeting>[0]) {
  const own = meeting && aMeeting({ consultation_id: request.id, customer_id: request.customer_id, ...meeting });
  data.meetings = own ? [own] : [];
  data.consultations = [{ ...request, next_meeting_at: own?.starts_at ?? null }];
  showScreen(ConsultationDetailPage, '/customer/consultations/:id', `/customer/consultations/${request.id}`);
  const heading = await screen.findByRole('heading', { name: 'Meetings' });
  return { meeting: own, part: within(heading.closest('section') as HTMLElement) };
}
const press = async (part: Awaited<ReturnType<typeof show>>['part'], name: string) =>
  userEvent.click(await part.findByRole('button', { name }));

describe('The meetings of a customer’s request (decisions, section 4)', () => {
  it('says when the next one is, with whom and how, and puts it into a calendar', async () => {
    const { meeting, part } = await show({ status: 'confirmed', ...slot });
    expect(part.getByText(/The next one:/)).toHaveTextContent(/in 2 days/);
    expect(await part.findByText('Avery Cole')).toBeInTheDocument();
    expect(part.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/api/v1/consultation-meetings/${meeting?.id}/calendar`,
    );
    expect(part.getByRole('link', { name: /video call/i })).toHaveAttribute('href', meeting?.meeting_url);
  });

  it('confirms a time that we propose', async () => {
    const { meeting, part } = await show({ status: 'proposed', proposed_by: 'admin' });
    await press(part, 'Confirm time');
    await waitFor(() => expect(meeting?.status).toBe('confirmed'));
    expect(await screen.findByText('Meeting updated successfully.')).toBeInTheDocument();
  });

  it('cancels with a reason', async () => {
    const { meeting, part } = await show({ status: 'confirmed' });
    await press(part, 'Cancel meeting');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Why/), 'We are closed that day');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
    await waitFor(() =>
      expect(meeting).toMatchObject({ status: 'cancelled', cancel_reason: 'We are closed that day' }),
    );
  });

  it('picks a free time where there is none yet', async () => {
    const sent: unknown[] = [];
    api.use(
      http.get('*/api/v1/availability', () =>
        HttpResponse.json({ data: { minutes: 30, time_zone: 'America/New_York', slots: [slot] } }),
      ),
      http.post('*/api/v1/consultation-meetings', async ({ request: call }) => {
        sent.push(await call.json());
        return HttpResponse.json({ data: aMeeting(slot) }, { status: 201 });
      }),
    );
    const { part } = await show();
    await press(part, 'Pick a time');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /:00/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book this time' }));
    expect(await screen.findByText('Meeting scheduled successfully.')).toBeInTheDocument();
    expect(sent).toEqual([{ consultation_id: request.id, starts_at: slot.starts_at, time_zone: 'America/New_York' }]);
  });

  it('leaves a colleague who only reads without a way to pick or change', async () => {
    data.user = aUser({ contact_flags: ['primary'], company_id: dana.company_id });
    const { part } = await show({ status: 'confirmed', company_id: dana.company_id });
    await part.findByText('Avery Cole');
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });
});
