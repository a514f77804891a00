import type { MeetingView } from '@portal/contracts';
import { aFreeSlot, aMeeting, anAdmin, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { daysOf, spanOf } from './calendar-days.js';
import { MeetingCalendarPage } from './meeting-calendar.page.js';
import { MeetingListPage } from './meeting-list.page.js';

const { api, data } = startFakeApi(anAdmin);
let asked: URLSearchParams[] = [];
let meetings: MeetingView[] = [];

beforeEach(() => {
  asked = [];
  meetings = [
    aMeeting({ consultation_title: 'Server keeps restarting', ...aFreeSlot('2027-01-12T14:00:00.000Z') }),
    aMeeting({ consultation_title: 'New office network', ...aFreeSlot('2027-01-12T16:00:00.000Z') }),
    aMeeting({
      consultation_title: 'Till is offline',
      status: 'proposed',
      ...aFreeSlot('2027-01-13T14:00:00.000Z'),
    }),
  ];
  api.use(
    http.get('*/api/v1/availability/hosts', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/consultation-meetings', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(aPage(meetings));
    }),
  );
});

const show = (search: string) =>
  showScreen(MeetingCalendarPage, '/admin/consultations', `/admin/consultations${search}`);

describe('The calendar of meetings', () => {
  it('shows a week by day, each meeting a way to its request, without what was called off', async () => {
    show('?view=week&from=2027-01-14');
    const day = await screen.findByRole('region', { name: 'Tuesday, January 12, 2027' });
    const links = await within(day).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      meetings.slice(0, 2).map(({ consultation_id }) => `/admin/consultations/${consultation_id}`),
    );
    expect(screen.getByRole('heading', { name: 'Jan 11 – Jan 17, 2027' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Till is offline.*Proposed/ })).toBeVisible();
    const span = spanOf(daysOf('week', '2027-01-14'), data.user.time_zone ?? undefined);
    await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject(span));
    expect(asked.at(-1)?.get('status')?.split(',')).not.toContain('cancelled');
  });

  it.each([
    ['list', MeetingListPage, ''],
    ['week', MeetingCalendarPage, '?view=week'],
  ])('keeps the switch of its views in the heading: %s', async (_view, page, search) => {
    showScreen(page, '/admin/consultations', `/admin/consultations${search}`);
    const heading = (await screen.findByRole('heading', { level: 1, name: 'Meetings' })).closest('header');
    if (!heading) throw new Error('The heading has no header');
    expect(within(heading).getByRole('navigation', { name: 'Calendar' })).toBeVisible();
  });

  it('is walked through by the arrows, and goes on by Page Down', async () => {
    const router = show('?view=week&from=2027-01-14');
    const first = await screen.findByRole('link', { name: /Server keeps restarting/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /New office network/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(router.state.location.search).toBe('?view=week&from=2027-01-18'));
  });

  it('shows a month, in which a crowded day leads to its week', async () => {
    meetings = ['14', '15', '16', '17', '18'].map((hour) => aMeeting(aFreeSlot(`2027-01-12T${hour}:00:00.000Z`)));
    const router = show('?view=month&from=2027-01-14');
    expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: '2 more' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=week&from=2027-01-12'));
  });
});
