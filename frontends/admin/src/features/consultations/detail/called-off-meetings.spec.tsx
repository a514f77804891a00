import { aConsultation, aFreeSlot, aMeeting, anAdmin, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useParams } from 'react-router';
import { showScreen } from '@portal/features/testing';
import { ConsultationDetailPage } from './consultation-detail.js';
import { ConsultationListPage } from '../list/consultation-list.page.js';

const { data } = startFakeApi(anAdmin);
const time = aFreeSlot('2099-01-12T14:00:00.000Z');
const named = /cancels the meeting on Monday, January 12, 9:00.{1,3}9:30.AM EST with Avery Cole/;
const Screen = () => (useParams()['id'] ? <ConsultationDetailPage /> : <ConsultationListPage />);
const show = (search = '') => showScreen(Screen, '/admin/consultations/:id?', `/admin/consultations${search}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A scheduled request and its meeting. */
function scheduled(own: Parameters<typeof aMeeting>[0] = {}) {
  const request = aConsultation({
    status: 'scheduled',
    next_meeting_at: time.starts_at,
    next_meeting_status: 'confirmed',
  });
  data.meetings = [
    aMeeting({ consultation_id: request.id, ...time, ...own }),
    aMeeting({ consultation_id: request.id, status: 'cancelled' }),
  ];
  data.consultations = [request];
  return request;
}

/** Chooses in a menu of the open request. */
const choose = async (menu: RegExp, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('Ending a request that has a meeting (decisions, section 4)', () => {
  it.each([
    ['Complete', /^Status/, /^Complete request/],
    ['Close as junk', /^More for C-/, /as junk\?$/],
  ])('%s asks, and names what is called off', async (action, menu, title) => {
    const request = scheduled();
    show(`/${request.id}`);
    await choose(menu, action);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(named);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(request).toMatchObject({ status: 'scheduled', version: 1 });
  });

  it.each(['Decline', 'Cancel request'])('%s names it, too', async (step) => {
    const request = scheduled();
    show(`/${request.id}`);
    await choose(/^Status/, step);
    expect(await screen.findByRole('dialog')).toHaveTextContent(named);
  });

  it('asks once for several, and says which request each meeting is of', async () => {
    const one = scheduled();
    const other = aConsultation({ next_meeting_at: time.starts_at, next_meeting_status: 'proposed' });
    data.meetings?.push(
      aMeeting({ consultation_id: other.id, consultation_reference: other.reference, status: 'proposed', ...time }),
    );
    data.consultations = [one, other, aConsultation()];
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await press('Junk');
    const dialog = await screen.findByRole('dialog', { name: 'Close these 3 requests as junk?' });
    expect(dialog).toHaveTextContent('This cancels 2 meetings');
    expect(within(dialog).getAllByRole('listitem')[1]).toHaveTextContent(`${other.reference}: Monday, January 12`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close as junk' }));
    await waitFor(() => expect(data.consultations.map(({ outcome }) => outcome)).toEqual(Array(3).fill('junk')));
  });
});

it('says of a scheduled request whose new time nobody confirmed yet that it is proposed', async () => {
  const request = scheduled({ status: 'proposed', proposed_by: 'admin' });
  request.next_meeting_status = 'proposed';
  show(`/${request.id}`);
  expect(await screen.findByText('We agree on a time')).toBeInTheDocument();
  expect(screen.getByText('Time proposed')).toBeInTheDocument();
  expect(screen.queryByText('Scheduled')).not.toBeInTheDocument();
});
