import { clientErrors } from '@portal/data-access';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { readRemotes } from '../remotes/remotes.js';
import { AreaBoundary } from './area-boundary.js';
import { CrashScreen } from './crash-screen.js';
import { StaleRelease } from './stale-release.js';

function Broken(): never {
  throw new Error('The list has no rows');
}

function show(ErrorBoundary: typeof CrashScreen) {
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary }]);
  render(<RouterProvider router={router} />, { onCaughtError: () => undefined });
}

/** The document of remotes with these builds of the console. */
const answers = (build: string) =>
  (globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ remotes: [{ name: 'admin', build }] }))));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers('a');
});
afterEach(() => {
  jest.restoreAllMocks();
  clientErrors.resolve(clientErrors.current().map(({ id }) => id));
});

describe.each([
  ['the whole page', CrashScreen],
  ['an area', AreaBoundary],
])('the crash screen of %s (specification, section 2)', (_where, boundary) => {
  it('says what happened with an error ID, and offers Try Again, Go Home and Report Error', () => {
    show(boundary);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText(/^E-[0-9A-F]{8}$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Report Error' })).toBeVisible();
  });

  it('remembers the crash as critical under the ID that the person sees, and links its report', () => {
    show(boundary);
    const crash = clientErrors.current().at(-1);
    expect(crash).toMatchObject({ message: 'The list has no rows', severity: 'critical', resolved: false });
    expect(screen.getByText(/^E-/)).toHaveTextContent(crash?.id ?? 'none');
    const { searchParams, pathname } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Report Error' }).href,
    );
    expect(pathname).toBe('/error-report');
    expect(JSON.parse(searchParams.get('data') ?? '')).toMatchObject({ id: crash?.id, message: crash?.message });
  });
});

it('shows a toast titled Critical Error Detected, also where the frame is gone (specification, section 8)', async () => {
  show(CrashScreen);
  expect(await screen.findByText('Critical Error Detected')).toBeInTheDocument();
});

describe('a crash of an area whose code was updated while the page was open', () => {
  beforeEach(() => readRemotes());

  it('offers the newer release', async () => {
    answers('b');
    show(AreaBoundary);
    expect(await screen.findByRole('heading', { name: 'This page was updated' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('is a crash like any other where nothing is newer', async () => {
    show(AreaBoundary);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });
});

describe('a page whose files did not arrive', () => {
  it('offers the newer release', () => {
    render(<StaleRelease />);
    expect(screen.getByRole('heading', { name: 'This page was updated' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('says so when it is the network that is away', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<StaleRelease />);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });
});
