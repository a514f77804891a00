import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Segmented } from './segmented.js';

it('is one stop of Tab', async () => {
  render(
    <>
      <Segmented aria-label="Format" options={['CSV', 'Excel']} />
      <button type="button">Save</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'CSV' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
