import type { ReportEntry } from '@portal/contracts';
import { anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { recordAddresses } from '@portal/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aBuiltEntry, aReportEntry } from '../../testing/report-samples.js';
import { showScreen } from '../../testing/show-screen.js';
import { PinnedFigures } from './pinned-figures.js';
import { ReportLibrary } from './report-library.js';

const { api } = startFakeApi(anAdmin);
const id = '0195a3c4-0000-7000-8000-000000000001';

it('shows the figures that the user has pinned, leads to their reports, and unpins them', async () => {
  let pinned: ReportEntry[] = [aReportEntry(), aBuiltEntry({ id, name: 'Open work' })].map((one) => ({
    ...one,
    is_pinned: true,
  }));
  const sent: unknown[] = [];
  api.use(
    http.get('*/api/v1/reports/pinned', () => HttpResponse.json({ data: pinned })),
    http.put('*/api/v1/reports/pinned', async ({ request }) => {
      sent.push(await request.json());
      pinned = pinned.slice(1);
      return HttpResponse.json({ data: pinned });
    }),
  );
  showScreen(() => <PinnedFigures addresses={recordAddresses('admin')} />, '/', '/');
  expect(await screen.findByText('$1,234.50')).toBeInTheDocument();
  expect(screen.getByText('Net collected since Jan 1, 2026')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'By period: $1.00, $3.00, $2.00.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Revenue summary' })).toHaveAttribute(
    'href',
    '/admin/reports/revenue_summary',
  );
  expect(screen.getByRole('link', { name: 'Open work' })).toHaveAttribute('href', `/admin/reports/custom/${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Unpin Revenue summary' }));
  await waitFor(() => expect(screen.queryByText('Revenue summary')).not.toBeInTheDocument());
  expect(sent).toEqual([{ reports: [id] }]);
});

it('pins from the library behind those that are pinned, none of two that are pressed at once lost', async () => {
  const [first, second, third] = ['Deals', 'Revenue', 'Tickets'].map((title) =>
    aReportEntry({ title, report: title.toLowerCase() }),
  ) as [ReportEntry, ReportEntry, ReportEntry];
  let pinned: ReportEntry[] = [{ ...third, is_pinned: true }];
  const sent: unknown[] = [];
  api.use(
    http.get('*/api/v1/reports/available', () => HttpResponse.json({ data: [] })),
    http.get('*/api/v1/reports/library', () => HttpResponse.json({ data: [first, second, ...pinned] })),
    http.get('*/api/v1/reports/pinned', () => HttpResponse.json({ data: pinned })),
    http.put('*/api/v1/reports/pinned', async ({ request }) => {
      const { reports } = (await request.json()) as { reports: string[] };
      sent.push(reports);
      pinned = reports.map((report) => aReportEntry({ report, is_pinned: true }));
      return HttpResponse.json({ data: pinned });
    }),
  );
  showScreen(() => <ReportLibrary density="dense" addresses={recordAddresses('admin')} />, '/', '/');
  expect(await screen.findAllByText('$1,234.50')).toHaveLength(3);
  screen.getByRole('button', { name: 'Pin Deals' }).click();
  screen.getByRole('button', { name: 'Pin Revenue' }).click();
  expect(await screen.findByRole('button', { name: 'Unpin Revenue' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unpin Tickets' }));
  expect(await screen.findByRole('button', { name: 'Pin Tickets' })).toBeInTheDocument();
  expect(sent).toEqual([
    ['tickets', 'deals'],
    ['tickets', 'deals', 'revenue'],
    ['deals', 'revenue'],
  ]);
});
