import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ListColumn } from './list-column.js';
import { ListTable } from './list-table.js';

jest.mock('./use-width.js', () => ({ useWidth: () => 460 }));

interface Row {
  id: string;
}

const column = (key: string, rest: Partial<ListColumn<Row>> = {}): ListColumn<Row> => ({
  key,
  title: key,
  sortable: true,
  text: () => key,
  width: '120px',
  ...rest,
});

const columns = [column('name', { onCard: 'title' }), column('priority'), column('assignee'), column('due')];

it('keeps the column that the rows are sorted by, however little room there is', () => {
  const { rerender } = render(show('name'), { wrapper: MemoryRouter });
  expect(titles()).toEqual(['name', 'priority', 'assignee']);
  rerender(show('due'));
  expect(titles()).toEqual(['name', 'priority', 'due']);
});

it('keeps the direction of a text within its cell', () => {
  render(show('name'), { wrapper: MemoryRouter });
  expect(screen.getByText('priority', { selector: 'td bdi' })).toBeInTheDocument();
});

it('draws only the row anew that opens, not the others', () => {
  const drawn: string[] = [];
  const own = [
    column('name', {
      cell: ({ id }) => {
        drawn.push(id);
        return id;
      },
    }),
  ];
  const rows = [{ id: 'one' }, { id: 'two' }];
  const list = (openId?: string) => (
    <ListTable
      title="Tasks"
      rows={rows}
      columns={own}
      nameOf={({ id }) => id}
      hrefOf={({ id }) => `/tasks/${id}`}
      onOpen={() => undefined}
      openId={openId}
    />
  );
  const { rerender } = render(list(), { wrapper: MemoryRouter });
  drawn.length = 0;
  rerender(list('two'));
  expect(drawn).toEqual(['two']);
});

const show = (sortBy: string) => (
  <ListTable
    title="Tasks"
    rows={[{ id: 'one' }]}
    columns={columns}
    query={{ sortBy, sortOrder: 'asc' }}
    onQueryChange={() => undefined}
    nameOf={({ id }) => id}
  />
);

const titles = (): string[] => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
