import { limits } from '@portal/contracts';
import { Toaster, toast } from '@portal/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ListPage } from '../list-page.js';
import type { ListColumn } from './list-column.js';

interface Device {
  id: string;
  name: string;
  room: string;
}
const columns: readonly ListColumn<Device>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name, onCard: 'title' },
  { key: 'place', title: 'Place', text: ({ room }) => room, fields: ['room', 'floor.name'] },
  { key: 'menu', title: '', text: () => '', fields: [] },
];
const query = { page: 2, limit: 20, sortBy: 'name', sortOrder: 'asc' as const };

function show(total: number) {
  const page = {
    data: [{ id: '1', name: 'Printer', room: 'Office' }],
    pagination: { page: 2, limit: 20, total, has_more: false },
  };
  const Screen = () => (
    <>
      <ListPage
        title="Devices"
        noun={['device', 'devices']}
        result={{ data: page, error: null, refetch: () => undefined }}
        fileHref={(format, fields) => `/api/v1/devices?file=${format}&columns=${fields.join(',')}`}
        columns={columns}
        query={query}
        onQueryChange={() => undefined}
        empty={{ title: 'None', text: 'None' }}
        nameOf={({ name }) => name}
      />
      <Toaster />
    </>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Export devices' }));

beforeEach(() => toast.clear());

describe('Export of a list', () => {
  it('is a download of all its rows as CSV or Excel, with the columns of the screen in their order', async () => {
    show(limits.fileRows);
    await open();
    for (const [name, format] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', `/api/v1/devices?file=${format}&columns=name,room,floor.name`);
      expect(link).toHaveAttribute('download');
    }
  });

  it('says so where the list has more rows than a file takes', async () => {
    show(limits.fileRows + 1);
    await open();
    expect(screen.getByText('A file has at most 100,000 rows. Filter the list first')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'CSV' })).not.toBeInTheDocument();
  });
});
