import { aMeeting, aUser, hoursAgo, startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ConsultationListPage } from './consultation-list.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => null }));

const dana = aUser();
const { data } = startFakeApi(() => dana);
const meetingIn = (hours: number, title: string, own: Parameters<typeof aMeeting>[0] = {}) =>
  aMeeting({ starts_at: hoursAgo(-hours), ends_at: hoursAgo(-hours - 1), consultation_title: title, ...own });
const show = () => showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');

describe('The customer’s own meetings', () => {
  it('lists those to come, the next first, and those that were when asked', async () => {
    data.meetings = [
      meetingIn(72, 'Later'),
      meetingIn(24, 'Next'),
      meetingIn(48, 'Called off', { status: 'cancelled' }),
      meetingIn(-24, 'Long ago', { status: 'completed' }),
    ];
    show();
    const part = within(
      (await screen.findByRole('heading', { name: 'Your meetings' })).closest('section') as HTMLElement,
    );
    expect(part.getAllByRole('link').map((link) => /Next|Later/.exec(link.textContent)?.[0])).toEqual([
      'Next',
      'Later',
    ]);
    await userEvent.click(part.getByRole('button', { name: 'Show 2 past' }));
    expect(part.getAllByRole('link')).toHaveLength(4);
  });

  it('takes no room where there is none', async () => {
    data.meetings = [];
    show();
    await screen.findByText('No requests yet');
    expect(screen.queryByRole('heading', { name: 'Your meetings' })).not.toBeInTheDocument();
  });
});
