import type { CustomReportView } from '@portal/contracts';
import { anAdmin, anId, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aReportRun, revenue } from '../testing/report-samples.js';
import { showScreen } from '../testing/show-screen.js';
import { recordAddresses } from '@portal/ui';
import { ReportsScreen } from './reports-screen.js';

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
const preview = { columns: [], rows: [], links: [], row_count: 0, totals: {}, params: {} };

let saved: unknown[];

beforeEach(() => {
  saved = [];
  api.use(
    http.get('*/api/v1/reports/available', () => HttpResponse.json({ data: [revenue] })),
    http.get('*/api/v1/reports/sources', () =>
      HttpResponse.json({ data: [{ name: 'tasks', label: 'Tasks', columns: [title, ...others] }] }),
    ),
    http.get('*/api/v1/reports/custom', () => HttpResponse.json(aPage([built]))),
    http.get('*/api/v1/reports/runs', () => HttpResponse.json(aPage([run, { ...run, id: anId() }]))),
    http.post('*/api/v1/reports/preview', () => HttpResponse.json({ data: preview })),
    http.post('*/api/v1/reports/custom/preview', () => HttpResponse.json({ data: preview })),
    http.post('*/api/v1/reports/custom', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ data: built }, { status: 201 });
    }),
    http.post('*/api/v1/report-schedules', () => HttpResponse.json({ data: { id: anId() } }, { status: 201 })),
  );
  const Reports = () => <ReportsScreen density="dense" addresses={recordAddresses('admin')} />;
  showScreen(Reports, '/admin/reports', '/admin/reports');
});

const schedule = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('counts the runs at the heading of the history, and names no keys for rows that open nothing', async () => {
  expect(await screen.findByText('2 reports')).toBeInTheDocument();
  const history = screen.getByRole('heading', { level: 2, name: 'History' });
  expect(history.nextElementSibling).toHaveTextContent('2');
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' }).parentElement).not.toHaveTextContent('2');
  expect(screen.queryByText('Enter')).not.toBeInTheDocument();
});

it('gives the focus back to the menu of a report that was built once it is scheduled', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Open work' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule' }));
  await schedule();
  expect(screen.getByRole('button', { name: 'More for Open work' })).toHaveFocus();
});

const openBuilder = async () => {
  const build = await screen.findByRole('button', { name: 'Build a report' });
  await waitFor(() => expect(build).toBeEnabled());
  await userEvent.click(build);
  return within(await screen.findByRole('dialog', { name: 'Build a report' }));
};

it('saves and runs nothing while a filter has no value, and says so beside the filter', async () => {
  const drawer = await openBuilder();
  await userEvent.type(drawer.getByLabelText('Name'), 'Open work');
  await userEvent.click(drawer.getByRole('button', { name: 'Add a filter' }));
  const value = drawer.getByRole('textbox', { name: 'Filter 1: value' });
  expect(value).toHaveAccessibleDescription('Not used until it has a value');
  for (const name of ['Save', 'Save and run']) {
    await userEvent.click(drawer.getByRole('button', { name }));
    expect(value).toHaveFocus();
    expect(value).toHaveAccessibleDescription('Required');
    expect(value).toBeInvalid();
    await userEvent.click(drawer.getByLabelText('Name'));
  }
  expect(saved).toEqual([]);
  await userEvent.type(value, 'Tills');
  expect(value).toHaveAccessibleDescription('');
  expect(value).toBeValid();
  await userEvent.click(drawer.getByRole('button', { name: 'Add a filter' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(drawer.getByRole('textbox', { name: 'Filter 2: value' })).toHaveFocus();
  expect(saved).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Remove filter 2' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ query: { filters: [{ column: 'title', operator: 'is', value: 'Tills' }] } }]);
});

it.each(['Status', 'Due', 'Weight'])('asks for the value of a filter by %s, whatever its field', async (label) => {
  const drawer = await openBuilder();
  await userEvent.type(drawer.getByLabelText('Name'), 'Open work');
  await userEvent.click(drawer.getByRole('button', { name: 'Add a filter' }));
  await userEvent.click(drawer.getByRole('combobox', { name: 'Filter 1: column' }));
  await userEvent.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  const value = drawer.getByLabelText('Filter 1: value');
  expect(value).toHaveFocus();
  expect(value).toHaveAccessibleDescription('Required');
  expect(value).toBeInvalid();
  expect(saved).toEqual([]);
});

it('says at its name what keeps a report from being saved', async () => {
  const drawer = await openBuilder();
  const name = drawer.getByLabelText('Name');
  await userEvent.click(drawer.getByRole('button', { name: 'Save and run' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Required');
  await userEvent.type(name, 'Open work');
  expect(name).toHaveAccessibleDescription('');
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Build a report' })).toHaveFocus());
});
