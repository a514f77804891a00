import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { AntdProvider } from '../../theme/antd-provider.js';
import { SheetContext } from '../../sheet/sheet-context.js';
import { useUnsavedChanges } from './unsaved-changes.js';

const Frame = () => (
  <AntdProvider>
    <Outlet />
  </AntdProvider>
);

function TypedForm() {
  useUnsavedChanges(() => true);
  return (
    <>
      <Link to="?sortBy=title">Sort</Link>
      <Link to="?tab=files">Files</Link>
      <Link to="?ticket=2">Ticket</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

const address = (router: ReturnType<typeof show>): string =>
  `${router.state.location.pathname}${router.state.location.search}`;

const nothing = () => undefined;
const frame = { page: '/1', close: nothing, moveTo: nothing, goBack: undefined, onNumber: nothing };

function show(form = <TypedForm />) {
  const pages = [
    { path: '/', element: form },
    { path: '/elsewhere', element: null },
  ];
  const router = createMemoryRouter([{ Component: Frame, children: pages }]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('What was typed and not saved', () => {
  it.each([
    ['another part of the record', 'Files', '/?tab=files'],
    ['another page', 'Elsewhere', '/elsewhere'],
  ])('is not lost by opening %s without a question', async (_, link, there) => {
    const router = show();
    await userEvent.click(screen.getByRole('link', { name: link }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address(router)).toBe('/');
    await userEvent.click(screen.getByRole('link', { name: link }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(address(router)).toBe(there);
  });

  it('on a page stands under the sheet of a record', async () => {
    const router = show();
    await userEvent.click(screen.getByRole('link', { name: 'Ticket' }));
    expect(address(router)).toBe('/?ticket=2');
    await act(() => router.navigate(-1));
    expect(address(router)).toBe('/');
  });

  it('in a sheet is not lost by another record in it without a question', async () => {
    const router = show(
      <SheetContext value={frame}>
        <TypedForm />
      </SheetContext>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ticket' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address(router)).toBe('/');
  });

  it('stands while the list is sorted', async () => {
    const router = show();
    await userEvent.click(screen.getByRole('link', { name: 'Sort' }));
    expect(address(router)).toBe('/?sortBy=title');
  });
});
