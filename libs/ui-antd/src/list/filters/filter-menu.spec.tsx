import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ListFilter } from '../table/list-column.js';
import { ListFilters } from './list-filters.js';

const status: ListFilter = {
  key: 'status',
  label: 'Status',
  multiple: true,
  options: [
    { value: 'pending', label: 'Pending' },
    { value: 'done', label: 'Done' },
    { value: 'blocked', label: 'Blocked' },
  ],
};
const late: ListFilter = { key: 'late', label: 'Promise', options: [{ value: 'true', label: 'Late only' }] };

function Toolbar({ filters }: { filters: readonly ListFilter[] }) {
  const [query, setQuery] = useState<Record<string, unknown>>({});
  return (
    <>
      <ListFilters
        query={query}
        onQueryChange={(patch) => setQuery({ ...query, ...patch })}
        filters={filters}
        searchLabel="Search"
        onClear={() => setQuery({})}
      />
      <output>{JSON.stringify(query)}</output>
    </>
  );
}

const query = (): unknown => JSON.parse(screen.getByRole('status').textContent || '{}');
const option = (name: string) => screen.findByRole('option', { name });

describe('the filters of a list', () => {
  it('stand behind one button; several values are chosen one after the other', async () => {
    render(<Toolbar filters={[status, late]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await option('Status'));
    await userEvent.click(await option('Pending'));
    await userEvent.click(await option('Done'));
    expect(query()).toEqual({ status: ['pending', 'done'] });
    await userEvent.click(await option('Pending'));
    expect(query()).toEqual({ status: ['done'] });
    expect(screen.getByRole('button', { name: 'Remove filter Status: Done' })).toBeInTheDocument();
  });

  it('have one chip for three values or more, which takes all of them away', async () => {
    render(<Toolbar filters={[status, late]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await option('Status'));
    for (const value of ['Pending', 'Done', 'Blocked']) await userEvent.click(await option(value));
    const chip = screen.getByRole('button', { name: 'Remove filter Status: Pending, Done +1' });
    expect(chip).toHaveAccessibleDescription('Pending, Done, Blocked');
    expect(chip).toHaveTextContent('Status Pending, Done +1');
    await userEvent.click(chip);
    expect(query()).toEqual({});
  });

  it('are found by their values with the keyboard alone, and a single value closes them', async () => {
    render(<Toolbar filters={[status, late]} />);
    screen.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Filter by' })).toHaveFocus();
    await userEvent.keyboard('late{Enter}');
    expect(query()).toEqual({ late: true });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('lead back to all of them by Backspace in the empty field', async () => {
    render(<Toolbar filters={[status, late]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await option('Promise'));
    expect(await option('Late only')).toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    expect(await option('Status')).toBeInTheDocument();
  });

  it('ask the server for values that it finds, and show all that it found', async () => {
    const [onSearch, onOpen] = [jest.fn(), jest.fn()];
    const customer: ListFilter = {
      key: 'customer_id',
      label: 'Customer',
      options: [{ value: '1', label: 'Dana Whitford, Neuse Bakery' }],
      onSearch,
      onOpen,
    };
    render(<Toolbar filters={[customer]} />);
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Customer' }), 'dana@neuse');
    expect(onSearch).toHaveBeenLastCalledWith('dana@neuse');
    await userEvent.click(await option('Dana Whitford, Neuse Bakery'));
    expect(query()).toEqual({ customer_id: '1' });
  });

  it('are not there where a list has none', () => {
    render(<Toolbar filters={[]} />);
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  });
});
