import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListAndDetail } from './list-and-detail.js';

let wide = true;
jest.mock('../use-media-query.js', () => ({ useWide: () => wide }));

it('keeps what is being written in the open record when the device is turned', async () => {
  const page = () => <ListAndDetail list={<p>The list</p>} detail={<input aria-label="Notes" />} detailLabel="Open" />;
  const { rerender } = render(page());
  expect(screen.getByRole('complementary', { name: 'Open' })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Notes'), 'Half a sen');
  wide = false;
  rerender(page());
  expect(screen.queryByText('The list')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Notes'), 'tence');
  expect(screen.getByLabelText('Notes')).toHaveValue('Half a sentence');
});

it('keeps the list as it was when a record opens beside it', async () => {
  wide = true;
  const page = (detail: string | null) => (
    <ListAndDetail list={<input aria-label="Find" />} detail={detail} detailLabel="Open" />
  );
  const { rerender } = render(page(null));
  await userEvent.type(screen.getByLabelText('Find'), 'oven');
  rerender(page('C-2026-0001'));
  expect(screen.getByRole('complementary', { name: 'Open' })).toBeInTheDocument();
  expect(screen.getByLabelText('Find')).toHaveValue('oven');
  expect(screen.getByLabelText('Find')).toHaveFocus();
});
