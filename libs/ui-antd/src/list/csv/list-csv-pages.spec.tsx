import { toast, Toaster } from '@portal/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ListColumn } from '../table/list-column.js';
import { ListPage } from '../list-page.js';
import { MAX_CSV_ROWS } from './use-csv.js';

interface Row {
  id: string;
  name: string;
}

const saved: string[] = [];
jest.mock('./list-csv.js', () => ({
  ...jest.requireActual<object>('./list-csv.js'),
  saveCsv: (name: string, csv: string) => void saved.push(name, csv),
}));

const columns: readonly ListColumn<Row>[] = [{ key: 'name', title: 'Name', text: ({ name }) => name, onCard: 'title' }];
const query = { page: 2, limit: 20, search: 'o', sortBy: 'name', sortOrder: 'asc' as const };
type Query = typeof query;

const pageOf = (total: number, { page, limit }: Pick<Query, 'page' | 'limit'>) => {
  const from = (page - 1) * limit;
  const count = Math.max(0, Math.min(limit, total - from));
  return {
    data: Array.from({ length: count }, (_, index) => ({ id: String(from + index), name: `Row ${from + index + 1}` })),
    pagination: { page, limit, total, has_more: from + limit < total },
  };
};
const fetchPage = jest.fn<Promise<ReturnType<typeof pageOf>>, [Query]>();
const lines = (): string[] => (saved[1] ?? '').trimEnd().split('\r\n');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show(total: number, mayFetch = true) {
  const Screen = () => (
    <>
      <ListPage
        title="Projects"
        noun={['project', 'projects']}
        result={{ data: pageOf(total, query), error: null, refetch: () => undefined }}
        {...(mayFetch ? { fetchPage } : {})}
        columns={columns}
        query={query}
        onQueryChange={() => undefined}
        empty={{ title: 'No projects yet', text: 'They come.' }}
        nameOf={({ name }) => name}
      />
      <Toaster />
    </>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
}

beforeEach(() => {
  saved.length = 0;
  toast.clear();
  fetchPage.mockReset();
  fetchPage.mockImplementation((asked) => Promise.resolve(pageOf(250, asked)));
});

describe('The CSV of a list', () => {
  it('has the rows of all pages, in their order, with the filters of the list', async () => {
    show(250);
    await press('CSV');
    await waitFor(() => expect(saved[0]).toBe('projects.csv'));
    expect(lines()).toHaveLength(251);
    expect([lines()[1], lines()[250]]).toEqual(['"Row 1"', '"Row 250"']);
    expect(fetchPage.mock.calls).toEqual([1, 2, 3].map((page) => [{ ...query, page, limit: 100 }]));
    expect(screen.getByRole('button', { name: 'CSV' })).toHaveFocus();
  });

  it('says how far it is, and stops when it is cancelled', async () => {
    let answer: () => void = () => undefined;
    fetchPage.mockImplementation((asked) => new Promise((resolve) => (answer = () => resolve(pageOf(250, asked)))));
    const answered = () =>
      act(async () => {
        answer();
        await Promise.resolve();
      });
    show(250);
    await press('CSV');
    await answered();
    expect(await screen.findByText('100 of 250 fetched')).toBeInTheDocument();
    await press('Cancel CSV');
    await answered();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeInTheDocument();
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(saved).toEqual([]);
  });

  it('saves no part when a page fails, and says why', async () => {
    fetchPage.mockImplementation((asked) =>
      asked.page === 2 ? Promise.reject(new Error('Gone')) : Promise.resolve(pageOf(250, asked)),
    );
    show(250);
    await press('CSV');
    expect(await screen.findByText(/^Nothing was saved: /)).toBeInTheDocument();
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'CSV' })).toBeInTheDocument();
  });

  it.each([
    [MAX_CSV_ROWS, false],
    [MAX_CSV_ROWS + 1, true],
  ])('of %d rows ends at the limit, and says so when there are more', async (total, isCut) => {
    fetchPage.mockImplementation((asked) => Promise.resolve(pageOf(total, asked)));
    show(total);
    await press('CSV');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(lines()).toHaveLength(MAX_CSV_ROWS + 1);
    const sentence = 'The file has the first 10,000 projects. Filter the list to get the others.';
    expect(screen.queryAllByText(sentence)).toHaveLength(isCut ? 1 : 0);
  });

  it('is called what it is where only the page that is shown can be saved', async () => {
    show(250, false);
    await press('CSV of this page');
    expect(lines()).toHaveLength(21);
  });
});
