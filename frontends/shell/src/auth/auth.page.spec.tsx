import { createQueryClient, sessionKey } from '@portal/data-access';
import { anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AuthPage } from './auth.page.js';

const { api } = startFakeApi();
let sent: object[];

const show = (at: string): void => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, null);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/auth', Component: AuthPage }], { initialEntries: [at] })} />
      <Toaster />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  sent = [];
  api.use(
    http.post('*/api/v1/auth/magic-links', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ data: { request_id: anId() } }, { status: 202 });
    }),
  );
});

const panel = () => within(screen.getByRole('tabpanel'));
const address = () => panel().getByRole('textbox', { name: 'E-mail' });

it('has the address of an invitation filled in (decisions 6.82)', async () => {
  show('/auth#email=dana%2Bshop%40neusebakery.example');
  await userEvent.click(panel().getByRole('button', { name: 'Send Magic Link' }));
  await waitFor(() => expect(sent).toMatchObject([{ email: 'dana+shop@neusebakery.example' }]));
});

describe('/auth (specification, section 2)', () => {
  beforeEach(() => show('/auth'));

  it.each([
    ['Sign In', 'Send Magic Link'],
    ['Sign Up', 'Create Account'],
  ])('has a tab %s with a required e-mail field and the button %s', async (tab, button) => {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect(address()).toBeRequired();
    await userEvent.click(panel().getByRole('button', { name: button }));
    expect(await panel().findByText('Enter your e-mail address')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says on Sign Up that new users are created automatically', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(panel().getByText('New users are created automatically when the link is clicked.')).toBeVisible();
  });

  it('confirms that the mail was sent, by a toast too, and takes another address', async () => {
    await userEvent.type(address(), 'dana@neusebakery.example');
    await userEvent.click(panel().getByRole('button', { name: 'Send Magic Link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText('Email sent! Check your email for a magic link to sign in.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use different email' }));
    expect(address()).toHaveValue('');
  });

  it('asks for a link back to the site’s root, with the name of the site', async () => {
    await userEvent.type(address(), 'dana@neusebakery.example{Enter}');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(sent).toEqual([{ email: 'dana@neusebakery.example', site: 'Pamlico IT Services', return_to: '/' }]);
  });

  it('shows why a link could not be sent as an Error toast (specification, section 8)', async () => {
    api.use(
      http.post('*/api/v1/auth/magic-links', () => HttpResponse.json({ error: 'Not this time' }, { status: 409 })),
    );
    await userEvent.type(address(), 'dana@neusebakery.example{Enter}');
    const sentence = await screen.findByText('Not this time');
    expect(within(sentence.closest('li') ?? document.body).getByText('Error')).toBeVisible();
  });
});
