import {
  CreateCustomReport,
  type CustomReportView,
  type Page,
  type ReportPreview,
  type ReportSourceView,
} from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { aCustomReport } from '../../factories/reports/custom-report.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { asBytes } from '../../support/mail/as-bytes.js';
import { makeRun, reportCalls } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof typeof as;

const url = '/api/v1/reports/custom';
const post = (caller: Caller, path: string, body: object) => app.http.post(`${url}${path}`).set(as[caller]).send(body);
const preview = async (caller: Caller, query: object): Promise<ReportPreview> =>
  ((await post(caller, '/preview', { query }).expect(200)).body as { data: ReportPreview }).data;
const create = async (caller: Caller, body: object): Promise<CustomReportView> =>
  ((await post(caller, '', body).expect(201)).body as { data: CustomReportView }).data;
const listed = async (caller: Caller): Promise<string[]> =>
  ((await app.http.get(url).set(as[caller]).expect(200)).body as Page<CustomReportView>).data.map(({ name }) => name);
const sourcesOf = async (caller: Caller): Promise<ReportSourceView[]> =>
  ((await app.http.get('/api/v1/reports/sources').set(as[caller]).expect(200)).body as { data: ReportSourceView[] })
    .data;

beforeAll(async () => {
  for (const [owner, name] of [
    [cast.customer, 'Shops'],
    [cast.stranger, 'Dental chairs'],
  ] as const) {
    const { project } = await app.db.given(aProject({ customer: owner, status: 'active', name }));
    await app.db.given(
      aTask({ project, title: 'Cables', weight: 5, status: 'done', priority: 'high', due_date: dayFromNow(-3) }),
      aTask({ project, title: 'Switch', weight: 3, status: 'todo', priority: 'low', due_date: dayFromNow(-1) }),
      aTask({ project, title: '100% tested', weight: 8, status: 'backlog', priority: 'urgent' }),
    );
  }
  await app.db.given(
    anInvoice({ customer: cast.customer, cents: 12_345 }),
    anInvoice({ customer: cast.stranger, cents: 777 }),
  );
  await app.db.given(aDeal({ customer: cast.customer, status: 'active', amountCents: 12_345 }));
});
beforeEach(() => app.db.rows('delete from report_runs'));

describe('what a custom report can be built of (specification, section 7)', () => {
  it('are the columns of each source that its reader sees', async () => {
    const [admins, customers] = [await sourcesOf('admin'), await sourcesOf('customer')];
    expect(admins.map(({ name }) => name)).toEqual([...customers.map(({ name }) => name), 'companies', 'people']);
    const names = (sources: ReportSourceView[]) =>
      sources.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect(names(admins)).toEqual(expect.arrayContaining(['projects.budget', 'invoices.customer', 'deals.code']));
    for (const hidden of ['projects.budget', 'invoices.customer', 'deals.code', 'tickets.assignee'])
      expect(names(customers)).not.toContain(hidden);
  });

  it('each of its columns can be shown, filtered, grouped and sorted by, in every way that is offered', async () => {
    for (const caller of ['admin', 'customer'] as const)
      for (const { name: source, columns } of await sourcesOf(caller)) {
        const names = columns.map(({ name }) => name);
        const all = await preview(caller, { source, columns: names, sort: [{ column: names.at(-1), order: 'desc' }] });
        expect(all.columns.map(({ name }) => name)).toEqual(names);
        for (const column of columns) {
          const values = { is: value(column), is_not: value(column), in: [value(column)], contains: 'a' };
          const others = { gte: value(column), lte: value(column), is_set: true };
          const filters = column.operators.map((operator) => ({
            ...{ column: column.name, operator },
            value: { ...values, ...others }[operator],
          }));
          const aggregates = [{ function: 'count' }, ...column.functions.map((one) => shareOr(one, column))];
          const step = ['day', 'instant'].includes(column.unit) ? { step: 'month' } : {};
          await preview(caller, { source, filters, group_by: [{ column: column.name, ...step }], aggregates });
        }
      }
  });

  const shareOr = (name: string, column: ReportSourceView['columns'][number]) => ({
    ...{ function: name, column: column.name, ...(name === 'share' ? { value: value(column) } : {}) },
  });
  const value = ({ unit, choices }: ReportSourceView['columns'][number]): string | number => {
    if (choices) return choices[0] ?? '';
    if (unit === 'text') return 'x';
    return unit === 'day' || unit === 'instant' ? '2026-03-31' : 1;
  };
});

describe('a custom report', () => {
  it('shows rows, filtered and sorted, with the totals of all', async () => {
    const {
      rows,
      totals,
      row_count: count,
    } = await preview('customer', {
      source: 'tasks',
      columns: ['title', 'status', 'weight'],
      filters: [{ column: 'status', operator: 'in', value: ['todo', 'done'] }],
      sort: [{ column: 'weight', order: 'desc' }],
    });
    expect(rows).toEqual([
      { title: 'Cables', status: 'Done', weight: 5 },
      { title: 'Switch', status: 'Todo', weight: 3 },
    ]);
    expect([totals, count]).toEqual([{ weight: 8 }, 2]);
  });

  it('groups and counts; values of an enum have their own order', async () => {
    const { rows, columns } = await preview('admin', {
      source: 'tasks',
      group_by: [{ column: 'priority' }],
      aggregates: [{ function: 'count' }, { function: 'sum', column: 'weight' }, { function: 'avg', column: 'weight' }],
    });
    expect(columns.map(({ label }) => label)).toEqual(['Priority', 'Tasks', 'Weight, total', 'Weight, average']);
    expect(rows).toEqual([
      { priority: 'Low', count: 2, sum_weight: 6, avg_weight: 3 },
      { priority: 'High', count: 2, sum_weight: 10, avg_weight: 5 },
      { priority: 'Urgent', count: 2, sum_weight: 16, avg_weight: 8 },
    ]);
  });

  it('takes money in dollars, days at the office, and texts as they are', async () => {
    const owed = await preview('admin', {
      source: 'invoices',
      columns: ['number', 'total'],
      filters: [{ column: 'total', operator: 'gte', value: 123.45 }],
    });
    expect(owed.rows).toMatchObject([{ total: 123.45 }]);
    const due = await preview('customer', {
      source: 'tasks',
      columns: ['title'],
      filters: [{ column: 'due_date', operator: 'lte', value: dayFromNow(-2) }],
    });
    expect(due.rows).toEqual([{ title: 'Cables' }]);
    const found = await preview('customer', {
      source: 'tasks',
      columns: ['title'],
      filters: [{ column: 'title', operator: 'contains', value: '0% T' }],
    });
    expect(found.rows).toEqual([{ title: '100% tested' }]);
    const years = await preview('customer', {
      source: 'tasks',
      group_by: [{ column: 'created', step: 'year' }],
      aggregates: [{ function: 'count' }],
    });
    expect(years).toMatchObject({ totals: { count: 3 }, columns: [{ label: 'Year created', unit: 'year' }, {}] });
  });

  it.each([
    ['an unknown column', { columns: ['password'] }, 'columns.0'],
    ['what every object has', { columns: ['constructor'] }, 'columns.0'],
    ['a filter by it', { filters: [{ column: '__proto__', operator: 'is', value: 'x' }] }, 'filters.0.column'],
    ['a total of it', { aggregates: [{ function: 'sum', column: 'constructor' }] }, 'aggregates.0.column'],
    ['a column of admins', { source: 'projects', columns: ['budget'] }, 'columns.0'],
    [
      'a filter by it',
      { source: 'projects', filters: [{ column: 'budget', operator: 'gte', value: 1 }] },
      'filters.0.column',
    ],
    ['a value that an enum lacks', { filters: [{ column: 'status', operator: 'is', value: 'x' }] }, 'filters.0.value'],
    ['a way that a column lacks', { filters: [{ column: 'title', operator: 'gte', value: 'a' }] }, 'filters.0.value'],
    ['a day that isn’t one', { filters: [{ column: 'due_date', operator: 'gte', value: 'soon' }] }, 'filters.0.value'],
    ['a text as a number', { filters: [{ column: 'weight', operator: 'gte', value: '1 or 1=1' }] }, 'filters.0.value'],
    ['a total of texts', { aggregates: [{ function: 'sum', column: 'title' }] }, 'aggregates.0.function'],
    ['an order by nothing of it', { sort: [{ column: 'weight', order: 'asc' }] }, 'sort.0.column'],
    ['weeks of texts', { group_by: [{ column: 'status', step: 'week' }] }, 'group_by.0.step'],
    ['nothing', { columns: [] }, 'columns'],
    ['another source', { source: 'users' }, 'source'],
  ])('refuses %s with a sentence', async (_, query, path) => {
    const body = { query: { source: 'tasks', columns: ['title'], ...query } };
    const answer = await post('customer', '/preview', body).expect(400);
    expect((answer.body as { details: { path: string; message: string }[] }).details).toMatchObject([
      { path: `query.${path}`, message: expect.stringMatching(/\w/) as string },
    ]);
    await post('customer', '', { name: 'Mine', ...body }).expect(400);
  });
});

describe('a saved custom report', () => {
  beforeEach(() => app.db.rows('delete from custom_reports'));
  const query = { source: 'tasks', columns: ['title', 'project'] };

  it('is one’s own, or shared among admins; each reads own rows', async () => {
    await app.db.given(aCustomReport(cast.customer, { name: 'Of a customer' }));
    const mine = await create('admin', { name: 'Private', query });
    const ours = await create('admin', { name: 'Shared', query, is_shared: true });
    expect(await listed('admin')).toEqual(expect.arrayContaining(['Private', 'Shared']));
    expect(await listed('otherAdmin')).toEqual(['Shared']);
    expect(await listed('customer')).toEqual(['Of a customer']);
    expect(await listed('stranger')).toEqual([]);
    await app.http.get(`${url}/${mine.id}`).set(as.otherAdmin).expect(404);
    await app.http.get(`${url}/${ours.id}`).set(as.customer).expect(404);
    await post('customer', '', { name: 'Ours', query, is_shared: true }).expect(403);
    await app.http.put(`${url}/${ours.id}`).set(as.otherAdmin).send({ is_shared: false }).expect(403);
    await app.http.put(`${url}/${ours.id}`).set(as.otherAdmin).send({ name: 'Renamed' }).expect(200);
    await app.http.put(`${url}/${ours.id}`).set(as.admin).send({ name: 'Late', version: 1 }).expect(409);
    await app.http.delete(`${url}/${ours.id}`).set(as.admin).expect(200);
    expect(await listed('otherAdmin')).toEqual([]);
  });

  it('is run as it was when it was asked for, with the rights of who asked', async () => {
    const { id } = await create('customer', { name: 'Our “work”', query });
    const { body } = await post('customer', `/${id}/generate`, { format: 'csv' }).expect(201);
    const run = (body as { data: { id: string } }).data;
    expect(run).toMatchObject({ definition: 'custom', title: 'Our “work”', custom_report_id: id, status: 'queued' });
    await app.http
      .put(`${url}/${id}`)
      .set(as.customer)
      .send({ query: { source: 'deals', columns: ['title'] } })
      .expect(200);
    await makeRun(app.app, run.id);
    expect(await reportCalls(app, as.customer).get(run.id)).toMatchObject({ status: 'succeeded', row_count: 3 });
    const file = await app.http
      .get(`/api/v1/reports/runs/${run.id}/file`)
      .set(as.customer)
      .buffer(true)
      .parse(asBytes)
      .expect(200);
    const text = (file.body as Buffer).toString();
    expect(text).toMatch(/^\ufeffTask,Project/);
    expect(text).toContain('Shops');
    expect(text).not.toContain('Dental chairs');
    expect(file.headers['content-disposition']).toMatch(/our-work-/);
  });

  it('is listed and saved by the specification’s calls', async () => {
    const calls = '/functions/v1/reports';
    await app.http.post(calls).set(as.customer).send({ action: 'custom', name: 'Mine', query }).expect(201);
    const { body } = await app.http.get(`${calls}?action=custom`).set(as.customer).expect(200);
    expect(body).toMatchObject({ data: [{ name: 'Mine', query: CreateCustomReport.shape.query.parse(query) }] });
    await app.http.get(`${calls}?action=custom`).expect(401);
  });

  it('goes 30 days after its deletion, its runs stay', async () => {
    const { id } = await create('customer', { name: 'Mine', query });
    const { body } = await post('customer', `/${id}/generate`, {}).expect(201);
    await app.http.delete(`${url}/${id}`).set(as.customer).expect(200);
    await app.db.rows(`delete from custom_reports where id = ? returning id`, [id]);
    const { id: run } = (body as { data: { id: string } }).data;
    expect(await reportCalls(app, as.customer).get(run)).toMatchObject({
      custom_report_id: null,
      definition: 'custom',
    });
  });
});
