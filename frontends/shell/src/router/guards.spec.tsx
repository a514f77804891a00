import type { Role, SessionView } from '@portal/contracts';
import { createQueryClient, sessionKey } from '@portal/data-access';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { PublicArea, RequireAdmin, RequireSession } from './guards.js';

const { api } = startFakeApi();

function Where() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const sessionOf = (role: Role) => ({ user: { role, contact_flags: [] }, expires_at: '' }) as unknown as SessionView;

function visit(path: string, session: SessionView | null | undefined) {
  const client = createQueryClient();
  if (session !== undefined) client.setQueryData(sessionKey, session);
  else document.cookie = 'signed_in=1';
  const router = createMemoryRouter(
    [
      {
        Component: RequireSession,
        children: [
          { path: '/dashboard', Component: Where },
          { path: '/customer/consultations', Component: Where },
        ],
      },
      { Component: RequireAdmin, children: [{ path: '/admin/consultations', Component: Where }] },
      {
        Component: PublicArea,
        children: [
          { path: '/', Component: Where },
          { path: '/about', Component: Where },
        ],
      },
      { path: '/auth', Component: Where },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { client, router };
}

const arrivesAt = (path: string) => waitFor(() => expect(screen.getByText(path)).toBeVisible());

describe('route protection (specification, section 2)', () => {
  afterEach(() => {
    document.cookie = 'signed_in=; Max-Age=0';
  });

  it('sends signed-out people to /auth and remembers where they wanted to go', async () => {
    visit('/customer/consultations?status=pending', null);
    await arrivesAt('/auth?return_to=%2Fcustomer%2Fconsultations%3Fstatus%3Dpending');
  });

  it('sends signed-out people from admin pages to /auth, too', async () => {
    visit('/admin/consultations', null);
    await arrivesAt('/auth?return_to=%2Fadmin%2Fconsultations');
  });

  it('tells /auth when the session ended under an open page, and only then', async () => {
    const { client, router } = visit('/dashboard', sessionOf('customer'));
    await arrivesAt('/dashboard');
    act(() => void client.setQueryData(sessionKey, null));
    await arrivesAt('/auth?return_to=%2Fdashboard');
    expect(router.state.location.state).toEqual({ sessionEnded: true });
    await act(() => router.navigate('/customer/consultations'));
    await arrivesAt('/auth?return_to=%2Fcustomer%2Fconsultations');
    expect(router.state.location.state).toEqual({ sessionEnded: false });
  });

  it('sends a non-admin on an admin route to /dashboard', async () => {
    visit('/admin/consultations', sessionOf('customer'));
    await arrivesAt('/dashboard');
  });

  it('lets admins in', async () => {
    visit('/admin/consultations', sessionOf('admin'));
    await arrivesAt('/admin/consultations');
  });

  it('shows a spinner while the session is loading', async () => {
    visit('/dashboard', undefined);
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText('/dashboard')).not.toBeInTheDocument();
  });

  it('says when the session could not be asked for, and asks again, instead of sending anybody to sign in', async () => {
    const path = '*/api/v1/auth/session';
    api.use(http.get(path, () => HttpResponse.json({ code: 'rate_limited' }, { status: 429 }), { once: true }));
    visit('/dashboard', undefined);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Your session didn’t load')).toBeVisible();
    api.use(http.get(path, () => HttpResponse.json({ success: true, data: sessionOf('customer') })));
    await userEvent.click(again);
    await arrivesAt('/dashboard');
  });

  it('shows signed-in people the dashboard instead of the landing page', async () => {
    visit('/', sessionOf('customer'));
    await arrivesAt('/dashboard');
  });

  it('leaves the other public pages to them', async () => {
    visit('/about', sessionOf('customer'));
    await arrivesAt('/about');
  });
});
