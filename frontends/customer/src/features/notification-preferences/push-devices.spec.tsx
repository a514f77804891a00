import { showScreen } from '@portal/features/testing';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PushDevices } from './push-devices.js';

const { api } = startFakeApi();
let permission: NotificationPermission;
const registration = {
  pushManager: {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.reject(new DOMException('Error retrieving push subscription.', 'AbortError')),
  },
};
/** What jsdom lacks of a browser that can show notifications. */
const lacking: readonly [object, string, unknown][] = [
  [globalThis, 'PushManager', class {}],
  [globalThis, 'Notification', { requestPermission: () => Promise.resolve(permission) }],
  [
    navigator,
    'serviceWorker',
    {
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  ],
];
beforeAll(() => {
  for (const [of, name, value] of lacking) Object.defineProperty(of, name, { value, configurable: true });
});
afterAll(() => {
  for (const [of, name] of lacking) Reflect.deleteProperty(of, name);
});
beforeEach(() => {
  api.use(
    http.get('*/api/v1/notifications/push-devices', () =>
      HttpResponse.json({ data: { public_key: 'BKey', devices: [] } }),
    ),
  );
});
const ask = async (): Promise<void> => {
  showScreen(PushDevices, '/customer/profile', '/customer/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Show notifications in this browser' }));
};

describe('A browser that isn’t added', () => {
  it.each([
    ['because the user said no', 'denied', /Your browser doesn’t allow it. Allow notifications for this site/],
    [
      'because its push service is out of reach',
      'granted',
      /Your browser can’t reach its push service. Try again later/,
    ],
  ] as const)('says so: %s', async (_why, answer, sentence) => {
    permission = answer;
    await ask();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show notifications in this browser' })).toBeEnabled();
  });
});
