import type { MarkAllNotifications, NotificationView, UpdateNotification } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { aNotification, aPage, aUser, fakeApi, hoursAgo, http, HttpResponse } from '@portal/testing';
import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadRemoteSheets } from '../remotes/load-remote-routes.js';
import { remotes } from '../remotes/remotes.js';
import { builtRemotes } from '../testing/built-remotes.js';
import { InboxPage } from './inbox.page.js';

// its library has constants that the build defines
jest.mock('../remotes/load-remote-routes.js', () => ({ loadRemoteSheets: jest.fn() }));

let rows: NotificationView[] = [];
const sent: unknown[] = [];
const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });

beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  sent.length = 0;
  rows = [
    aNotification({ title: 'T-7 moved', body: 'New shop', changes: 3, link: '/customer/projects/1' }),
    aNotification({ title: 'Invoice', category: 'billing' }),
    aNotification({ title: 'Welcome', read_at: hoursAgo(1) }),
  ];
  api.use(
    http.get('*/api/v1/notifications', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const shown = rows.filter(
        ({ read_at, archived_at, category }) =>
          (archived_at !== null) === (query.get('archived') === 'true') &&
          (query.get('unread') !== 'true' || read_at === null) &&
          (query.get('category') ?? category) === category,
      );
      return HttpResponse.json(aPage(shown));
    }),
    http.put('*/api/v1/notifications/:id', async ({ params, request }) => {
      const { read, archived } = (await request.json()) as UpdateNotification;
      const row = rows.find(({ id }) => id === params['id']);
      if (row && read !== undefined) row.read_at = read ? hoursAgo(0) : null;
      if (row && archived !== undefined) row.archived_at = archived ? hoursAgo(0) : null;
      return HttpResponse.json({ data: row });
    }),
    http.post('*/api/v1/notifications/mark-all', async ({ request }) => {
      const body = (await request.json()) as MarkAllNotifications;
      sent.push(body);
      for (const row of rows) row.read_at = body.read ? hoursAgo(0) : null;
      return HttpResponse.json({ data: { marked: 2, unread: 0, marked_at: '2026-01-05T12:00:00.000Z' } });
    }),
  );
});

function show(address = '/notifications') {
  document.cookie = 'signed_in=1';
  const router = createMemoryRouter([{ path: '/notifications', Component: InboxPage }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}
const titles = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('a, span')?.textContent);

describe('the inbox', () => {
  it('shows everything, what is unread, archived or of a category, as the address says', async () => {
    const router = show();
    const list = await screen.findByRole('list', { name: 'Notifications' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getByText('3 changes')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Unread' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Billing');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(router.state.location.search).toBe('?show=unread&category=billing');
    await userEvent.click(screen.getByRole('tab', { name: 'Archived' }));
    expect(await screen.findByText('Nothing archived')).toBeVisible();
  });

  it('leaves its keys to a record that is open over it, which goes along its links', async () => {
    remotes.know(builtRemotes());
    jest.mocked(loadRemoteSheets).mockResolvedValueOnce(({ along }) => (
      <div role="dialog" aria-modal="true">
        {along.join(' ')}
      </div>
    ));
    show();
    expect(await screen.findByRole('dialog')).toHaveTextContent(rows.map(({ link }) => link).join(' '));
    await screen.findByRole('list', { name: 'Notifications' });
    await userEvent.keyboard('j');
    expect(document.body).toHaveFocus();
    remotes.know([]);
  });

  it('archives by the keyboard, and takes it back', async () => {
    show();
    await screen.findByRole('list', { name: 'Notifications' });
    await userEvent.keyboard('jja');
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(rows[1]?.archived_at).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('archives and moves back by the buttons of an entry, each with a way back', async () => {
    show();
    const archive = await screen.findAllByRole('button', { name: /^Archive: / });
    await userEvent.click(archive[0] as HTMLElement);
    await waitFor(() => expect(titles()).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(rows.every(({ archived_at }) => archived_at === null)).toBe(true);

    await userEvent.click((await screen.findAllByRole('button', { name: /^Archive: / }))[0] as HTMLElement);
    await userEvent.click(screen.getByRole('tab', { name: 'Archived' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Move to inbox: / }));
    expect(await screen.findByText('Back in the inbox')).toBeVisible();
    expect(await screen.findByText('Nothing archived')).toBeVisible();
  });

  it('marks all as read, and takes exactly that back', async () => {
    show('/notifications?category=projects');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { category: 'projects', read: true },
      { category: 'projects', read: false, marked_at: '2026-01-05T12:00:00.000Z' },
    ]);
  });

  it('archives what is read only after the marks made before it', async () => {
    const answer = Promise.withResolvers<undefined>();
    api.use(
      http.put('*/api/v1/notifications/:id', async () => {
        sent.push('one');
        await answer.promise;
        return HttpResponse.json({ data: rows[0] });
      }),
    );
    show();
    await userEvent.click((await screen.findAllByRole('button', { name: /^Mark as read: / }))[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Archive what is read' }));
    await fetch('/api/v1/notifications'); // a call sent after it is answered, so the other would have arrived
    expect(sent).toEqual(['one']);
    answer.resolve(undefined);
    await waitFor(() => expect(sent).toEqual(['one', { archived: true }]));
  });
});
