import type { CustomReportView, ReportEntry, ReportRunView } from '@portal/contracts';
import { anAdmin, anId, aPage, aProblem, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { recordAddresses } from '@portal/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { clientWithoutRepeats } from '../testing/caches.js';
import { aBuiltEntry, aReportEntry, aReportRun, columns, headline, revenue, tasks } from '../testing/report-samples.js';
import { showScreen } from '../testing/show-screen.js';
import { OwnReports, ReportLibrary } from './library/report-library.js';
import { BuildReportPage, CustomReportPage, ReportPage } from './report.page.js';
import { SentReports } from './sent-reports.js';

const admin = anAdmin();
const { api } = startFakeApi(() => admin);
const at = currentInstant().toISOString();
const aRun = (given: Partial<ReportRunView> = {}): ReportRunView => aReportRun({ owner_id: admin.id, ...given });

let built: CustomReportView[];
let runs: ReportRunView[];
let asked: unknown[];
let entries: ReportEntry[];

beforeEach(() => {
  built = [];
  entries = [aReportEntry()];
  runs = [];
  asked = [];
  api.use(
    http.get('*/api/v1/reports/available', () => HttpResponse.json({ data: [revenue] })),
    http.get('*/api/v1/reports/library', () => HttpResponse.json({ data: [...entries, ...built.map(aBuiltEntry)] })),
    http.get('*/api/v1/report-schedules', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/reports/sources', () => HttpResponse.json({ data: [tasks] })),
    http.get('*/api/v1/reports/custom', () => HttpResponse.json(aPage(built))),
    http.get('*/api/v1/reports/runs', () => HttpResponse.json(aPage(runs))),
    http.post('*/api/v1/reports/preview', async ({ request }) => {
      const { params } = (await request.json()) as { params: { from: string; to: string } };
      if (params.to < params.from) {
        const details = [{ path: 'params.to', message: 'The period ends before it begins' }];
        return HttpResponse.json(aProblem({ code: 'invalid', status: 400, details }), { status: 400 });
      }
      const rows = [{ to: '2026-01-31', collected: 1234.5 }];
      const points = [...rows, { to: '2026-02-01', collected: 765.5 }];
      const chart = { category: 'to', series: ['collected'], kind: 'bars', points, point_count: 2 };
      const totals = { collected: params.from < '2026' ? 1000 : 2000 };
      return HttpResponse.json({ data: { columns, rows, links: [], row_count: 3, totals, headline, chart, params } });
    }),
    http.post('*/api/v1/reports/generate', async ({ request }) => {
      asked.push(await request.json());
      runs = [aRun()];
      return HttpResponse.json({ data: runs[0] }, { status: 201 });
    }),
    http.post('*/api/v1/reports/runs/:id/cancel', () => {
      runs = runs.map((run) => ({ ...run, status: 'cancelled' }));
      return HttpResponse.json({ data: runs[0] });
    }),
  );
});

const addresses = recordAddresses('admin');
const Reports = () => (
  <Routes>
    <Route index element={<ReportLibrary density="dense" addresses={addresses} />} />
    <Route path="mine" element={<OwnReports density="dense" addresses={addresses} />} />
    <Route path="sent" element={<SentReports density="dense" addresses={addresses} />} />
    <Route path="build" element={<BuildReportPage addresses={addresses} />} />
    <Route path=":name" element={<ReportPage addresses={addresses} />} />
    <Route path="custom/:id" element={<CustomReportPage addresses={addresses} />} />
  </Routes>
);
const show = (at = '') => showScreen(Reports, '/admin/reports/*', `/admin/reports${at}`, clientWithoutRepeats());
const open = async () => {
  await userEvent.click(await screen.findByRole('link', { name: /Revenue summary/ }));
  return screen.findByRole('heading', { level: 1, name: 'Revenue summary' });
};

describe('Reports', () => {
  it('runs a report, says when no answer came and when it was run, and shows it in the history', async () => {
    show();
    await open();
    expect(await screen.findByText('$1,234.50')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'First rows' })).getByText('$2,000.00')).toBeInTheDocument();
    expect(screen.getByText('The first 1 of 3 rows.')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'February 2026: collected $765.50' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Excel'));
    api.use(http.post('*/api/v1/reports/generate', () => HttpResponse.error(), { once: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Run report' }));
    expect(await screen.findByText('Failed to generate report.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Run report' }));
    expect(await screen.findByText('Report generated successfully.')).toBeInTheDocument();
    expect(asked).toEqual([
      {
        definition: 'revenue_summary',
        params: { from: '2026-01-01', to: '2026-03-31', bucket: 'month' },
        format: 'xlsx',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'See its files' }));
    expect(await screen.findByText('Queued')).toBeInTheDocument();
  });

  it('has what it is asked for in its address, and says at the field why a period is refused', async () => {
    const router = show('/revenue_summary?from=2026-02-01&bucket=week');
    expect(await screen.findByLabelText('From')).toHaveValue('2026-02-01');
    expect(screen.getByLabelText('To')).toHaveValue('2026-03-31');
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '2025-01-31');
    expect(await screen.findByText('The period ends before it begins')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Run report' })).toBeDisabled();
    expect(router.state.location.search).toBe('?from=2026-02-01&to=2025-01-31&bucket=week');
  });

  it('has its figure beside that of the period before', async () => {
    show('/revenue_summary');
    const figure = await screen.findByText('+100 % against Oct 1, 2025 – Dec 31, 2025 ($1,000.00)');
    expect(figure.parentElement).toHaveTextContent('$2,000.00Collected');
  });

  it('is drawn in another kind, which is in its address and in its file', async () => {
    const router = show('/revenue_summary?chart=lines');
    await screen.findByRole('img', { name: 'February 2026: collected $765.50' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Chart' }));
    await userEvent.click(await screen.findByTitle('Shares'));
    expect(router.state.location.search).toBe('?chart=share');
    expect(await screen.findByText('61.7%')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Run report' }));
    await waitFor(() => expect(asked).toMatchObject([{ params: { chart: 'share' } }]));
  });

  it('leads from the links of older mails to their files', async () => {
    const id = anId();
    const router = show(`?schedule_id=${id}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/reports/sent'));
    expect(router.state.location.search).toBe(`?schedule_id=${id}`);
  });

  it('says so at the address of a report that there isn’t', async () => {
    show('/no_such_report');
    expect(await screen.findByRole('heading', { name: 'There is no such report' })).toBeInTheDocument();
  });

  it('shows how far a run is, and stops it', async () => {
    runs = [aRun({ status: 'running', row_count: 30, row_total: 120 })];
    show('/sent');
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Revenue summary' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(await screen.findByText('Report cancelled')).toBeInTheDocument();
  });

  it('offers the file of a run, and to run it again, if it is an own one, with what it was asked for', async () => {
    const params = { from: '2025-01-01', to: '2025-01-31' };
    runs = [
      aRun({ status: 'succeeded', file_name: 'r.csv', file_size: 2_048, params }),
      aRun({ status: 'failed', title: 'My deals', owner_id: anId(), owner_name: 'Dana Whitford' }),
    ];
    show('/sent');
    const link = await screen.findByRole('link', { name: 'Download Revenue summary' });
    expect(link).toHaveAttribute('href', `/api/v1/reports/runs/${runs[0]?.id}/file`);
    expect(screen.getByText('My deals')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Run again: My deals' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Run again: Revenue summary' }));
    expect(await screen.findByLabelText('From')).toHaveValue('2025-01-01');
  });

  it('says why a run failed', async () => {
    runs = [aRun({ status: 'failed', reason: 'Choose a shorter period' })];
    show('/sent');
    expect(await screen.findByText('Choose a shorter period.')).toBeInTheDocument();
  });
});

describe('a report that is built (specification, section 7)', () => {
  const aReport = (given: Partial<CustomReportView> = {}): CustomReportView => ({
    id: anId(),
    name: 'Open work',
    query: { source: 'tasks', columns: ['title'], filters: [], group_by: [], aggregates: [], sort: [] },
    is_shared: false,
    owner_id: admin.id,
    owner_name: 'Avery Cole',
    created_at: at,
    updated_at: at,
    version: 1,
    ...given,
  });
  let previewed: unknown[];

  beforeEach(() => {
    previewed = [];
    api.use(
      http.post('*/api/v1/reports/custom/preview', async ({ request }) => {
        previewed.push(((await request.json()) as { query: unknown }).query);
        const rows = [{ to: '2026-01-31', collected: 12 }];
        return HttpResponse.json({
          data: { columns, rows, links: [], row_count: 1, totals: {}, headline, params: {} },
        });
      }),
      http.get('*/api/v1/reports/custom/:id', () => HttpResponse.json({ data: built[0] })),
      http.post('*/api/v1/reports/custom', async ({ request }) => {
        asked.push(await request.json());
        built = [aReport()];
        return HttpResponse.json({ data: built[0] }, { status: 201 });
      }),
      http.post('*/api/v1/reports/custom/:id/generate', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ data: aRun({ definition: 'custom', title: 'Open work' }) }, { status: 201 });
      }),
    );
  });

  it('shows its rows while it is built, is saved and run, and keeps the format', async () => {
    const user = userEvent.setup();
    show('/mine');
    await user.click(await screen.findByRole('button', { name: 'Build a report' }));
    await user.type(await screen.findByLabelText('Name'), 'Open work');
    await user.click(screen.getByRole('button', { name: 'Add a filter' }));
    await user.click(screen.getByRole('combobox', { name: 'Filter 1: condition' }));
    await user.click(await screen.findByTitle('contains'));
    await user.type(screen.getByRole('textbox', { name: 'Filter 1: value' }), 'cable');
    const query = {
      ...{ source: 'tasks', columns: ['title', 'status', 'weight'], group_by: [], aggregates: [], sort: [] },
      filters: [{ column: 'title', operator: 'contains', value: 'cable' }],
    };
    await waitFor(() => expect(previewed.at(-1)).toEqual(query));
    expect(await screen.findByRole('columnheader', { name: 'Collected' })).toBeInTheDocument();
    await user.click(screen.getByText('PDF'));
    await user.dblClick(screen.getByRole('button', { name: 'Save and run' }));
    await waitFor(() => expect(asked).toEqual([{ name: 'Open work', query, is_shared: false }, { format: 'pdf' }]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Open work' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'PDF' })).toBeChecked();
  });

  it('is saved once, also when its run is refused first', async () => {
    const user = userEvent.setup();
    let changed = 0;
    api.use(
      http.post('*/api/v1/reports/custom/:id/generate', () =>
        HttpResponse.json(aProblem({ code: 'report_run.too_many', status: 409 }), { status: 409 }),
      ),
      http.put('*/api/v1/reports/custom/:id', () => {
        changed += 1;
        return HttpResponse.json({ data: built[0] });
      }),
    );
    show('/build');
    await user.type(await screen.findByLabelText('Name'), 'Open work');
    await user.click(screen.getByRole('button', { name: 'Save and run' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed).toBe(1));
    expect(asked).toHaveLength(1);
  });

  it('is run again from its history, as long as there is one', async () => {
    const user = userEvent.setup();
    const own = anId();
    runs = [
      aRun({ definition: 'custom', title: 'Open work', custom_report_id: own, status: 'failed', format: 'xlsx' }),
      aRun({ definition: 'custom', title: 'Deleted', status: 'failed' }),
    ];
    show('/sent');
    await user.click(await screen.findByRole('button', { name: 'Run again: Open work' }));
    await waitFor(() => expect(asked).toEqual([{ format: 'xlsx' }]));
    expect(screen.queryByRole('button', { name: 'Run again: Deleted' })).not.toBeInTheDocument();
  });

  it('is made of groups and figures as well', async () => {
    const user = userEvent.setup();
    built = [aReport({ is_shared: true, owner_id: anId(), owner_name: 'Kim Park' })];
    show('/mine');
    await user.click(await screen.findByRole('link', { name: 'Open work Tasks, shared by Kim Park' }));
    expect(await screen.findByRole('columnheader', { name: 'Collected' })).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Build' }));
    await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.getByRole('checkbox', { name: 'Share it with all admins' })).toBeDisabled();
    await user.click(screen.getByText('Each group'));
    await user.click(screen.getByRole('combobox', { name: 'Groups' }));
    await user.click(await screen.findByTitle('Status'));
    await waitFor(() =>
      expect(previewed.at(-1)).toMatchObject({
        ...{ columns: [], group_by: [{ column: 'status' }], aggregates: [{ function: 'count' }] },
      }),
    );
  });
});
