import { useOpenRecord } from '@portal/ui';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { BulkBar } from './bulk-bar.js';
import { useSelection } from './table/use-selection.js';

const rows = [{ id: 'a' }];
let answer: (goesOn: boolean) => void;

function Rows() {
  const selection = useSelection(rows);
  return (
    <>
      <input
        type="checkbox"
        aria-label="Select a"
        checked={selection.has('a')}
        onChange={() => selection.toggle('a')}
      />
      {selection.chosen.length > 0 ? (
        <BulkBar
          noun={['row', 'rows']}
          selection={selection}
          actions={[
            { key: 'hold', label: 'Put on hold', run: () => undefined },
            { key: 'resume', label: 'Resume', allowed: () => false, run: () => undefined },
            { key: 'assign', label: 'Assign', ask: () => new Promise((settle) => (answer = settle)) },
          ]}
        />
      ) : null}
    </>
  );
}

const show = (at = '/rows') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Rows />
    </MemoryRouter>,
  );

it.each(['Put on hold', 'Clear selection'])('gives the focus back to the row after “%s”', async (name) => {
  show();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  while (document.activeElement !== screen.getByRole('button', { name })) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it('keeps the rows chosen until what an action asks is answered, and when it is cancelled', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox'));
  const assign = () => userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await assign();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = -1;
  dialog.focus();
  screen.getByRole('button', { name: 'Assign' }).focus();
  dialog.remove();
  await act(() => Promise.resolve(answer(false)));
  expect(screen.getByText('1 row selected')).toBeInTheDocument();
  await assign();
  expect(screen.getByText('1 row selected')).toBeInTheDocument();
  await act(() => Promise.resolve(answer(true)));
  expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it('offers in the palette what can be done to the chosen rows, unless a sheet lies over them', async () => {
  const { result } = renderHook(useOpenRecord);
  const { unmount } = show();
  expect(result.current).toBeUndefined();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(result.current?.record).toBe('1 selected row');
  expect(result.current?.actions.map(({ label }) => label)).toEqual(['Put on hold', 'Assign']);
  act(() => result.current?.actions[0]?.run());
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(result.current).toBeUndefined();
  unmount();
  show('/rows?ticket=1');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(result.current).toBeUndefined();
});
