import {
  ApiError,
  createQueryClient,
  keepScreenWhile,
  releaseScreen,
  sessionKey,
  useAction,
} from '@portal/data-access';
import { aSession, aUser, anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RequireSession } from '../router/guards.js';
import { SignInAgain } from './sign-in-again.js';

const user = aUser();
const { api } = startFakeApi(() => user);
let tries: number;
let signedIn = user;

/** Something typed, and the button that sends it. */
function Form() {
  const save = useAction({
    run: (typed: string) =>
      tries++ === 0 ? Promise.reject(new ApiError(401, 'No active session')) : Promise.resolve(typed),
  });
  return (
    <>
      <input aria-label="Title" defaultValue="A long text" />
      <button type="button" onClick={() => save.mutate('A long text')}>
        Save
      </button>
      {save.data ? <p>Saved {save.data}</p> : null}
    </>
  );
}

const Screen = () => (
  <>
    <RequireSession>
      <Form />
    </RequireSession>
    <SignInAgain />
  </>
);

function show() {
  document.cookie = 'signed_in=1';
  const client = createQueryClient();
  client.setQueryData(sessionKey, aSession(user));
  const router = createMemoryRouter(
    [
      { path: '/admin', Component: Screen },
      { path: '/auth', element: <p>Sign in page</p> },
    ],
    { initialEntries: ['/admin'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('A session that ends in the middle of a form', () => {
  beforeEach(() => {
    tries = 0;
    signedIn = user;
    keepScreenWhile(() => true);
    api.use(
      http.post('*/api/v1/auth/magic-links', () =>
        HttpResponse.json({ data: { request_id: anId() } }, { status: 202 }),
      ),
      http.post('*/api/v1/auth/session', () => HttpResponse.json({ data: aSession(signedIn) }, { status: 201 })),
    );
  });
  afterEach(() => {
    keepScreenWhile(() => false);
    releaseScreen('left');
    document.cookie = 'signed_in=; Max-Age=0';
  });

  const signInAgain = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(dialog).toHaveTextContent(user.email);
    expect(screen.getByLabelText('Title')).toHaveValue('A long text');
    await userEvent.click(screen.getByRole('button', { name: 'Send Magic Link' }));
    await userEvent.type(await screen.findByLabelText('6-digit code from the e-mail'), '123456{Enter}');
  };

  it('leaves the screen, signs in above it, and sends what was refused', async () => {
    show();
    await signInAgain();
    expect(await screen.findByText('Saved A long text')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Title')).toHaveValue('A long text');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('shows another person who signs in nothing of what stood there', async () => {
    signedIn = aUser({ id: anId() });
    show();
    const typed = screen.getByLabelText('Title');
    await signInAgain();
    await waitFor(() => expect(typed).not.toBeInTheDocument());
    expect(screen.queryByText('Saved A long text')).not.toBeInTheDocument();
  });

  it('goes to /auth when the person leaves it, or nothing was typed', async () => {
    keepScreenWhile(() => false);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Sign in page')).toBeVisible();
  });
});
