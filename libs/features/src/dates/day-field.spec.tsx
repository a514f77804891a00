import { currentInstant } from '@portal/testing/clock';
import { officeDayText } from '@portal/ui';
import { AntdProvider, DayField } from '@portal/ui-antd';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

function Field() {
  const [day, setDay] = useState<string>('');
  return <DayField aria-label="Due date" value={day} onChange={setDay} />;
}
function show(timeZone: string) {
  const element = (
    <AntdProvider timeZone={timeZone}>
      <Field />
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('a field for a day', () => {
  it('is typed, and can be emptied', async () => {
    show('America/New_York');
    const field = screen.getByLabelText('Due date');
    await userEvent.type(field, '2026-12-03');
    expect(field).toHaveValue('2026-12-03');
    await userEvent.clear(field);
    expect(field).toHaveValue('');
    expect(screen.queryByText(/at our office/)).not.toBeInTheDocument();
  });

  it('keeps what is typed until its year is whole, in a place that refuses an earlier one', () => {
    const taken: string[] = [];
    const Place = () => {
      const [day, setDay] = useState('');
      const take = (next: string) => {
        taken.push(next);
        setDay(next >= '1900' ? next : '');
      };
      return <DayField aria-label="From" value={day} onChange={take} />;
    };
    render(
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '/',
            element: (
              <AntdProvider timeZone="America/New_York">
                <Place />
              </AntdProvider>
            ),
          },
        ])}
      />,
    );
    const field = screen.getByLabelText('From');
    for (const year of ['0002', '0020', '0202', '2026']) {
      fireEvent.change(field, { target: { value: `${year}-01-15` } });
      expect(field).toHaveValue(`${year}-01-15`);
    }
    expect(taken).toEqual(['2026-01-15']);
    fireEvent.change(field, { target: { value: '0026-01-15' } });
    fireEvent.blur(field);
    expect(taken).toEqual(['2026-01-15', '0026-01-15']);
  });

  it('says which day it is at our office while it is another than the reader’s', () => {
    const now = currentInstant().toISOString();
    // at every hour, at least one of these has another day than the office
    const zone = ['Pacific/Kiritimati', 'Pacific/Niue'].find((one) => officeDayText(now, one));
    show(zone ?? '');
    expect(screen.getByText(`${officeDayText(now, zone)} at our office`)).toBeInTheDocument();
  });
});
