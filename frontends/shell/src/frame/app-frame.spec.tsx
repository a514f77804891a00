import type { DashboardAnalytics, UserView } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { aDashboard, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { PageTitle } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { remotes } from '../remotes/remotes.js';
import { builtRemotes } from '../testing/built-remotes.js';
import { AppFrame } from './app-frame.js';

const { api, live, data } = startFakeApi();
const admin = () => aUser({ role: 'admin', first_name: 'Avery' });
let dashboard: DashboardAnalytics;

beforeEach(() => {
  remotes.know(builtRemotes());
  localStorage.clear();
  document.cookie = 'signed_in=1';
  dashboard = { ...aDashboard('admin'), pending_consultations: 2, overdue_invoices: 1 };
  api.use(
    http.get('*/api/v1/analytics/dashboard', () => HttpResponse.json({ data: dashboard })),
    http.get('*/api/v1/notifications/unread', () => HttpResponse.json({ data: { unread: 0 } })),
  );
});

/** Joins the channel that the layout of signed-in screens joins. */
function Screens() {
  useChannel('notifications');
  return <Outlet />;
}

function show(user: UserView, address: string, page = <PageTitle>Projects</PageTitle>) {
  data.user = user;
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <AppFrame user={user} onSearch={() => undefined} onSignOut={() => undefined} />
            <main>
              <Screens />
              <input aria-label="A field" />
            </main>
          </>
        ),
        children: [{ path: '*', element: page }],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const sidebar = () => screen.getByRole('navigation', { name: 'Your pages' });
const way = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
const crumbs = () =>
  way()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the sidebar', () => {
  it('groups the places under headings and marks exactly one, also on the page of a record', () => {
    show(admin(), '/admin/projects/1');
    const headings = within(sidebar()).getAllByRole('heading');
    const names = headings.map(({ textContent }) => textContent);
    expect(names).toEqual(['Work', 'Customers', 'Money', 'Automation', 'System', 'Account']);
    const marked = sidebar().querySelectorAll('[aria-current="page"]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['Project Management']);
  });

  it('has the portal’s places for a customer', () => {
    show(aUser(), '/customer/billing');
    const links = within(sidebar()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toContain('My Consultations');
    expect(within(sidebar()).queryByText('Error Reports')).not.toBeInTheDocument();
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Billing');
  });

  it('counts what waits, in words too, and follows what one is notified of', async () => {
    show(admin(), '/dashboard');
    expect(
      await within(sidebar()).findByRole('link', { name: /^Admin Consultations.*, 2 pending requests$/ }),
    ).toBeVisible();
    expect(within(sidebar()).getByRole('link', { name: /^Billing.*, 1 overdue invoice$/ })).toBeVisible();
    await live.joined('notifications');
    dashboard = { ...dashboard, pending_consultations: 3, overdue_invoices: 0 };
    live.change('notifications', {
      event: 'INSERT',
      table: 'notifications',
      record: { id: '1' },
      at: currentInstant().toISOString(),
    });
    expect(await within(sidebar()).findByRole('link', { name: /, 3 pending requests$/ })).toBeVisible();
    expect(within(sidebar()).getByRole('link', { name: 'Billing' })).toBeVisible();
  });

  it('collapses to icons and remembers it', async () => {
    show(admin(), '/admin/projects');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    expect(localStorage.getItem('sidebar')).toBe('icons');
    // labels remain for those who don't see them, and as tooltips
    expect(within(sidebar()).getByRole('link', { name: 'Tasks' })).toHaveAttribute('title', 'Tasks · G then T');
  });

  it('opens as it was left', () => {
    localStorage.setItem('sidebar', 'icons');
    show(admin(), '/admin/projects');
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });
});

describe('the place in the bar', () => {
  it('is the list alone on a list', async () => {
    show(admin(), '/admin/projects');
    await waitFor(() => expect(crumbs()).toEqual(['Projects']));
  });

  it('is the way to a record, by its list with the list’s filters', async () => {
    const back = { to: '/admin/projects?status=active', label: 'Projects' };
    show(admin(), '/admin/projects/1', <PageTitle back={back}>Office move</PageTitle>);
    await waitFor(() => expect(crumbs()).toContain('Office move'));
    expect(way().getByRole('link', { name: 'Projects' })).toHaveAttribute('href', back.to);
    expect(way().getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', back.to);
  });

  it('names the record between: the project of a task', async () => {
    const back = { to: '/admin/projects/1', label: 'Office move' };
    show(admin(), '/admin/task/1/2', <PageTitle back={back}>Label the patch panel</PageTitle>);
    await waitFor(() => expect(crumbs().filter(Boolean)).toEqual(['Tasks', 'Office move', 'Label the patch panel']));
  });
});

describe('creating from anywhere', () => {
  it('leads to the forms by their addresses', async () => {
    show(admin(), '/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.getByRole('menuitem', { name: 'New project' })).toHaveAttribute('href', '/admin/projects?new');
    expect(screen.getByRole('menuitem', { name: 'New company' })).toHaveAttribute(
      'href',
      '/admin/customers?view=companies&new',
    );
  });
});

describe('shortcuts', () => {
  it('go to places by g and a letter', async () => {
    const router = show(admin(), '/dashboard');
    await userEvent.keyboard('gp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/projects'));
    await userEvent.keyboard('go');
    await waitFor(() => expect(router.state.location.search).toBe('?view=companies'));
  });

  it('open what creates, and show themselves', async () => {
    show(aUser(), '/dashboard');
    await userEvent.keyboard('c');
    expect(screen.getByRole('menuitem', { name: 'New ticket' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
    await userEvent.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('My Projects')).toBeVisible();
    // nothing goes where the user has no place
    expect(within(dialog).queryByText('Revenue')).not.toBeInTheDocument();
  });

  it('do nothing in a field, nor while a dialog is open', async () => {
    const router = show(admin(), '/dashboard');
    await userEvent.type(screen.getByRole('textbox', { name: 'A field' }), 'gp[[?c');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(document.body);
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('gp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

describe('on a phone', () => {
  it('has the four most used places and the rest behind More', async () => {
    show(admin(), '/admin/deals');
    const bar = screen.getByRole('navigation', { name: 'Most used pages' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent.split(',')[0]),
    ).toEqual(['Dashboard', 'Consultations', 'Tasks', 'Support']);
    await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(drawer).getByRole('link', { name: 'Deals' })).toHaveAttribute('aria-current', 'page');
    expect(within(drawer).getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
