import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
            { key: 'assign', label: 'Assign', ask: () => new Promise((settle) => (answer = settle)) },
          ]}
        />
      ) : null}
    </>
  );
}

it.each(['Put on hold', 'Clear selection'])('gives the focus back to the row after “%s”', async (name) => {
  render(<Rows />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  while (document.activeElement !== screen.getByRole('button', { name })) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it('keeps the rows chosen until what an action asks is answered, and when it is cancelled', async () => {
  render(<Rows />);
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
