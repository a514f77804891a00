import { clientErrors, createQueryClient, type SeenError } from '@portal/data-access';
import { Toaster } from '@portal/ui';
import { fakeApi, http, HttpResponse, anAdmin } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ErrorBannerGate } from './error-banner-gate.js';

const api = fakeApi({ user: anAdmin(), users: [], consultations: [], sessions: [] });
beforeAll(() => api.listen());
afterAll(() => api.close());
afterEach(() => {
  api.resetHandlers();
  sessionStorage.clear();
  act(() => clientErrors.resolve(clientErrors.current().map(({ id }) => id)));
});

let number = 0;
const record = (severity: SeenError['severity'], message = `Error number ${++number}`) =>
  clientErrors.record({ id: `E-${++number}`, type: 'javascript', message, severity });

function show() {
  const router = createMemoryRouter([{ path: '*', element: <ErrorBannerGate /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Show the errors' }));

describe('the floating banner (specification, section 2)', () => {
  it('is not there without errors and comes with the first', async () => {
    show();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    act(() => void record('medium'));
    expect(await screen.findByText('1 unresolved error')).toBeVisible();
  });

  it('counts all and lists up to 5 of the critical or high ones', async () => {
    for (let index = 0; index < 6; index++) record(index % 2 ? 'high' : 'critical');
    record('medium');
    show();
    await open();
    expect(screen.getByText('7 unresolved errors')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('and 1 more critical or high')).toBeVisible();
  });

  it('only counts after the page where the newest happened, until it is opened there', async () => {
    record('high', 'The chart broke');
    const router = show();
    expect(await screen.findByRole('button', { name: 'Show the errors' })).toBeVisible();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '1 unresolved error' }));
    expect(screen.getByText('The chart broke')).toBeVisible();
  });

  it('resolves one by one', async () => {
    record('high', 'The chart broke');
    record('high', 'The list broke');
    show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Resolve: The chart broke' }));
    expect(screen.getByText('1 unresolved error')).toBeVisible();
    expect(screen.queryByText('The chart broke')).not.toBeInTheDocument();
  });

  it('stays away when dismissed, until something new breaks', async () => {
    record('high');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    const later = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2999-01-01T00:00:00.000Z');
    act(() => void record('high'));
    later.mockRestore();
    expect(await screen.findByText('2 unresolved errors')).toBeVisible();
  });

  it('reports all, says the report ID and takes them as resolved (specification, sections 4 and 8)', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/error-reports', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { reportId: 'R-77' } }, { status: 201 });
      }),
    );
    record('high', 'The chart broke');
    show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Report all' }));
    expect(await screen.findByText('Error Report Submitted')).toBeInTheDocument();
    expect(screen.getByText('Report ID: R-77')).toBeInTheDocument();
    expect(sent).toMatchObject([{ errors: [{ message: 'The chart broke' }], systemInfo: { onLine: true } }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  });

  it('keeps them when the report fails', async () => {
    api.use(http.post('*/api/v1/error-reports', () => HttpResponse.json({ error: 'Try later' }, { status: 503 })));
    record('high');
    show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Report all' }));
    expect(await screen.findByText('Failed to Submit Report')).toBeInTheDocument();
    expect(screen.getByText('1 unresolved error')).toBeVisible();
  });
});
