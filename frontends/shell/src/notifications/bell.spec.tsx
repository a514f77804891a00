import type { NotificationView } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { aNotification, aPage, aUser, fakeApi, hoursAgo, http, HttpResponse } from '@portal/testing';
import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Bell } from './bell.js';

let rows: NotificationView[] = [];
let broken = false;
const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });

beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  broken = false;
  rows = [
    aNotification({ title: 'A milestone waits for your approval', body: 'New shop', link: '/customer/projects/1' }),
    aNotification({ title: 'Avery commented on a task' }),
    aNotification({ title: 'Welcome', read_at: hoursAgo(1) }),
  ];
  api.use(
    http.get('*/api/v1/notifications/unread', () =>
      HttpResponse.json({ data: { unread: rows.filter(({ read_at }) => !read_at).length } }),
    ),
    http.get('*/api/v1/notifications', () =>
      broken ? HttpResponse.json({ error: 'Not now' }, { status: 400 }) : HttpResponse.json(aPage(rows)),
    ),
    http.put('*/api/v1/notifications/:id', ({ params }) => {
      const row = rows.find(({ id }) => id === params['id']);
      if (row) row.read_at = hoursAgo(0);
      return HttpResponse.json({ data: row });
    }),
    http.post('*/api/v1/notifications/mark-all', () => {
      const marked = rows.filter(({ read_at }) => read_at === null);
      for (const row of marked) row.read_at = hoursAgo(0);
      return HttpResponse.json({ data: { marked: marked.length, unread: 0, marked_at: hoursAgo(0) } });
    }),
  );
});

const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

function show() {
  document.cookie = 'signed_in=1';
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Bell />
      <Toaster />
    </QueryClientProvider>,
  );
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

describe('the bell', () => {
  it('says how many are unread, in words too', async () => {
    show();
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription('2 unread notifications');
  });

  it('lists what one was told, newest first, with a link to its page', async () => {
    show();
    const panel = await open();
    const link = await within(panel).findByRole('link', { name: /A milestone waits for your approval/ });
    expect(link).toHaveAttribute('href', '/customer/projects/1');
    expect(within(link).getByText('New shop')).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    expect(within(panel).getAllByText('1 hour ago')).toHaveLength(3);
    expect(within(panel).getByRole('link', { name: 'Open inbox' })).toHaveAttribute('href', '/notifications');
    expect(within(panel).getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/customer/profile',
    );
  });

  it('marks one as read', async () => {
    show();
    const panel = await open();
    await userEvent.click(
      await within(panel).findByRole('button', { name: 'Mark as read: Avery commented on a task' }),
    );
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
    expect(rows[1]?.read_at).not.toBeNull();
  });

  it('marks one as read by following its link, and closes', async () => {
    show();
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('link', { name: /A milestone waits/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
  });

  it('marks all as read', async () => {
    show();
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByText('No unread notifications')).toBeInTheDocument();
  });

  it('says why it is empty, and Try Again when it did not load', async () => {
    broken = true;
    show();
    const panel = await open();
    expect(await within(panel).findByText('Notifications didn’t load')).toBeVisible();
    broken = false;
    rows = [];
    await userEvent.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await within(panel).findByText('Nothing new')).toBeVisible();
  });

  it('closes by Escape and gives the focus back', async () => {
    show();
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  });
});
