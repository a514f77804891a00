import { createQueryClient } from '@portal/data-access';
import { anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CodeForm } from './code-form.js';
import { EmailForm } from './email-form.js';

const { api } = startFakeApi();
let sent: unknown[];
let answer: PromiseWithResolvers<HttpResponse<object>>;

beforeEach(() => {
  sent = [];
  answer = Promise.withResolvers();
  api.use(
    http.post('*/api/v1/auth/*', async ({ request }) => {
      sent.push(await request.json());
      return answer.promise;
    }),
  );
});

const show = (form: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{form}</QueryClientProvider>);

describe('Signing in', () => {
  it.each([
    ['a link', 'Send Magic Link', 'dana@neusebakery.example'],
    ['a code', 'Sign in with code', '123456'],
  ])('by %s is one call by Enter pressed twice, and by a double click', async (_, button, text) => {
    const onSent = jest.fn();
    show(
      text === '123456' ? (
        <CodeForm requestId={anId()} onSignedIn={onSent} />
      ) : (
        <EmailForm action="Send Magic Link" returnTo="/" onSent={onSent} />
      ),
    );
    await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}{Enter}`);
    await waitFor(() => expect(sent).toHaveLength(1));
    answer.resolve(HttpResponse.json({ error: 'Not now' }, { status: 409 }));
    await waitFor(() => expect(screen.getByRole('textbox')).not.toHaveAttribute('readonly'));
    answer = Promise.withResolvers();
    await userEvent.dblClick(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(sent).toHaveLength(2));
    answer.resolve(HttpResponse.json({ data: { request_id: anId(), user: { id: anId() } } }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(2);
  });
});
