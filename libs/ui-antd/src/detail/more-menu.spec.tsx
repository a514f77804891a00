import { Toaster, useOpenRecord } from '@portal/ui';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AntdProvider } from '../theme/antd-provider.js';
import { DetailPage } from './detail-page.js';
import { StatusSelect } from './head/status-select.js';
import { MoreMenu } from './more-menu.js';

const mutateAsync = jest.fn<Promise<unknown>, [string]>();
const onDeleted = jest.fn();

const Screen = () => (
  <AntdProvider>
    <main>
      <MoreMenu
        label="More"
        groups={[]}
        deletion={{
          id: 't-1',
          mutation: { mutateAsync, isPending: false },
          noun: 'task',
          title: 'Delete task T-1?',
          text: 'It is gone for good.',
          toasts: { short: 'Task deleted', failure: 'Failed to delete task' },
          onDeleted,
        }}
      />
    </main>
    <Toaster />
  </AntdProvider>
);

async function answer(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete task T-1?' });
  expect(dialog).toHaveTextContent('It is gone for good.');
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

it('is in the part of the page that its button is in', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(within(screen.getByRole('main')).getByRole('menuitem', { name: 'Delete task' })).toBeInTheDocument();
});

describe('the deletion in the menu of a record', () => {
  beforeEach(() => {
    mutateAsync.mockReset();
    onDeleted.mockReset();
    const router = createMemoryRouter([{ path: '/', Component: Screen }]);
    render(<RouterProvider router={router} />);
  });

  it('deletes what was agreed to, says so and lets the page leave', async () => {
    mutateAsync.mockResolvedValue({});
    await answer('Delete task');
    expect(await screen.findByText('Task deleted')).toBeVisible();
    expect(mutateAsync).toHaveBeenCalledWith('t-1');
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  it('deletes nothing when the person keeps it', async () => {
    await answer('Keep task');
    expect(mutateAsync).not.toHaveBeenCalled();
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('says why not, and stays', async () => {
    mutateAsync.mockRejectedValue(new TypeError('fetch failed'));
    await answer('Delete task');
    expect(await screen.findByText('Failed to delete task')).toBeVisible();
    expect(onDeleted).not.toHaveBeenCalled();
  });
});

it('is offered in the palette too, in the head of a record, as are its steps', () => {
  const rename = { key: 'rename', label: 'Rename', onClick: () => undefined };
  const hold = { key: 'on_hold', label: 'Put on hold', tone: 'paused', onTake: () => undefined } as const;
  const menu = (label: string) => (
    <MoreMenu label={label} groups={[[rename, { key: 'file', label: <a href="/">PDF</a> }]]} />
  );
  function Offered() {
    const open = useOpenRecord();
    return <p>{open && `${open.record}: ${open.actions.map(({ label }) => label).join(', ')}`}</p>;
  }
  const page = (
    <AntdProvider>
      {menu('More in a row')}
      <DetailPage
        back={{ to: '/', label: 'Projects' }}
        number="P-0012"
        title="Tills"
        status={
          <StatusSelect tone="success" steps={[hold]}>
            Active
          </StatusSelect>
        }
        actions={menu('More for P-0012')}
      >
        <Offered />
      </DetailPage>
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  expect(screen.getByText('P-0012: Status: Put on hold, Rename')).toBeInTheDocument();
});
