import type { Page } from '@portal/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { ListColumn, ListQuery } from '../table/list-column.js';
import { ListPage } from '../list-page.js';

let width = 1_200;
jest.mock('../table/use-width.js', () => ({ useWidth: () => width }));

interface Row {
  id: string;
  name: string;
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name, onCard: 'title' },
  { key: 'status', title: 'Status', text: () => 'Open', width: '120px' },
  { key: 'due', title: 'Due', text: () => 'May 4', width: '120px' },
];

const page: Page<Row> = {
  data: [{ id: '1', name: 'Office move' }],
  pagination: { page: 1, limit: 20, total: 1, has_more: false },
};
const query: ListQuery = { page: 1, limit: 20, sortBy: 'name', sortOrder: 'asc' };

const show = (form?: 'lines') =>
  render(
    <ListPage
      {...(form ? { form } : {})}
      title="Projects"
      noun={['project', 'projects']}
      result={{ data: page, error: null, refetch: () => undefined }}
      columns={columns}
      query={query}
      onQueryChange={() => undefined}
      empty={{ title: 'No projects yet', text: 'They come.' }}
      nameOf={({ name }) => name}
    />,
    { wrapper: MemoryRouter },
  );

const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Display' }));

beforeEach(() => {
  localStorage.clear();
  width = 1_200;
});

describe('how a list is shown', () => {
  it('is chosen by column, and is the same at the next visit', async () => {
    const { unmount } = show();
    await open();
    expect(screen.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status' }));
    expect(titles()).toEqual(['Name', 'Due']);
    unmount();
    show();
    expect(titles()).toEqual(['Name', 'Due']);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the original' }));
    expect(titles()).toEqual(['Name', 'Status', 'Due']);
  });

  it('has its columns in the order that somebody gave them', async () => {
    show();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Due to the left' }));
    expect(titles()).toEqual(['Name', 'Due', 'Status']);
    expect(screen.getByRole('button', { name: 'Move Due to the left' })).toBeDisabled();
  });

  it('says which of the ticked columns have no room', async () => {
    width = 340;
    show();
    await open();
    const due = await screen.findByText(/^Due/, { selector: 'label span' });
    expect(due).toHaveTextContent('Due, doesn’t fit at this width');
    expect(screen.getByText(/^Status/, { selector: 'label span' })).toHaveTextContent(/^Status$/);
  });

  it('is two lines a row where the list has them so, a table for who prefers it', async () => {
    const { unmount } = show('lines');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Office move');
    await open();
    expect(screen.queryByRole('checkbox', { name: 'Status' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByText('Table'));
    expect(titles()).toEqual(['Name', 'Status', 'Due']);
    unmount();
    show('lines');
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('has lower rows where somebody prefers them', async () => {
    const { container } = show();
    await open();
    await userEvent.click(await screen.findByText('Compact'));
    expect(container.querySelector('.list-page__body--compact')).toBeInTheDocument();
  });

  it('starts from the original where what is kept can’t be read', () => {
    localStorage.setItem('list-layout:Projects', '{"hidden":"all"}');
    show();
    expect(titles()).toEqual(['Name', 'Status', 'Due']);
  });

  it('has columns as wide as they were drawn', () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { container } = show();
    const edge = screen.getByRole('columnheader', { name: 'Status' }).querySelector('.list-table__resizer');
    if (!edge) throw new Error('no edge');
    // jsdom's own pointer events have no place on the screen
    const point = (type: string, clientX: number) => fireEvent(edge, new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 300);
    point('pointermove', 480);
    point('lostpointercapture', 480);
    expect(container.querySelectorAll('col')[1]).toHaveStyle({ width: '180px' });
    expect(localStorage.getItem('list-layout:Projects')).toContain('"status":180');
  });
});
