import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BulkBar } from './bulk-bar.js';
import { useSelection } from './use-selection.js';

const rows = [{ id: 'a' }];

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
          actions={[{ key: 'hold', label: 'Put on hold', run: () => undefined }]}
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
