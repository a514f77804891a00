import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AntdProvider } from './antd-provider.js';

const chosen: string[] = [];
const options = ['low', 'medium', 'high'].map((value) => ({
  value: `p-${value}`,
  label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
}));

it('takes typing in every select: Enter chooses what has the letters in its label', async () => {
  const page = (
    <AntdProvider person="u-1">
      <Select aria-label="Priority" options={options} onChange={(value: string) => chosen.push(value)} />
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const field = screen.getByRole('combobox', { name: 'Priority' });
  await userEvent.type(field, 'Medium');
  await waitFor(() => expect(screen.getByTitle('Medium')).toHaveClass('ant-select-item-option-active'));
  expect(screen.queryByTitle('Low')).not.toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 }); // antd reads the code, which user-event leaves out
  expect(chosen).toEqual(['p-medium']);
});

it('lets Tab leave a select of several without choosing', async () => {
  const picked: string[][] = [];
  const page = (
    <AntdProvider person="u-1">
      <Select
        mode="multiple"
        aria-label="Priorities"
        options={options}
        onChange={(values: string[]) => picked.push(values)}
      />
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const field = screen.getByRole('combobox', { name: 'Priorities' });
  await userEvent.type(field, 'Medium');
  await waitFor(() => expect(screen.getByTitle('Medium')).toHaveClass('ant-select-item-option-active'));
  const isFree = fireEvent.keyDown(field, { key: 'Tab', keyCode: 9, which: 9 }); // false where the browser is kept from moving on
  expect([picked, isFree]).toEqual([[], true]);
});
