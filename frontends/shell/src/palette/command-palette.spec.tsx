import { createQueryClient } from '@portal/data-access';
import { aPage, aProject, aTask, aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PaletteLauncher } from './palette-launcher.js';

const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const project = aProject({ name: 'Network for both shops' });
const asked: string[] = [];

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());
beforeEach(() => {
  asked.length = 0;
  api.use(
    http.get('*/api/v1/projects', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('search')} ${searchParams.get('limit')}`);
      return HttpResponse.json(aPage([project]));
    }),
    http.get('*/api/v1/tasks', () => HttpResponse.json(aPage([aTask({ title: 'Label the patch panel' })]))),
    http.get('*/api/v1/consultation-requests', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/deals/customer-deals', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/billing/invoices', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/users', () => HttpResponse.json({ error: 'Not yours' }, { status: 403 })),
  );
});

function Palette() {
  const [isOpen, setOpen] = useState(false);
  return <PaletteLauncher isOpen={isOpen} onOpenChange={setOpen} onSignOut={() => undefined} />;
}

function show() {
  const router = createMemoryRouter([{ path: '*', element: <Palette /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  return router;
}

describe('the palette', () => {
  it('keeps what is typed right after Ctrl K, before its code is there', async () => {
    show();
    // no waiting: its code is loaded by the first use
    fireEvent.change(screen.getByRole('textbox', { name: 'Go to a page or do something' }), {
      target: { value: 'sign o' },
    });
    expect(await screen.findByRole('option', { name: 'Sign Out' })).toBeInTheDocument();
    const field = screen.getByRole('combobox');
    expect(field).toHaveValue('sign o');
    expect(field).toHaveFocus();
  });

  it('finds records by one search of each list once typing rests, and opens one by Enter', async () => {
    const router = show();
    await userEvent.click(await screen.findByPlaceholderText('Type a page, an action or a record'));
    await userEvent.paste('shops'); // one change, however slowly the machine types
    const found = await screen.findByRole('option', { name: /Network for both shops/ });
    expect(found).toHaveTextContent(project.number);
    expect(await screen.findByRole('option', { name: /Label the patch panel/ })).toBeInTheDocument();
    expect(asked).toEqual(['shops 5']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/projects/${project.id}`));
  });

  it('stays with the first record when an earlier kind is found later, until somebody moves on', async () => {
    const found = Promise.withResolvers<undefined>();
    api.use(
      http.get('*/api/v1/projects', async () => {
        await found.promise;
        return HttpResponse.json(aPage([project]));
      }),
    );
    show();
    await userEvent.type(await screen.findByRole('combobox'), 'shops');
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/^Label the patch panel/),
    );
    found.resolve(undefined);
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/^Network for both shops/),
    );
  });

  it('asks for nothing while too little is typed', async () => {
    show();
    await userEvent.type(await screen.findByPlaceholderText('Type a page, an action or a record'), 's');
    expect(await screen.findByRole('option', { name: 'Sign Out' })).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
