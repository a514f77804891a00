import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ListPage } from './list-page.js';

interface Row {
  id: string;
}

const data: Row[] = ['1', '2', '3', '4'].map((id) => ({ id }));

const listOf = (rows: Row[]) => (
  <ListPage
    title="Tickets"
    form="lines"
    noun={['ticket', 'tickets']}
    result={{
      data: { data: rows, pagination: { page: 1, limit: 20, total: rows.length, has_more: false } },
      error: null,
      refetch: () => undefined,
    }}
    columns={[{ key: 'name', title: 'Name', text: ({ id }: Row) => `Ticket ${id}`, onCard: 'title' }]}
    query={{ page: 1, limit: 20, sortBy: 'name', sortOrder: 'asc' }}
    onQueryChange={() => undefined}
    empty={{ title: 'None', text: 'None' }}
    nameOf={({ id }) => id}
    hrefOf={({ id }) => `/tickets/${id}`}
    bulkActions={[{ key: 'close', label: 'Close', run: () => undefined }]}
  />
);
let shown: ReturnType<typeof render>;
beforeEach(() => {
  shown = render(listOf(data), { wrapper: MemoryRouter });
});

const chosen = () =>
  screen
    .getAllByRole('checkbox')
    .flatMap((box) => ((box as HTMLInputElement).checked ? (box.getAttribute('aria-label') ?? '') : []));
const press = (...keys: string[]) => userEvent.keyboard(keys.join(''));
const focused = () => document.activeElement?.textContent;

describe('A list by keyboard', () => {
  it('is walked by arrows once a row has the focus', async () => {
    await press('{ArrowDown}');
    expect(focused()).not.toBe('Ticket 1');
    await press('j', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}');
    expect(focused()).toBe('Ticket 2');
  });

  it('goes on from the place of a row that leaves it', async () => {
    await press('jj');
    shown.rerender(listOf(data.filter(({ id }) => id !== '2')));
    expect(focused()).toBe('Ticket 3');
    await press('j');
    shown.rerender(listOf(data.filter(({ id }) => id !== '2' && id !== '4')));
    expect(focused()).toBe('Ticket 3');
  });

  it('has x for the row in focus, and Shift x for all from there', async () => {
    await press('jjx');
    expect(chosen()).toEqual(['Select 2']);
    await press('jj', '{Shift>}X{/Shift}');
    expect(chosen()).toEqual(['Select 2', 'Select 3', 'Select 4']);
    await press('x');
    expect(chosen()).toEqual(['Select 2', 'Select 3']);
  });

  it('has Escape to clear the selection, but not within a field', async () => {
    await press('jx');
    await userEvent.click(screen.getByRole('searchbox'));
    await press('{Escape}');
    expect(chosen()).toEqual(['Select 1']);
    await userEvent.click(screen.getByRole('heading', { name: 'Tickets' }));
    await press('{Escape}');
    expect(chosen()).toEqual([]);
  });

  it('chooses upwards by Shift and a press on a box as well', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Select 4' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select 2' }));
    expect(chosen()).toEqual(['Select 2', 'Select 3', 'Select 4']);
  });
});
