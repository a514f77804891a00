import { opensInSheet } from '@portal/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { AntdProvider } from '../theme/antd-provider.js';
import { DetailPage } from '../detail/detail-page.js';
import type { ListColumn } from '../list/table/list-column.js';
import { ListPage } from '../list/list-page.js';
import { RecordSheets, type RecordBodyProps, type SheetKinds } from './record-sheets.js';

let asCards = false;
jest.mock('../use-media-query.js', () => ({ useCards: () => asCards, usePhone: () => false }));

interface Row {
  id: string;
  number: string;
}

const idOf = (last: number): string => `0193a0c8-0000-7000-8000-00000000000${last}`;
const [first, second, person] = [idOf(1), idOf(2), idOf(3)];
const rows: readonly Row[] = [
  { id: first, number: 'S-0001' },
  { id: second, number: 'S-0002' },
];
const columns: readonly ListColumn<Row>[] = [
  { key: 'number', title: 'Number', text: ({ number }) => number, onCard: 'title' },
  { key: 'from', title: 'From', text: ({ number }) => `Person of ${number}` },
];
const pagination = { page: 1, limit: 20, total: 2, has_more: false };
const nothing = () => undefined;
const edited = jest.fn();

const Ticket = ({ id, back }: RecordBodyProps) => (
  <DetailPage back={back} number={rows.find((row) => row.id === id)?.number ?? 'S-0000'} title="A ticket">
    <Link to={`/people/${person}`}>Dana</Link>
  </DetailPage>
);
const Person = ({ back }: RecordBodyProps) => (
  <DetailPage back={back} title="Dana Whitford">
    <p>A person</p>
  </DetailPage>
);

const kinds: SheetKinds = {
  ticket: { noun: 'ticket', page: '/support/:id', Body: Ticket },
  customer: { noun: 'customer', page: '/people/:id', Body: Person },
};

const Screen = () => (
  <AntdProvider>
    <ListPage
      title="Support"
      noun={['ticket', 'tickets']}
      result={{ data: { data: [...rows], pagination }, error: null, refetch: nothing }}
      columns={columns}
      query={{ page: 1, limit: 20, sortBy: 'number', sortOrder: 'asc' }}
      onQueryChange={nothing}
      empty={{ title: 'None', text: 'None' }}
      nameOf={({ number }) => number}
      hrefOf={(row) => `/support/${row.id}`}
      onEdit={(row) => void edited(row)}
      bulkActions={[{ key: 'close', label: 'Close', run: nothing }]}
    />
    <RecordSheets kinds={kinds} />
  </AntdProvider>
);

function show(search = '') {
  const pages = [
    { path: '/support', Component: Screen },
    { path: '/support/:id', element: <p>The page</p> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [`/support${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}
const sheet = (name: string) => screen.findByRole('dialog', { name });
const link = (name: string) => screen.getByRole('link', { name });
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

let isWide = true;
beforeEach(() => {
  asCards = false;
  isWide = true;
  edited.mockReset();
  const middling = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(middling(query), { matches: isWide && query === '(min-width: 1180px)' }),
    );
});
afterEach(() => jest.restoreAllMocks());

describe('A record in a sheet over its list', () => {
  it('opens from a card', async () => {
    asCards = true;
    const router = show('?status=open');
    await userEvent.click(link('S-0002'));
    await sheet('Ticket S-0002');
    expect(router.state.location.search).toBe(`?status=open&ticket=${second}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    await waitFor(() => expect(link('S-0002')).toHaveFocus());
    expect(router.state.historyAction).toBe('POP');
  });

  it('opens from anywhere in its row; with Ctrl held its page does', async () => {
    const router = show();
    await userEvent.click(screen.getByText('Person of S-0001'));
    await sheet('Ticket S-0001');
    await act(() => router.navigate(-1));
    await noSheet();
    fireEvent.click(screen.getByText('Person of S-0001'), { ctrlKey: true });
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it.each(['link', 'row'])('is its page on a narrower screen, pressed on its %s', async (where) => {
    isWide = false;
    show();
    await userEvent.click(where === 'link' ? link('S-0001') : screen.getByText('Person of S-0001'));
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it('is its page from the sheet, with the filters of the list', async () => {
    show('?status=open');
    await userEvent.click(link('S-0001'));
    const open = within(await sheet('Ticket S-0001'));
    expect(link('S-0002')).toHaveAttribute('href', `/support/${second}?status=open`);
    const page = open.getByRole('link', { name: 'Open as a page' });
    expect(page).toHaveAttribute('href', `/support/${first}?status=open`);
    await userEvent.click(page);
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it('is shown by its address; closed, the list is there', async () => {
    const router = show(`?ticket=${first}&status=open`);
    const open = within(await sheet('Ticket S-0001'));
    expect(open.getByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', `/support/${first}`);
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await noSheet();
    expect(router.state.location.search).toBe('?status=open');
    await waitFor(() => expect(link('S-0001')).toHaveFocus());
  });

  it('takes the keys that move to its neighbors; those of the rows below it rest', async () => {
    const router = show(`?ticket=${first}`);
    await sheet('Ticket S-0001');
    await userEvent.keyboard('e');
    await userEvent.keyboard('j');
    await sheet('Ticket S-0002');
    await userEvent.keyboard('j');
    expect(link('S-0002')).not.toHaveFocus();
    expect(edited).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(link('S-0002')).toHaveFocus());
    await userEvent.keyboard('e');
    expect(edited).toHaveBeenCalledWith(rows[1]);
  });

  it('is closed also where its address is no id', async () => {
    const router = show('?ticket=%22]');
    await sheet('Ticket S-0000');
    await userEvent.keyboard('{Escape}');
    await noSheet();
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(link('S-0001')).toHaveFocus());
  });

  it('opens at the command of a search', async () => {
    show();
    act(() => expect(opensInSheet(`/support/${second}`)).toBe(true));
    await sheet('Ticket S-0002');
    expect(opensInSheet('/support')).toBe(false);
  });
});

describe('A record that is looked at beside its list', () => {
  it('follows the row that has the focus, until Space or Escape', async () => {
    const router = show('?status=open');
    await userEvent.keyboard('j ');
    expect(await sheet('Ticket S-0001')).toHaveAttribute('aria-modal', 'false');
    expect(link('S-0001')).toHaveFocus();
    await userEvent.keyboard('j');
    await sheet('Ticket S-0002');
    expect(link('S-0002')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await sheet('Ticket S-0001');
    await userEvent.keyboard(' ');
    await noSheet();
    expect(router.state.location.search).toBe('?status=open');
    expect(router.state.historyAction).toBe('POP');
    expect(link('S-0001')).toHaveFocus();
    await userEvent.keyboard(' ');
    await sheet('Ticket S-0001');
    await userEvent.keyboard('{Escape}');
    await noSheet();
    expect(link('S-0001')).toHaveFocus();
  });

  it('is opened as others are by Enter', async () => {
    show();
    await userEvent.keyboard('j ');
    await sheet('Ticket S-0001');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await sheet('Ticket S-0001')).toHaveAttribute('aria-modal', 'true'));
    await waitFor(() => expect(link('S-0001')).not.toHaveFocus());
  });

  it('leaves Space to the box of a row, and to narrower screens', async () => {
    const router = show();
    const box = screen.getByRole('checkbox', { name: 'Select S-0001' });
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    isWide = false;
    link('S-0001').focus();
    await userEvent.keyboard(' ');
    expect(router.state.location.search).toBe('');
  });
});

describe('A record in the place of another', () => {
  it('has a way back to it; closing leads to the row that the first was opened from', async () => {
    const router = show();
    await userEvent.click(link('S-0002'));
    await userEvent.click(within(await sheet('Ticket S-0002')).getByRole('link', { name: 'Dana' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the record before' }));
    await userEvent.click(within(await sheet('Ticket S-0002')).getByRole('link', { name: 'Dana' }));
    await within(await sheet('Customer')).findByRole('heading', { name: 'Dana Whitford' });
    expect(router.state.location.search).toBe(`?customer=${person}`);
    await userEvent.keyboard('{Escape}');
    await noSheet();
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('POP');
    await waitFor(() => expect(link('S-0002')).toHaveFocus());
  });

  it('closes with the first also where that was opened by its address', async () => {
    const router = show(`?ticket=${first}`);
    await userEvent.click(within(await sheet('Ticket S-0001')).getByRole('link', { name: 'Dana' }));
    await within(await sheet('Customer')).findByRole('heading', { name: 'Dana Whitford' });
    await userEvent.keyboard('{Escape}');
    await noSheet();
    expect(router.state.location.search).toBe('');
  });
});

describe('Records that a page of the shell lists', () => {
  it('are previous and next of one another, whatever kind they are; each once', async () => {
    const listed = {
      Comment: `/support/${first}#comment-1`,
      Project: `/projects/${second}`,
      Dana: `/people/${person}`,
      Ticket: `/support/${first}`,
    };
    const Found = () => (
      <AntdProvider>
        {Object.entries(listed).map(([name, to]) => (
          <Link key={name} to={to} aria-label={`Found ${name}`} />
        ))}
        <RecordSheets kinds={kinds} along={Object.values(listed)} />
      </AntdProvider>
    );
    const router = createMemoryRouter([{ path: '/search', Component: Found }], { initialEntries: ['/search'] });
    render(<RouterProvider router={router} />);
    await userEvent.click(link('Found Ticket'));
    const ticket = await sheet('Ticket S-0001');
    expect(within(ticket).getByRole('group', { name: '1 of 2 in the list' })).toBeInTheDocument();
    await userEvent.keyboard('j');
    await within(await sheet('Customer')).findByRole('heading', { name: 'Dana Whitford' });
    expect(router.state.location).toMatchObject({ search: `?customer=${person}`, hash: '' });
    await userEvent.keyboard('k');
    await sheet('Ticket S-0001');
    expect(router.state.location).toMatchObject({ search: `?ticket=${first}`, hash: '#comment-1' });
    await userEvent.keyboard('{Escape}');
    await noSheet();
    expect(router.state.location).toMatchObject({ search: '', hash: '' });
    await waitFor(() => expect(link('Found Ticket')).toHaveFocus());
  });
});
