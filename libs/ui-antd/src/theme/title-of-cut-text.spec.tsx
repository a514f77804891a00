import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AntdProvider } from './antd-provider.js';

/** Gives an element the widths that a layout would give it: of its text, and of its place. */
function sized(element: HTMLElement, scrollWidth: number, clientWidth: number): void {
  for (const [key, value] of Object.entries({ scrollWidth, clientWidth }))
    Object.defineProperty(element, key, { value, configurable: true });
}

afterEach(() => jest.restoreAllMocks());

it('text that is cut has the whole of it as its title, as long as it is cut', async () => {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ textOverflow: 'ellipsis' } as CSSStyleDeclaration);
  const element = (
    <AntdProvider>
      <p>
        <span className="visually-hidden">Edit: </span>Dana Whitford, <mark>Neuse Bakery</mark>
      </p>
      <p title="By e-mail">Mail</p>
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const mark = screen.getByText('Neuse Bakery');
  const name = mark.parentElement!;
  sized(name, 300, 180);
  await userEvent.hover(mark);
  expect(name).toHaveAttribute('title', 'Dana Whitford, Neuse Bakery');
  sized(name, 180, 180);
  await userEvent.unhover(mark);
  await userEvent.hover(mark);
  expect(name).not.toHaveAttribute('title');
  const other = screen.getByText('Mail');
  sized(other, 300, 180);
  await userEvent.hover(other);
  expect(other).toHaveAttribute('title', 'By e-mail');
});
