import { clientErrors, createQueryClient } from '@portal/data-access';
import { anAdmin, fakeApi, http, HttpResponse } from '@portal/testing';
import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ErrorReportPage } from './error-report.page.js';

let reports = 0;
const api = fakeApi({ user: anAdmin(), users: [], consultations: [], sessions: [] });
beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  api.use(
    http.post('*/api/v1/error-reports', () =>
      HttpResponse.json({ data: { reportId: `R-${++reports}` } }, { status: 201 }),
    ),
  );
});
afterEach(() => {
  api.resetHandlers();
  act(() => clientErrors.resolve(clientErrors.current().map(({ id }) => id)));
});

function show(search = '') {
  const router = createMemoryRouter([{ path: '/error-report', Component: ErrorReportPage }], {
    initialEntries: [`/error-report${search}`],
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
}
const encoded = (details: unknown) => `?data=${encodeURIComponent(JSON.stringify(details))}`;
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send Report' }));

describe('the page that reports an error (specification, section 2)', () => {
  it('shows what the address says as text, sends it and shows the report ID', async () => {
    const { container } = show(
      encoded({ id: 'E-1', message: '<img src=x onerror=alert(1)>', route: '/admin', evil: 1 }),
    );
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(container.querySelector('img[src="x"]')).toBeNull();
    await send();
    expect(await screen.findByText('Error Report Submitted')).toBeInTheDocument();
    expect(screen.getByText('What you sent')).toBeVisible();
    expect(screen.getAllByText(`R-${reports}`).length).toBeGreaterThan(0);
  });

  it.each([
    ['no JSON', '?data=%7Boops'],
    ['no object', encoded([1, 2])],
    ['no message', encoded({ id: 'E-1', message: '  ' })],
    ['empty', '?data='],
  ])('says so when the address is damaged: %s', (_how, search) => {
    show(search);
    expect(screen.getByRole('alert')).toHaveTextContent('This address does not say which error it is about.');
    expect(screen.queryByRole('button', { name: 'Send Report' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'the network is away',
      () => HttpResponse.error(),
      /The server could not be reached\. Check your connection and try again\./,
    ],
    [
      'the server refuses',
      () => HttpResponse.json({ error: 'Invalid input', errors: [] }, { status: 422 }),
      /Invalid input/,
    ],
  ])('says beside the button what went wrong and sends again when asked: %s', async (_why, answer, sentence) => {
    api.use(http.post('*/api/v1/error-reports', answer, { once: true }));
    show(encoded({ id: 'E-FAILS', message: 'Broke' }));
    await send();
    const button = screen.getByRole('button', { name: 'Send Report' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(sentence));
    expect(button).toHaveAccessibleDescription(/^Failed to Submit Report/);
    await send();
    expect(await screen.findByText('What you sent')).toBeVisible();
  });

  it('sends once when the button is pressed twice', async () => {
    const before = reports;
    show(encoded({ id: 'E-TWICE', message: 'Broke' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('What you sent');
    expect(reports).toBe(before + 1);
  });

  it('knows more than the address when the device remembers the error, and resolves it', async () => {
    clientErrors.record({
      id: 'E-KNOWN',
      type: 'javascript',
      message: 'Broke',
      severity: 'critical',
      stack: 'The whole stack',
    });
    show(encoded({ id: 'E-KNOWN', message: 'Broke' }));
    expect(screen.getByText('The whole stack')).toBeInTheDocument();
    await send();
    await screen.findByText('What you sent');
    expect(clientErrors.current().at(-1)).toMatchObject({ id: 'E-KNOWN', resolved: true });
  });

  it('keeps the last 10 reports on the device (specification, section 9)', async () => {
    for (let count = 0; count < 11; count++) {
      const { unmount } = show(encoded({ id: `E-${count}`, message: `Problem ${count}` }));
      await send();
      await screen.findByText('What you sent');
      unmount();
    }
    show();
    const history = screen.getByRole('region', { name: 'Sent from this device' });
    const rows = within(history).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent('Problem 10');
  });

  it('says when there is nothing to report', () => {
    show();
    expect(screen.getByText('Nothing to report')).toBeVisible();
  });
});
