import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { ConsultationForm } from './consultation-form.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const received: unknown[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  sessionStorage.clear();
  server.resetHandlers();
  server.use(
    http.get('*/api/v1/public-consultation/form-token', () => HttpResponse.error()), // no token, no waiting for it
    http.post('*/api/v1/public-consultation', async ({ request }) => {
      received.push(await request.json());
      const data = { message: 'Received', reference: 'C-2026-0001', slot_hold_token: 'signed' };
      return HttpResponse.json({ data }, { status: 201 });
    }),
  );
});

/** The page as it is after a load; what an earlier one showed is gone. */
function load(): UserEvent {
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsultationForm id="request" title="Strategy Consultation - 60 minutes" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const submit = () => screen.findByRole('button', { name: 'Submit Request' });

async function answerAll(person: UserEvent) {
  const answers: [RegExp, string][] = [
    [/name/, 'Grace Hill'],
    [/phone/, '252 555 0199'],
    [/e-mail/, 'grace@hill.example'],
  ];
  for (const [label, text] of answers) {
    await person.type(await screen.findByLabelText(label), text);
    await person.click(screen.getByRole('button', { name: 'Next' }));
  }
  await person.type(screen.getByLabelText(/help with/), 'The server is slow');
}

describe('a request', () => {
  it('is one when the page is loaded again while it is sent: the same key and token go with it', async () => {
    const sent: { key: string | null; body: unknown }[] = [];
    let token = 0;
    server.use(
      http.get('*/api/v1/public-consultation/form-token', () =>
        HttpResponse.json({ data: { form_token: `token-${++token}` } }),
      ),
      http.post('*/api/v1/public-consultation', async ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() });
        return sent.length === 1 ? new Promise<never>(() => undefined) : undefined;
      }),
    );
    jest.spyOn(Date, 'now').mockReturnValueOnce(0); // the form has been open for long
    const person = load();
    await answerAll(person);
    await person.click(await submit());
    await waitFor(() => expect(sent).toHaveLength(1));
    load();
    await userEvent.click(await submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.body).toMatchObject({ form_token: 'token-1' });
    expect(received).toHaveLength(1);
  });

  it('is another one once its answers were changed after an attempt that nobody answered', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/v1/public-consultation', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? new Promise<never>(() => undefined) : undefined;
      }),
    );
    const person = load();
    await answerAll(person);
    await person.click(await submit());
    await waitFor(() => expect(keys).toHaveLength(1));
    load();
    await userEvent.type(await screen.findByLabelText(/help with/), ' today');
    await userEvent.click(await submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(keys[1]).not.toBe(keys[0]);
  });
});
