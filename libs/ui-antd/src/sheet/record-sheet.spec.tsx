import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AntdProvider } from '../antd-provider.js';
import { RecordSteps } from '../detail/head/record-steps.js';
import type { ListColumn } from '../list/table/list-column.js';
import { ListPage } from '../list/list-page.js';
import { RecordSheet } from './record-sheet.js';
import { useRecordSheet } from './record-sheet.js';

let asCards = false;
jest.mock('../use-media-query.js', () => ({ useCards: () => asCards, usePhone: () => false }));

interface Row {
  id: string;
  number: string;
}

const rows: readonly Row[] = [
  { id: '1', number: 'S-0001' },
  { id: '2', number: 'S-0002' },
];
const columns: readonly ListColumn<Row>[] = [
  { key: 'number', title: 'Number', text: ({ number }) => number, onCard: 'title' },
  { key: 'from', title: 'From', text: ({ id }) => `Person ${id}` },
];
const pagination = { page: 1, limit: 20, total: 2, has_more: false };
const refetch = () => undefined;
const edited = jest.fn();

function Screen() {
  const place = useRecordSheet('ticket', 'Support');
  const id = place.openId;
  const data = rows.find((row) => row.id === id);
  return (
    <AntdProvider>
      <ListPage
        title="Support"
        noun={['ticket', 'tickets']}
        result={{ data: { data: [...rows], pagination }, error: null, refetch }}
        columns={columns}
        query={{ page: 1, limit: 20, sortBy: 'number', sortOrder: 'asc' }}
        onQueryChange={refetch}
        empty={{ title: 'None', text: 'None' }}
        nameOf={({ number }) => number}
        hrefOf={(row) => `/support/${row.id}`}
        onOpen={place.onOpen}
        onEdit={(row) => void edited(row)}
        openId={id}
      />
      {id === undefined ? null : (
        <RecordSheet id={id} place={place} noun="ticket" record={{ data, error: null, refetch }}>
          {(row) => <RecordSteps sheet={{ page: `/support/${row.id}`, ...place }} />}
        </RecordSheet>
      )}
    </AntdProvider>
  );
}

function show(search = '') {
  const pages = [
    { path: '/support', Component: Screen },
    { path: '/support/:id', element: <p>The page</p> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [`/support${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}
const sheet = (number: string) => screen.findByRole('dialog', { name: `Ticket ${number}` });
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  asCards = false;
  edited.mockReset();
});

describe('A record in a sheet over its list', () => {
  it('opens from a card', async () => {
    asCards = true;
    const router = show('?status=open');
    await userEvent.click(link('S-0002'));
    await sheet('S-0002');
    expect(router.state.location.search).toBe('?status=open&ticket=2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    await waitFor(() => expect(link('S-0002')).toHaveFocus());
  });

  it('opens from anywhere in its row; with Ctrl held its page does', async () => {
    const router = show();
    await userEvent.click(screen.getByText('Person 1'));
    await sheet('S-0001');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.click(screen.getByText('Person 1'), { ctrlKey: true });
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it('has the page’s address in each row, with the filters of the list', async () => {
    show('?ticket=1&status=open');
    await sheet('S-0001');
    expect(link('S-0002')).toHaveAttribute('href', '/support/2?status=open');
  });

  it('takes the keys that move to its neighbors; those of the rows below it rest', async () => {
    const router = show('?ticket=1');
    await sheet('S-0001');
    await userEvent.keyboard('e');
    await userEvent.keyboard('j');
    await sheet('S-0002');
    await userEvent.keyboard('j');
    expect(link('S-0002')).not.toHaveFocus();
    expect(edited).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(link('S-0002')).toHaveFocus());
    await userEvent.keyboard('e');
    expect(edited).toHaveBeenCalledWith(rows[1]);
  });
});
