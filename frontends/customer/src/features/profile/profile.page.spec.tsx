import { sentenceOf } from '@portal/contracts';
import { aProblem, aSessionListItem, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ProfilePage } from './profile.page.js';

const { api, data } = startFakeApi();
const sent: Record<string, unknown>[] = [];
beforeEach(() => {
  data.user = aUser({ phone: '252-555-0142', time_zone: 'America/New_York' });
  sent.length = 0;
  api.use(
    http.get('*/api/v1/notifications/push-devices', () =>
      HttpResponse.json({ data: { public_key: null, devices: [] } }),
    ),
    http.get('*/api/v1/notifications/preferences', () =>
      HttpResponse.json({ data: { preferences: [], quiet_hours: null, time_zone: 'America/New_York' } }),
    ),
    http.put('*/api/v1/me', async ({ request }) => {
      const { version, ...changes } = (await request.json()) as Record<string, unknown>;
      sent.push(changes);
      if (version !== data.user.version) {
        const stale = aProblem({
          code: 'stale_version',
          status: 409,
          error: sentenceOf('stale_version'),
          current: { ...data.user },
        });
        return HttpResponse.json(stale, { status: 409 });
      }
      data.user = { ...data.user, ...changes, version: data.user.version + 1 };
      return HttpResponse.json({ data: data.user });
    }),
  );
});

const typePhone = async (phone: string): Promise<void> => {
  const field = await screen.findByLabelText('Phone');
  await userEvent.clear(field);
  await userEvent.paste(phone);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
};

describe('The own profile', () => {
  it('sends only what was changed, and starts anew from what was saved', async () => {
    showScreen(ProfilePage, '/customer/profile', '/customer/profile');
    await typePhone('252-555-0150');
    expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument();
    await typePhone('252-555-0151');
    await waitFor(() => expect(sent).toEqual([{ phone: '252-555-0150' }, { phone: '252-555-0151' }]));
  });

  it('asks when the same field was changed elsewhere meanwhile', async () => {
    showScreen(ProfilePage, '/customer/profile', '/customer/profile');
    await screen.findByLabelText('Phone');
    data.user = { ...data.user, phone: '252-555-0177', version: 2 };
    await typePhone('252-555-0150');
    expect(await screen.findByRole('radio', { name: /Theirs\s*252-555-0177/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(data.user).toMatchObject({ phone: '252-555-0150', version: 3 }));
  });
});

describe('Where one is signed in', () => {
  it('shows this device, and signs another one out after asking', async () => {
    data.sessions = [
      aSessionListItem({ current: true, user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }),
      aSessionListItem({ current: false, user_agent: 'Mozilla/5.0 (iPhone) Safari/605.1' }),
    ];
    showScreen(ProfilePage, '/customer/profile', '/customer/profile');
    expect(await screen.findByText('This device')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out device' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(data.sessions).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
  });
});
