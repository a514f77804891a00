import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsultationForm } from './consultation-form.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.get('*/api/v1/public-consultation/form-token', () => HttpResponse.error()), // no token, no waiting for it
    http.post('*/api/v1/public-consultation', () =>
      HttpResponse.json({ data: { message: 'Received', reference: 'C-2026-0001' } }, { status: 201 }),
    ),
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '');
  server.resetHandlers();
});

const page = () => (
  <QueryClientProvider client={createQueryClient()}>
    <ConsultationForm id="request" title="Strategy Consultation - 60 minutes" />
  </QueryClientProvider>
);
const next = () => screen.getByRole('button', { name: 'Next' });

it('says that it waits for the network instead of progress, and sends the request when it is back', async () => {
  render(page());
  const person = userEvent.setup();
  for (const [label, text] of [
    [/name/, 'Grace Hill'],
    [/phone/, '252 555 0199'],
    [/e-mail/, 'grace@hill.example'],
  ] as const) {
    await person.type(await screen.findByLabelText(label), text);
    await person.click(next());
  }
  await person.type(screen.getByLabelText(/help with/), 'The server is slow');
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await person.click(screen.getByRole('button', { name: 'Submit Request' }));
  expect(await screen.findByText('You are offline. This waits here and is sent when you are back.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(onlineManager.isOnline()).toBe(true);
});
