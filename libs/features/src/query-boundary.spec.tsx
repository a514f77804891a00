import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { RecordBoundary } from './query-boundary.js';

const recordOf = (id: string) => (
  <RecordBoundary result={{ data: { id }, error: null, refetch: jest.fn() }} back={{ to: '/', label: 'Customers' }}>
    {(record) => <input aria-label={record.id} />}
  </RecordBoundary>
);

it('a record that is opened in the place of another keeps nothing of that one', async () => {
  const { rerender } = render(recordOf('one'), { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('one'), 'typed');
  rerender(recordOf('one'));
  expect(screen.getByLabelText('one')).toHaveValue('typed');
  rerender(recordOf('two'));
  expect(screen.getByLabelText('two')).toHaveValue('');
});
