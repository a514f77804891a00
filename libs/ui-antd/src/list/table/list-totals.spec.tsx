import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ListColumn, ListTotals } from './list-column.js';
import { ListRows } from './list-rows.js';

interface Row {
  id: string;
  name: string;
  amount: number;
}

let asCards = false;
jest.mock('../../use-media-query.js', () => ({ useCards: () => asCards, usePhone: () => false }));

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', title: 'Name', text: (row) => row.name, onCard: 'title' },
  { key: 'when', title: 'When', width: '100px', cell: () => 'today', text: () => '' },
  {
    key: 'amount',
    title: 'Amount',
    width: '100px',
    align: 'end',
    priority: 'low',
    onCard: 'hidden',
    cell: (row) => `$${row.amount}`,
    text: (row) => String(row.amount),
  },
];
const rows = [
  { id: '1', name: 'First', amount: 30 },
  { id: '2', name: 'Second', amount: 12 },
];
const totals: ListTotals = { label: 'Total billed', cells: { amount: '$1,042' } };

const show = (shown: readonly Row[] | undefined = rows) =>
  render(
    <MemoryRouter>
      <ListRows title="Bills" rows={shown} columns={columns} nameOf={(row) => row.name} totals={totals} />
    </MemoryRouter>,
  );

describe('Totals of a list', () => {
  beforeEach(() => (asCards = false));

  it('stand under their columns in the last row of the table', () => {
    show();
    const row = screen.getByRole('row', { name: /^Total billed/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Total billed');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '$1,042']);
    expect(screen.getAllByRole('row').at(-1)).toBe(row);
  });

  it('are not there where their columns have no room', () => {
    const measured = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(220);
    show();
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
    expect(screen.queryByText('Total billed')).not.toBeInTheDocument();
    measured.mockRestore();
  });

  it('stay below, with the names of their columns, where rows have two lines', () => {
    asCards = true;
    show();
    const card = screen.getByRole('region', { name: 'Total billed' });
    expect(card).toHaveTextContent('Total billedAmount$1,042');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('are not there where there are no rows', () => {
    show([]);
    expect(screen.queryByText('Total billed')).not.toBeInTheDocument();
  });
});
