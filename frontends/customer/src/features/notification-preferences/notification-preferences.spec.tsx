import type { NotificationPreferences as Choices, UpdateNotificationPreferences } from '@portal/contracts';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { NotificationPreferences } from './notification-preferences.js';

const { api } = startFakeApi();
const sent: unknown[] = [];
let choices: Choices;
beforeEach(() => {
  sent.length = 0;
  choices = {
    preferences: [
      { category: 'security', email: 'at_once', push: 'at_once', locked: true },
      { category: 'projects', email: 'daily', push: 'off', locked: false },
      { category: 'service', email: 'at_once', push: 'at_once', locked: false },
    ],
    quiet_hours: null,
    time_zone: 'America/New_York',
  };
  api.use(
    http.get('*/api/v1/notifications/preferences', () => HttpResponse.json({ data: choices })),
    http.put('*/api/v1/notifications/preferences', async ({ request }) => {
      const changes = (await request.json()) as UpdateNotificationPreferences;
      sent.push(changes);
      const preferences = choices.preferences.map((row) => ({
        ...row,
        ...changes.preferences?.find(({ category }) => category === row.category),
      }));
      const { quiet_hours = choices.quiet_hours } = changes;
      choices = { ...choices, preferences, quiet_hours };
      return HttpResponse.json({ data: choices });
    }),
  );
});
const show = () => showScreen(NotificationPreferences, '/customer/profile', '/customer/profile');
const line = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);

describe('What comes by e-mail', () => {
  it('saves a choice at once', async () => {
    show();
    const projects = await line('Projects');
    await userEvent.click(projects.getByRole('combobox', { name: 'Projects' }));
    await userEvent.click(await screen.findByTitle('No e-mail'));
    await waitFor(() => expect(sent).toEqual([{ preferences: [{ category: 'projects', email: 'off' }] }]));
    expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument();
    expect(projects.getByTitle('No e-mail')).toBeInTheDocument();
  });

  it('offers no choice about security (decisions, section 6)', async () => {
    show();
    const security = await line('Security');
    expect(security.getByText('At once, always')).toBeInTheDocument();
    expect(security.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers service messages at once or not at all', async () => {
    show();
    const service = await line('Service messages');
    await userEvent.click(service.getByRole('combobox', { name: 'Service messages' }));
    const offered = await screen.findAllByRole('option', { hidden: true });
    expect(offered.map((option) => option.textContent)).toEqual(['at_once', 'off']);
  });

  it('takes a refused choice back and says why', async () => {
    api.use(
      http.put('*/api/v1/notifications/preferences', () => HttpResponse.json({ error: 'Refused' }, { status: 403 })),
    );
    show();
    const projects = await line('Projects');
    await userEvent.click(projects.getByRole('combobox', { name: 'Projects' }));
    await userEvent.click(await screen.findByTitle('No e-mail'));
    expect(await screen.findByText('Refused')).toBeInTheDocument();
    await waitFor(() => expect(projects.getByTitle('At 8 a.m., together')).toBeInTheDocument());
  });

  it('saves quiet hours, and says what comes in them all the same', async () => {
    show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    const end = await screen.findByLabelText('To');
    expect(sent).toEqual([{ quiet_hours: { from: '22:00', to: '07:00' } }]);
    fireEvent.change(end, { target: { value: '22:00' } });
    expect(screen.getByText('The end must differ from the beginning.')).toBeInTheDocument();
    fireEvent.blur(end);
    fireEvent.change(end, { target: { value: '06:30' } });
    fireEvent.blur(end);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ quiet_hours: { from: '22:00', to: '06:30' } });
    expect(screen.getByText(/At any hour: mail about the security of your account/)).toBeInTheDocument();
  });
});
