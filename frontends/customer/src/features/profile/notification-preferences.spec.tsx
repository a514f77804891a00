import type { NotificationPreference } from '@portal/contracts';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { NotificationPreferences } from './notification-preferences.js';

const { api } = startFakeApi();
const sent: unknown[] = [];
let preferences: NotificationPreference[] = [];
beforeEach(() => {
  sent.length = 0;
  preferences = [
    { category: 'security', email: 'at_once', locked: true },
    { category: 'projects', email: 'daily', locked: false },
  ];
  api.use(
    http.get('*/api/v1/notifications/preferences', () => HttpResponse.json({ data: { preferences } })),
    http.put('*/api/v1/notifications/preferences', async ({ request }) => {
      sent.push(await request.json());
      preferences = preferences.map((row) => (row.locked ? row : { ...row, email: 'off' }));
      return HttpResponse.json({ data: { preferences } });
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

  it('takes a refused choice back and says why', async () => {
    api.use(
      http.put('*/api/v1/notifications/preferences', () => HttpResponse.json({ error: 'Refused' }, { status: 403 })),
    );
    show();
    const projects = await line('Projects');
    await userEvent.click(projects.getByRole('combobox', { name: 'Projects' }));
    await userEvent.click(await screen.findByTitle('No e-mail'));
    expect(await screen.findByText('Refused')).toBeInTheDocument();
    await waitFor(() => expect(projects.getByTitle('Once a day, together')).toBeInTheDocument());
  });
});
