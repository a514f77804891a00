import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { useRecordActions } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { remotes } from '../remotes/remotes.js';
import { builtRemotes } from '../testing/built-remotes.js';
import { aHit, anAnswer } from '../testing/search-hits.js';
import { PaletteLauncher } from './palette-launcher.js';

const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const project = aHit();
const task = aHit({ type: 'task', number: 'T-0001', title: [{ text: 'Label the patch panel', is_hit: false }] });
const asked: string[] = [];

beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  document.cookie = 'signed_in=1';
  asked.length = 0;
  api.use(
    http.get('*/api/v1/search', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(anAnswer([project, task]));
    }),
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

const typed = async (text: string) => {
  await userEvent.click(await screen.findByPlaceholderText('Type a page, an action or a record'));
  await userEvent.paste(text); // one change, however slowly the machine types
};

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

  it('offers first what the open record offers', async () => {
    const done: string[] = [];
    function Ticket() {
      useRecordActions('S-0006', [{ label: 'Status: Resolved', run: () => done.push('resolved') }]);
      return null;
    }
    render(<Ticket />);
    show();
    await typed('resol');
    expect(await screen.findByText('About S-0006')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'Status: Resolved' }));
    expect(done).toEqual(['resolved']);
  });

  it('has what can be done about the open record before the records that contain what is typed', async () => {
    function Ticket() {
      useRecordActions('S-0006', [{ label: 'Split the networks', run: () => undefined }]);
      return null;
    }
    render(<Ticket />);
    show();
    await typed('netw');
    await screen.findByRole('option', { name: /Network for both shops/ });
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('Split the networks');
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it('has a step of the open record instead of what would create the same for any', async () => {
    remotes.know(builtRemotes());
    function Invoice() {
      useRecordActions('INV-0006', [{ label: 'Status: New request', run: () => undefined }]);
      return null;
    }
    render(<Invoice />);
    show();
    await typed('new request');
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names[0]).toBe('Status: New request');
    expect(names).not.toContain('New request');
    remotes.know([]);
  });

  it('has an action by a whole word of it before records that contain that', async () => {
    show();
    await typed('dark');
    await screen.findByRole('option', { name: /Network for both shops/ });
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('Switch between light and dark');
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it('finds records by one call once typing rests, marks what was found, and opens one by Enter', async () => {
    const router = show();
    await typed('netw');
    const found = await screen.findByRole('option', { name: /Network for both shops/ });
    expect(found).toHaveTextContent('P-0008 · On hold');
    expect(found.querySelector('mark')).toHaveTextContent('Network');
    expect(screen.getByRole('option', { name: /Label the patch panel/ })).toBeInTheDocument();
    expect(asked).toEqual(['?q=netw&limit=5']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/projects/${project.id}`));
  });

  it('has what is named exactly as typed before the records, chosen, and only once', async () => {
    const router = show();
    await typed('inbox');
    await screen.findByRole('option', { name: /Network for both shops/ });
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('Inbox');
    expect(screen.getAllByRole('option', { name: 'Inbox' })).toHaveLength(1);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/notifications'));
  });

  it('has records that contain what is typed before pages that do, and no page that doesn’t', async () => {
    show();
    await typed('out');
    const record = await screen.findByRole('option', { name: /Network for both shops/ });
    await waitFor(() => expect(record).toHaveAttribute('aria-selected', 'true'));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names[0]).toContain('Network');
    expect(names.indexOf('See all results')).toBe(2);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names.slice(3)) expect(name.toLowerCase()).toContain('out');
  });

  it('has pages and actions that contain what is typed before records that are only similar', async () => {
    api.use(http.get('*/api/v1/search', () => HttpResponse.json(anAnswer([project], { is_similar: true }))));
    show();
    await typed('dark');
    await screen.findByRole('option', { name: /Network for both shops/ });
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('Switch between light and dark');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(second).toHaveTextContent('Network for both shops');
    expect(screen.getByText('Similar records:')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing contains that/)).toBeNull();
  });

  it('leads to all results by the keyboard', async () => {
    const router = show();
    await typed('netw');
    await screen.findByRole('option', { name: /Network for both shops/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=netw'));
  });

  it('says when nothing has the words, but similar ones are there, and when the search failed', async () => {
    api.use(http.get('*/api/v1/search', () => HttpResponse.json(anAnswer([project], { is_similar: true }))));
    show();
    await typed('netwrok');
    expect(await screen.findByText('Nothing contains that. These are similar:')).toBeInTheDocument();
    api.use(http.get('*/api/v1/search', () => HttpResponse.json({ error: 'Not now' }, { status: 400 })));
    await typed(' xx');
    expect(await screen.findByText('The search didn’t work. Please try again')).toBeInTheDocument();
  });

  it('asks for nothing while too little is typed', async () => {
    show();
    await userEvent.type(await screen.findByPlaceholderText('Type a page, an action or a record'), 's');
    expect(await screen.findByRole('option', { name: 'Sign Out' })).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
