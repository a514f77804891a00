import { createQueryClient } from '@portal/data-access';
import { anAdmin, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant, dayFromNow } from '@portal/testing/clock';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { answerTimesText } from './service-levels.js';
import { pages } from './support.pages.js';

const ServiceLevelsPage = pages('/service-levels');
const EmergencySupportPage = pages('/emergency-support');
const ScheduleServiceCallPage = pages('/schedule-service-call');

const { api, data } = startFakeApi();

const show = (Page: React.ComponentType) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const thanksgiving = new Set(['2026-11-26']);

describe('what /service-levels promises at this moment', () => {
  it.each([
    ['2026-11-24T15:00:00Z', 'We are open now.', '2:00 PM', '11:00 AM'],
    ['2026-11-25T22:00:00Z', 'We are open now.', 'Fri, Nov 27, 11:00 AM', '6:00 PM'],
    ['2026-11-26T15:00:00Z', 'We open again Fri, Nov 27, 8:00 AM.', 'Fri, Nov 27, 12:00 PM', '11:00 AM'],
    ['2026-11-29T04:30:00Z', 'We open again Mon, Nov 30, 8:00 AM.', 'Mon, Nov 30, 12:00 PM', 'Sun, Nov 29, 12:30 AM'],
    ['2026-11-24T11:00:00Z', 'We open again 8:00 AM.', '12:00 PM', '7:00 AM'],
  ])('at %s: %s', (now, opening, high, urgent) => {
    expect(answerTimesText(new Date(now), thanksgiving)).toEqual([
      opening,
      `A ticket of high urgency that is opened now has its first answer by ${high} at the latest, an urgent one by ${urgent} (Eastern Time).`,
    ]);
  });

  it('follows the days on which the business is closed, whatever the hour', async () => {
    const days = [0, 1, 2, 3].map((day) => ({ day: dayFromNow(day), name: 'Inventory' }));
    api.use(http.get('*/api/v1/closed-days', () => HttpResponse.json({ data: days })));
    show(ServiceLevelsPage);
    const [opening] = answerTimesText(currentInstant(), new Set(days.map(({ day }) => day)));
    expect(opening).toMatch(/^We open again \w{3}, \w{3} \d+, 8:00 AM\.$/);
    expect(await screen.findByText(opening)).toBeInTheDocument();
    expect(screen.getByText(/first answer by \w{3}, \w{3} \d+, 12:00 PM at the latest/)).toBeInTheDocument();
  });
});

describe('a ticket from a public page', () => {
  it.each([
    ['Open an urgent ticket', EmergencySupportPage, '/customer/support?new=emergency'],
    ['Open a ticket for a visit', ScheduleServiceCallPage, '/customer/support?new=visit'],
  ])('“%s” is there for customers who are signed in', async (name, Page, href) => {
    data.user = aUser();
    document.cookie = 'signed_in=1';
    show(Page);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each(['visitors', 'admins'])('isn’t for %s', async (who) => {
    data.user = anAdmin();
    if (who === 'visitors') api.use(http.get('*/api/v1/auth/session', () => new HttpResponse(null, { status: 401 })));
    show(EmergencySupportPage);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open an urgent ticket' })).not.toBeInTheDocument();
  });
});
