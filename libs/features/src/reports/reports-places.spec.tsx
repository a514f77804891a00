import type { CustomReportView } from '@portal/contracts';
import { anAdmin, anId, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aBuiltEntry, aReportEntry, aReportRun, headline, revenue } from '../testing/report-samples.js';
import { showScreen } from '../testing/show-screen.js';
import { recordAddresses } from '@portal/ui';
import { Route, Routes } from 'react-router';
import { OwnReports, ReportLibrary } from './library/report-library.js';
import { BuildReportPage, CustomReportPage, ReportPage } from './report.page.js';
import { SentReports } from './sent-reports.js';

const admin = anAdmin();
const { api } = startFakeApi(() => admin);
const at = currentInstant().toISOString();
const row = { id: anId(), created_at: at, updated_at: at, version: 1 };
const built: CustomReportView = {
  ...row,
  name: 'Open work',
  query: { source: 'tasks', columns: ['title'], filters: [], group_by: [], aggregates: [], sort: [] },
  is_shared: false,
  owner_id: admin.id,
  owner_name: 'Avery Cole',
};
const run = aReportRun({ owner_id: admin.id });
const title = {
  ...{ name: 'title', label: 'Task', sentence: 'Its title', unit: 'text', choices: null, functions: [] },
  operators: ['is'],
};
const others = [
  { ...title, name: 'status', label: 'Status', choices: ['open', 'done'], operators: ['is', 'in'] },
  { ...title, name: 'due', label: 'Due', unit: 'day', operators: ['gte'] },
  { ...title, name: 'weight', label: 'Weight', unit: 'count', operators: ['gte'] },
];
const preview = { columns: [], rows: [], links: [], row_count: 0, totals: {}, headline, params: {} };

let saved: unknown[];

beforeEach(() => {
  saved = [];
  api.use(
    http.get('*/api/v1/reports/available', () => HttpResponse.json({ data: [revenue] })),
    http.get('*/api/v1/reports/library', () => HttpResponse.json({ data: [aBuiltEntry(built)] })),
    http.get('*/api/v1/reports/sources', () =>
      HttpResponse.json({ data: [{ name: 'tasks', label: 'Tasks', columns: [title, ...others] }] }),
    ),
    http.get('*/api/v1/reports/custom', () => HttpResponse.json(aPage([built]))),
    http.get('*/api/v1/reports/custom/:id', () => HttpResponse.json({ data: built })),
    http.get('*/api/v1/reports/runs', () => HttpResponse.json(aPage([run, { ...run, id: anId() }]))),
    http.get('*/api/v1/report-schedules', () => HttpResponse.json(aPage([]))),
    http.post('*/api/v1/reports/preview', () => HttpResponse.json({ data: preview })),
    http.post('*/api/v1/reports/custom/preview', () => HttpResponse.json({ data: preview })),
    http.post('*/api/v1/reports/custom', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ data: built }, { status: 201 });
    }),
    http.post('*/api/v1/report-schedules', () => HttpResponse.json({ data: { id: anId() } }, { status: 201 })),
  );
});

const addresses = recordAddresses('admin');
const Reports = () => (
  <Routes>
    <Route index element={<ReportLibrary density="dense" addresses={addresses} />} />
    <Route path=":name" element={<ReportPage addresses={addresses} />} />
    <Route path="custom/:id" element={<CustomReportPage addresses={addresses} />} />
    <Route path="mine" element={<OwnReports density="dense" addresses={addresses} />} />
    <Route path="sent" element={<SentReports density="dense" addresses={addresses} />} />
    <Route path="build" element={<BuildReportPage addresses={addresses} />} />
  </Routes>
);
const show = (at: string) => showScreen(Reports, '/admin/reports/*', `/admin/reports/${at}`);

const schedule = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('counts the runs at their heading, and names no keys for rows that open nothing', async () => {
  show('sent');
  expect(await screen.findByText('2 reports')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Sent reports' }).parentElement).toHaveTextContent('2');
  expect(screen.queryByText('Enter')).not.toBeInTheDocument();
});

it('gives the focus back to the menu of a report that was built once it is scheduled', async () => {
  show('mine');
  await userEvent.click(await screen.findByRole('button', { name: 'More for Open work' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule' }));
  await schedule();
  expect(screen.getByRole('button', { name: 'More for Open work' })).toHaveFocus();
});

const openBuilder = async () => {
  const router = show('build');
  await screen.findByLabelText('Name');
  return router;
};

it('saves and runs nothing while a filter has no value, and says so beside the filter', async () => {
  await openBuilder();
  await userEvent.type(screen.getByLabelText('Name'), 'Open work');
  await userEvent.click(screen.getByRole('button', { name: 'Add a filter' }));
  const value = screen.getByRole('textbox', { name: 'Filter 1: value' });
  expect(value).toHaveAccessibleDescription('Not used until it has a value');
  for (const name of ['Save', 'Save and run']) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(value).toHaveFocus();
    expect(value).toHaveAccessibleDescription('Required');
    expect(value).toBeInvalid();
    await userEvent.click(screen.getByLabelText('Name'));
  }
  expect(saved).toEqual([]);
  await userEvent.type(value, 'Tills');
  expect(value).toHaveAccessibleDescription('');
  expect(value).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Add a filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Filter 2: value' })).toHaveFocus();
  expect(saved).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ query: { filters: [{ column: 'title', operator: 'is', value: 'Tills' }] } }]);
});

it.each(['Status', 'Due', 'Weight'])('asks for the value of a filter by %s, whatever its field', async (label) => {
  await openBuilder();
  await userEvent.type(screen.getByLabelText('Name'), 'Open work');
  await userEvent.click(screen.getByRole('button', { name: 'Add a filter' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Filter 1: column' }));
  await userEvent.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const value = screen.getByLabelText('Filter 1: value');
  expect(value).toHaveFocus();
  expect(value).toHaveAccessibleDescription('Required');
  expect(value).toBeInvalid();
  expect(saved).toEqual([]);
});

it('says at its name what keeps a report from being saved', async () => {
  const router = await openBuilder();
  const name = screen.getByLabelText('Name');
  await userEvent.click(screen.getByRole('button', { name: 'Save and run' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Required');
  await userEvent.type(name, 'Open work');
  expect(name).toHaveAccessibleDescription('');
  await userEvent.click(screen.getByRole('link', { name: /My reports/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/reports/mine'));
});

describe('The pages of reports', () => {
  it('are a library with whom they go to by themselves, and tabs for the others', async () => {
    const weekly = { timing: { frequency: 'weekly', weekday: 'monday', hour: 8 }, recipients: 3 } as const;
    const entry = aReportEntry({ schedules: [weekly, weekly] });
    api.use(http.get('*/api/v1/reports/library', () => HttpResponse.json({ data: [entry] })));
    const router = show('');
    expect(await screen.findByText('Every Monday → 3 people, 1 more')).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Library', 'Mine', 'Scheduled', 'Sent']);
    await userEvent.click(screen.getByRole('link', { name: 'Sent' }));
    expect(router.state.location.pathname).toBe('/admin/reports/sent');
  });

  it('are sent as links that have what is asked for, also as usual', async () => {
    const user = userEvent.setup();
    show('revenue_summary?bucket=week');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(copied.mock.lastCall?.[0]).toMatch(/^http.*\?from=2026-01-01&to=2026-03-31&bucket=week$/);
    copied.mockRejectedValue(new Error('Not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Your browser doesn’t allow copying')).toBeInTheDocument();
  });

  it('have the figure of a built one beside that of the period before, if its filter is a period', async () => {
    const filters = [
      { column: 'due', operator: 'gte', value: '2026-01-01' },
      { column: 'due', operator: 'lte', value: '2026-01-31' },
    ] as const;
    const report = { ...built, query: { ...built.query, filters } };
    api.use(
      http.get('*/api/v1/reports/custom/:id', () => HttpResponse.json({ data: report })),
      http.post('*/api/v1/reports/custom/preview', async ({ request }) => {
        const asked = await request.text();
        const collected = asked.includes('2025-12-01') && asked.includes('2025-12-31') ? 8 : 12;
        return HttpResponse.json({ data: { ...preview, totals: { collected } } });
      }),
    );
    show(`custom/${built.id}`);
    const figure = await screen.findByText('+50 % against Dec 1, 2025 – Dec 31, 2025 ($8.00)');
    expect(figure.parentElement).toHaveTextContent('$12.00Collected');
  });
});
