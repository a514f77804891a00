import type { ChangeMailChoice, MailChoice } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UnsubscribePage } from './unsubscribe.page.js';

let choice: MailChoice;
const sent: ChangeMailChoice[] = [];
const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });

beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  sent.length = 0;
  const before = [{ category: 'projects', email: 'daily' }] as const;
  choice = { address: 'd***@neusebakery.example', preferences: [...before], before: [...before] };
  api.use(
    http.post('*/api/v1/notifications/mail-choice', async ({ request }) => {
      const body = (await request.json()) as ChangeMailChoice;
      sent.push(body);
      if (body.token !== 'good') return HttpResponse.json({ error: 'Not valid' }, { status: 404 });
      choice = { ...choice, preferences: body.preferences ?? choice.preferences };
      return HttpResponse.json({ data: choice });
    }),
  );
});

function open(token: string) {
  const routes = [{ path: '/unsubscribe/:token', Component: UnsubscribePage }];
  const router = createMemoryRouter(routes, { initialEntries: [`/unsubscribe/${token}`] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('the page behind the unsubscribe link of a mail (decisions 6.17)', () => {
  it('changes nothing until the button is pressed, and takes it back to what held before', async () => {
    open('good');
    await screen.findByRole('heading', { name: 'Unsubscribe?' });
    expect(sent.every(({ preferences }) => preferences === undefined)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Stop this mail' }));
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo, send it again' }));
    await screen.findByRole('heading', { name: 'Unsubscribe?' });
    await waitFor(() => expect(sent.at(-1)?.preferences).toEqual([{ category: 'projects', email: 'daily' }]));
  });

  it('takes back what a mail program’s own button switched off', async () => {
    choice = { ...choice, preferences: [{ category: 'projects', email: 'off' }] };
    open('good');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo, send it again' }));
    await screen.findByRole('heading', { name: 'Unsubscribe?' });
    expect(sent.at(-1)?.preferences).toEqual([{ category: 'projects', email: 'daily' }]);
  });

  it('says that a link is not valid', async () => {
    open('cut-off');
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  });
});
