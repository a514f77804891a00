import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { VerifyPage } from './verify.page.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.post('*/api/v1/auth/magic-links/preview', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      return HttpResponse.json({
        data: {
          state: token === 'old' ? 'expired' : 'valid',
          email: `${token}@hill.example`,
          request_id: token,
          return_to: '/',
        },
      });
    }),
  );
});
afterEach(() => server.resetHandlers());

const routesAt = (entry: string | { pathname: string; state: unknown }) =>
  createMemoryRouter([{ path: '/auth/verify', Component: VerifyPage }], { initialEntries: [entry] });

function open(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

describe('the page behind the mail’s link (decisions, section 3)', () => {
  it('says whose account it is and takes the token out of the address bar', async () => {
    const router = open(routesAt('/auth/verify#token=new'));
    expect(await screen.findByText('new@hill.example')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });

  it('still knows the link after a reload', async () => {
    const router = open(routesAt('/auth/verify#token=new'));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    const { pathname, state } = router.state.location;
    cleanup();
    open(routesAt({ pathname, state: state as unknown }));
    expect(await screen.findByText('new@hill.example')).toBeVisible();
  });

  it('goes on to a newer link that is opened in the same tab', async () => {
    const router = open(routesAt('/auth/verify#token=old'));
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await act(() => router.navigate('/auth/verify#token=new'));
    expect(await screen.findByText('new@hill.example')).toBeVisible();
  });

  it('says so when there is no link', async () => {
    open(routesAt('/auth/verify'));
    expect(await screen.findByRole('heading', { name: 'This sign-in link is not valid' })).toBeVisible();
  });
});
