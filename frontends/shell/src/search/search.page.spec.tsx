import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadRemoteSheets } from '../remotes/load-remote-routes.js';
import { remotes } from '../remotes/remotes.js';
import { builtRemotes } from '../testing/built-remotes.js';
import { aHit, anAnswer } from '../testing/search-hits.js';
import { SearchPage } from './search.page.js';

// its library has constants that the build defines
jest.mock('../remotes/load-remote-routes.js', () => ({ loadRemoteSheets: jest.fn() }));

const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const asked: string[] = [];
const project = aHit();
const comment = aHit({
  type: 'comment',
  number: 'T-0004',
  title: [{ text: 'Run the cables', is_hit: false }],
  excerpt: [
    { text: 'The ', is_hit: false },
    { text: 'network', is_hit: true },
    { text: ' <b>is</b> up', is_hit: false },
  ],
  status: 'public',
  project_id: project.id,
  parent_id: '0199c0de-0000-7000-8000-00000000aaaa',
});

beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  document.cookie = 'signed_in=1';
  asked.length = 0;
  api.use(
    http.get('*/api/v1/search', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(anAnswer([project, comment], { more: ['project'] }));
    }),
  );
});

function show(address = '/search') {
  const router = createMemoryRouter([{ path: '*', Component: SearchPage }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const field = () => screen.getByRole('searchbox', { name: 'Search for' });

describe('the page of results', () => {
  it('shows what the address asks for by kind, marked, with links to the records', async () => {
    show('/search?q=network');
    const projects = await screen.findByRole('region', { name: 'Projects' });
    expect(within(projects).getByRole('link', { name: /Network for both shops/ })).toHaveAttribute(
      'href',
      `/customer/projects/${project.id}`,
    );
    const comments = screen.getByRole('region', { name: 'Comments' });
    expect(within(comments).getByRole('link')).toHaveAttribute(
      'href',
      `/customer/task/${project.id}/${comment.parent_id}#comment-${comment.id}`,
    );
    expect(comments).toHaveTextContent('The network <b>is</b> up');
    expect(comments.querySelector('mark')).toHaveTextContent('network');
    expect(field()).toHaveValue('network');
    expect(asked).toEqual(['?q=network&limit=5']);
  });

  it('shows its records in the sheets of the portal, in their order', async () => {
    remotes.know(builtRemotes());
    jest.mocked(loadRemoteSheets).mockResolvedValue(({ along }) => <p role="note">{along.join(' ')}</p>);
    show('/search?q=network');
    const task = `/customer/task/${project.id}/${comment.parent_id}#comment-${comment.id}`;
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(`/customer/projects/${project.id} ${task}`));
    expect(loadRemoteSheets).toHaveBeenCalledWith('customer');
  });

  it('narrows to a kind by its link, which customers don’t have for our own kinds', async () => {
    const router = show('/search?q=network');
    await screen.findByRole('region', { name: 'Projects' });
    expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'More projects' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?q=network&limit=50&types=project'));
    expect(router.state.location.search).toBe('?q=network&type=project');
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('There are more. Another word narrows them down.')).toBeVisible();
  });

  it('searches once typing rests, and puts it into the address', async () => {
    const router = show();
    expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    await userEvent.click(field());
    await userEvent.paste('shops');
    await screen.findByRole('region', { name: 'Projects' });
    expect(router.state.location.search).toBe('?q=shops');
    expect(asked).toEqual(['?q=shops&limit=5']);
  });

  it('is walked through by the arrows, from the field to the last result and back', async () => {
    show('/search?q=network');
    await screen.findByRole('region', { name: 'Projects' });
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Network for both shops/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /Run the cables/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
  });

  it('says that nothing was found, that only similar ones were, and that it failed', async () => {
    api.use(http.get('*/api/v1/search', () => HttpResponse.json(anAnswer([]))));
    show('/search?q=nothing');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “nothing”' })).toBeVisible();
    api.use(http.get('*/api/v1/search', () => HttpResponse.json(anAnswer([project], { is_similar: true }))));
    await userEvent.type(field(), 's');
    expect(await screen.findByText('Nothing contains “nothings”. These are similar.')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    api.use(
      http.get('*/api/v1/search', () =>
        HttpResponse.json({ error: 'Too long', code: 'invalid', status: 400, request_id: '1' }, { status: 400 }),
      ),
    );
    show('/search?q=network');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too long');
    api.use(http.get('*/api/v1/search', () => HttpResponse.json(anAnswer([project]))));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Projects' })).toBeVisible();
  });
});
