import { AntdProvider } from '@portal/ui-antd';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { GridTimeField } from './grid-time-field.js';

const told: string[] = [];
beforeEach(() => (told.length = 0));

function Field({ begins = '' }: { begins?: string }) {
  const [value, setValue] = useState(begins);
  return (
    <GridTimeField
      label="New time"
      value={value}
      onChange={(instant) => {
        told.push(instant);
        setValue(instant);
      }}
    />
  );
}
function show(timeZone: string, begins?: string) {
  const element = (
    <AntdProvider timeZone={timeZone}>
      <Field {...(begins ? { begins } : {})} />
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('a time for a meeting', () => {
  it('is chosen on the 15-minute grid, and is nothing until day and time are there (decisions, section 4)', async () => {
    show('America/New_York');
    await userEvent.type(screen.getByLabelText('New time: day'), '2026-12-03');
    expect(told.every((instant) => instant === '')).toBe(true);
    const time = screen.getByRole('combobox', { name: 'New time: time' });
    await userEvent.type(time, '2:1');
    expect(screen.queryByTitle('12:15 PM')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('2:15 PM'));
    expect(told.at(-1)).toBe('2026-12-03T19:15:00.000Z');
    await userEvent.type(time, '2:2');
    expect(screen.queryByTitle('2:20 PM')).not.toBeInTheDocument();
  });

  it('says what our office’s clocks show where the reader’s differ', () => {
    show('America/Los_Angeles', '2026-12-03T19:15:00.000Z');
    expect(screen.getByLabelText('New time: day')).toHaveValue('2026-12-03');
    expect(screen.getByText('2:15 PM Eastern Time at our office')).toBeInTheDocument();
  });
});
