import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LaterSheets } from './later-sheets.js';

const load = jest.fn(() => Promise.resolve(() => <p>The sheets</p>));

// the browser is always idle
beforeEach(() =>
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => {
      task();
      return 1;
    },
    cancelIdleCallback: () => undefined,
  }),
);
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

function show(address: string): void {
  load.mockClear();
  const router = createMemoryRouter([{ path: '/', element: <LaterSheets load={load} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
}

describe('the sheets of a screen that doesn’t wait for them', () => {
  it('are fetched once somebody is there', async () => {
    show('/');
    expect(load).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('pointermove')));
    expect(await screen.findByText('The sheets')).toBeInTheDocument();
  });

  it('are fetched at once for a record that the address names', async () => {
    show('/?deal=1');
    expect(await screen.findByText('The sheets')).toBeInTheDocument();
  });
});
