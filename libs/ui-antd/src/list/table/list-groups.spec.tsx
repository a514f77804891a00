import { readRemembered } from '@portal/ui';
import { render, screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import type { ListColumn } from './list-column.js';
import { ListPage } from '../list-page.js';
import { useListQuery } from '../filters/use-list-query.js';

jest.mock('./use-width.js', () => ({ useWidth: () => 1_200 }));
let asCards = false;
jest.mock('../../use-media-query.js', () => ({ useCards: () => asCards, usePhone: () => false }));

interface Row {
  id: string;
  name: string;
  status: string;
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name, onCard: 'title', sortable: true },
  {
    key: 'status',
    title: 'Status',
    text: ({ status }) => status,
    width: '120px',
    group: [
      { key: 'status', title: 'Status', idOf: ({ status }) => status, labelOf: ({ status }) => status || 'None' },
    ],
  },
];

const listRows = z.strictObject({
  page: z.coerce.number().default(1),
  limit: z.coerce.number().default(20),
  sortBy: z.string().default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  groupBy: z.enum(['status']).optional(),
});

const first: readonly Row[] = [
  { id: '1', name: 'Office move', status: 'Active' },
  { id: '2', name: 'New phones', status: 'Active' },
  { id: '3', name: 'Backup', status: 'Done' },
  { id: '4', name: 'Cameras', status: '' },
];
let rows: readonly Row[];
let total: number;
const archived = jest.fn();

function Screen() {
  const [query, setQuery] = useListQuery(listRows);
  return (
    <ListPage
      title="Projects"
      noun={['project', 'projects']}
      result={{
        data: { data: [...rows], pagination: { page: 1, limit: 20, total, has_more: total > rows.length } },
        error: null,
        refetch: () => undefined,
      }}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
      empty={{ title: 'No projects yet', text: 'They come.' }}
      bulkActions={[
        { key: 'archive', label: 'Archive', run: (chosen) => void archived(chosen.map(({ name }) => name)) },
      ]}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/projects/${id}`}
      totals={{ label: 'Total of 4 projects', cells: { status: '$12' } }}
    />
  );
}

const show = (search = '?groupBy=status') => {
  const router = createMemoryRouter([{ path: '/projects', Component: Screen }], {
    initialEntries: [`/projects${search}`],
  });
  return { router, ...render(<RouterProvider router={router} />) };
};

const head = (name: string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  archived.mockReset();
  asCards = false;
  rows = first;
  total = first.length;
});

describe('a list in groups', () => {
  it('is grouped in the menu, by the address, and ungrouped again', async () => {
    const { router } = show('?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Group by' }));
    await userEvent.click(await screen.findByTitle('Status'));
    await waitFor(() => expect(router.state.location.search).toBe('?groupBy=status'));
    expect(await screen.findByRole('button', { name: 'Active 2' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('button', { name: /^Active/ })).not.toBeInTheDocument();
  });

  it('names the keys that move through rows which have a page', () => {
    show();
    expect(screen.getByText('Enter')).toBeInTheDocument();
  });

  it('says how many of a group are on this page, where there are more', () => {
    const { unmount } = show();
    expect(head('Active 2')).toHaveAttribute('aria-expanded', 'true');
    expect(head('None 1')).toBeInTheDocument();
    unmount();
    total = 60;
    show();
    expect(head('Active 2 on this page')).toBeInTheDocument();
  });

  it('folds by click, and is folded the same at the next visit', async () => {
    const { unmount } = show();
    await userEvent.click(head('Active 2'));
    expect(names()).toEqual(['Backup', 'Cameras']);
    unmount();
    show();
    expect(head('Active 2')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(head('Active 2'));
    expect(names()).toEqual(['Office move', 'New phones', 'Backup', 'Cameras']);
    expect(readRemembered('list-folds:Projects')).toBe('{"status":[]}');
  });

  it('is unfolded where what is kept can’t be read', () => {
    localStorage.setItem('list-folds:Projects', '{"status":"all"}');
    show();
    expect(names()).toHaveLength(4);
  });

  it('is gone through by keyboard, heads too, which Enter and the arrow keys fold', async () => {
    show();
    await userEvent.keyboard('j');
    expect(head('Active 2')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'Office move' })).toHaveFocus();
    await userEvent.keyboard('k{ArrowLeft}');
    expect(head('Active 2')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('j');
    expect(head('Done 1')).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    expect(head('Active 2')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(head('Active 2')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is chosen by its head, also while it is folded, and acted on whole', async () => {
    show();
    const box = screen.getByRole('checkbox', { name: 'Select all of Active' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select New phones' }));
    expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await userEvent.click(head('Active 2'));
    expect(box).toBeChecked();
    expect(screen.getByText('2 projects selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(archived).toHaveBeenCalledWith(['Office move', 'New phones']);
    expect(box).not.toBeChecked();
    await userEvent.dblClick(box);
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  it('leaves folded groups out where all rows are chosen at once', async () => {
    show();
    await userEvent.click(head('Active 2'));
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(all);
    expect(all).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(archived).toHaveBeenCalledWith(['Backup', 'Cameras']);
  });

  it('has a row that changed in its new group, and the totals at the end', () => {
    rows = [...first.slice(0, 3), { id: '5', name: 'Moved', status: 'Active' }];
    show();
    expect(names()).toEqual(['Office move', 'New phones', 'Moved', 'Backup']);
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Total of 4 projects$12');
  });

  it('ignores a grouping that it does not have', () => {
    show('?groupBy=name');
    expect(screen.queryByRole('button', { name: /^Active/ })).not.toBeInTheDocument();
    expect(names()).toHaveLength(4);
  });
});

describe('the same in rows of two lines', () => {
  beforeEach(() => (asCards = true));

  it('has a heading and a list for each group, folded and chosen in the same way', async () => {
    show();
    expect(within(screen.getByRole('list', { name: 'Projects: Active' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: /Done 1$/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all of Active' }));
    expect(screen.getByText('2 projects selected')).toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(screen.queryByRole('list', { name: 'Projects: Active' })).not.toBeInTheDocument();
    await userEvent.keyboard('j');
    expect(head('Done 1')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Total of 4 projects' })).toBeInTheDocument();
  });

  it('says nothing of what a row lacks', () => {
    show('');
    const statusOf = (name: string) =>
      screen.getByRole('link', { name }).closest('li')?.querySelector('.list-line__values')?.textContent;
    expect([statusOf('Backup'), statusOf('Cameras')]).toEqual(['Done', '']);
  });

  it('is grouped in the menu, which has nothing of columns then', async () => {
    const { router } = show('');
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Group by' }));
    expect(screen.queryByRole('heading', { name: 'Columns' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('Status'));
    await waitFor(() => expect(router.state.location.search).toBe('?groupBy=status'));
  });
});
