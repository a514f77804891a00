import type { ReportColumnView, ReportPreview } from '@portal/contracts';
import { anAdmin, anId, aUser, startFakeApi } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { showScreen } from '../testing/show-screen.js';
import { ReportChart } from './report-chart.js';
import { ReportPreviewTable } from './report-preview.js';

const { data } = startFakeApi(anAdmin);

const [task, project, company] = [anId(), anId(), anId()];
const column = (name: string, given: Partial<ReportColumnView> = {}): ReportColumnView => ({
  ...{ name, label: name, sentence: name, unit: 'text', is_summed: false, metric: null },
  ...given,
});
const figure = (name: string, metric: string | null): ReportColumnView =>
  column(name, { unit: 'count', is_summed: true, metric });
const preview: ReportPreview = {
  columns: [
    column('number'),
    column('company'),
    column('code'),
    figure('done', null),
    figure('overdue', 'overdue_tasks'),
    figure('customers', 'total_customers'),
  ],
  rows: [
    { number: 'T-0001', company: 'Neuse Bakery', code: 'SPRING', done: 4, overdue: 3, customers: 2 },
    { number: 'T-0002', company: null, code: null, done: 1, overdue: 2, customers: 1 },
  ],
  links: [
    {
      number: { kind: 'task', id: task, project_id: project },
      company: { kind: 'company', id: company, project_id: null },
      code: { kind: 'promo_code', id: 'SPRING', project_id: null },
    },
    {},
  ],
  headline: { label: 'Done', unit: 'count', column: 'done', rest: null },
  ...{ row_count: 2, totals: { done: 5, overdue: 5, customers: 3 }, chart: null, params: {} },
};

/** What is linked, with where it leads to. */
async function linksOf(given: Partial<ReportPreview> = {}): Promise<(string | null)[][]> {
  showScreen(() => <ReportPreviewTable title="Tasks" preview={{ ...preview, ...given }} />, '/', '/');
  const area = data.user.role; // known on the screen once the session is
  await waitFor(() => expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toMatch(`/${area}/`));
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the preview of a report', () => {
  it('is stacked by its second group, with a key, and is named by what it counts', async () => {
    const points = ['2026-10-01', '2026-11-01'].map((from, at) => ({ from, done: 1 + at * 5 }));
    const stack = { column: 'company', values: ['Neuse Bakery', null], others: 2, points: [[1], [3, 2, 1]] };
    const chart = { category: 'from', series: ['done'], kind: 'stacked' as const, stack, points, point_count: 2 };
    const columns = [...preview.columns, column('from', { unit: 'month' })];
    showScreen(() => <ReportChart title="Tasks" preview={{ ...preview, columns, chart }} />, '/', '/');
    await screen.findByRole('img', { name: 'November 2026: neuse bakery 3, – 2, 2 others 1' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Neuse Bakery', '–', '2 others']);
    expect(screen.getByText('done')).toBeInTheDocument();
  });

  it('opens records from the cells that name them, and lists from totals that have one', async () => {
    expect(await linksOf()).toEqual([
      ['T-0001', `/admin/task/${project}/${task}`],
      ['Neuse Bakery', `/admin/customers/companies/${company}`],
      ['SPRING', '/admin/deals?view=promo-codes&search=SPRING'],
      ['5', '/admin/tasks?overdue=true'],
      ['3', '/admin/customers?role=customer'],
    ]);
  });

  it('has for customers only the links to their own screens', async () => {
    data.user = aUser();
    expect(await linksOf()).toEqual([
      ['T-0001', `/customer/task/${project}/${task}`],
      ['5', '/customer/tasks?overdue=true'],
    ]);
  });

  it('narrows the list of a total as the report is, and has none where the list can’t be', async () => {
    const links = await linksOf({ links: [{}, {}], params: { project_id: project } });
    expect(links).toEqual([['5', `/admin/tasks?overdue=true&project_id=${project}`]]);
  });
});
