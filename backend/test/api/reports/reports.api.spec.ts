import { reportNames, type Page, type ReportDefinitionView, type ReportRunView } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { readXlsx } from 'hucre/xlsx';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { textOfPdf } from '../../support/mail/pdf-text.js';
import { makeRun, reportCalls } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

type Caller = keyof typeof as;
const by = (caller: Caller) => reportCalls(app, as[caller]);
const call = (caller: Caller, path: string) => app.http.get(`/api/v1/reports/${path}`).set(as[caller]);
const asked = { definition: 'project_status' } as const;

beforeAll(async () => {
  await app.db.given(aProject({ customer: cast.customer, name: '=HYPERLINK("x")', status: 'active' }));
  await app.db.given(aProject({ customer: cast.stranger, name: 'Dental chairs', status: 'active' }));
  await app.db.given(anInvoice({ customer: cast.customer, cents: 12_345 }));
  await app.db.given(anInvoice({ customer: cast.stranger, cents: 777 }));
});
beforeEach(() => app.db.rows('delete from report_runs'));

const availableTo = async (caller: Caller): Promise<ReportDefinitionView[]> =>
  ((await call(caller, 'available').expect(200)).body as { data: ReportDefinitionView[] }).data;
const runsOf = async (caller: Caller): Promise<string[]> =>
  ((await call(caller, 'runs').expect(200)).body as Page<ReportRunView>).data.map(({ id }) => id);

describe('the reports that there are (specification 7)', () => {
  it('are all of them for admins, those on own data for customers', async () => {
    const all = await availableTo('admin');
    expect(all.map(({ name }) => name)).toEqual(reportNames);
    const own = await availableTo('customer');
    expect(own.map(({ name }) => name)).not.toContain('revenue_summary');
    expect(own.flatMap(({ parameters }) => parameters.map(({ name }) => name))).not.toContain('customer_id');
    expect(own.flatMap(({ columns }) => columns.map(({ name }) => name))).not.toContain('budget');
  });

  it('are listed and run by the specification’s calls', async () => {
    const url = '/functions/v1/reports';
    const { body } = await app.http.get(`${url}?action=available`).set(as.customer).expect(200);
    expect((body as { data: object[] }).data).toHaveLength((await availableTo('customer')).length);
    const run = await app.http
      .post(url)
      .set(as.customer)
      .send({ action: 'generate', ...asked })
      .expect(201);
    expect(run.body).toMatchObject({ data: { status: 'queued', definition: 'project_status', title: 'My projects' } });
    await app.http
      .post(url)
      .send({ action: 'generate', ...asked })
      .expect(401);
  });

  it.each(reportNames)('%s is shown and made for everybody who has it', async (definition) => {
    for (const caller of ['admin', 'customer'] as const) {
      if (!(await availableTo(caller)).some(({ name }) => name === definition)) {
        await app.http.post('/api/v1/reports/preview').set(as[caller]).send({ definition }).expect(403);
        continue;
      }
      const { row_count, columns, totals } = await by(caller).preview({ definition });
      const { run, content } = await by(caller).file({ definition, format: 'json' });
      const file = JSON.parse(content.toString()) as { rows: object[]; totals: object };
      expect([run.status, run.row_count, file.rows.length]).toEqual(['succeeded', row_count, row_count]);
      expect(file.totals).toEqual(totals);
      for (const row of file.rows) expect(Object.keys(row)).toEqual(columns.map(({ name }) => name));
    }
  });
});

describe('the file of a run (decisions, section 6)', () => {
  it('is CSV in which no text is a formula', async () => {
    const { run, content, type } = await by('customer').file({ ...asked, format: 'csv' });
    expect(type).toBe('text/csv; charset=utf-8');
    expect(run.file_name).toMatch(/^my-projects-\d{4}-\d\d-\d\d\.csv$/);
    const [head, row] = content.toString().split('\r\n');
    expect(head).toMatch(/^\ufeffNumber,Project,Status/);
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('is a workbook with figures as figures, and their totals and what was asked for at its foot', async () => {
    const params = { as_of: dayFromNow(0) };
    const { content } = await by('admin').file({ definition: 'receivables_ageing', format: 'xlsx', params });
    const { sheets } = await readXlsx(content);
    const [head = [], ...all] = sheets[0]?.rows ?? [];
    const rows = all.slice(0, 3);
    const asked = [expect.stringMatching(/^As of: \w+ \d+, \d{4}$/), 'Made for: Avery Test'];
    expect(all.slice(-2).map(([first]) => first)).toEqual(asked);
    expect(sheets[0]?.name).toBe('Receivables ageing');
    const foot = rows.pop() ?? [];
    expect([foot[0], foot[head.indexOf('Balance')]]).toEqual(['Total', 131.22]);
    expect(rows.map((row) => row[head.indexOf('Balance')]).toSorted()).toEqual([123.45, 7.77]);
    expect(rows[0]?.[head.indexOf('Due')]).toBeInstanceOf(Date);
  });

  it('is a PDF that says what it is of, for whom, and what its figures are', async () => {
    const { content } = await by('admin').file({ definition: 'receivables_ageing', format: 'pdf' });
    const text = (await textOfPdf(content)).join(' ');
    for (const words of ['Receivables ageing', 'Avery Test', '$123.45', '$131.22', 'Balance: What was still owed'])
      expect(text).toContain(words);
  });

  it('is a PDF only where a person could read it', async () => {
    await app.db.rows(
      `insert into projects (id, created_at, updated_at, version, name, customer_id, status, priority, health)
       select gen_random_uuid(), now(), now(), 1, 'Many', ?, 'planning', 'low', 'on_track' from generate_series(1, 1001)
       returning id`,
      [cast.otherAdmin.id],
    );
    const { id } = await by('admin').generate({ ...asked, format: 'pdf' });
    await makeRun(app.app, id);
    const { status, reason } = await by('admin').get(id);
    expect([status, reason]).toEqual([
      'failed',
      'A PDF holds at most 1000 rows, and this report has more. Choose CSV or Excel',
    ]);
    const { run } = await by('admin').file({ ...asked, format: 'csv' });
    expect(run.row_count).toBeGreaterThan(1_000);
    await app.db.rows(`delete from projects where name = 'Many' returning id`);
    await call('admin', `runs/${id}/file`).expect(409);
  });
});

describe('whose rows a reader gets', () => {
  it('never are another customer’s: in preview, file and history', async () => {
    const shown = await by('stranger').preview(asked);
    expect(shown.rows).toMatchObject([{ project: 'Dental chairs' }]);
    const { run, content } = await by('stranger').file({ ...asked, format: 'csv' });
    expect(content.toString()).not.toContain('HYPERLINK');
    expect(await runsOf('stranger')).toEqual([run.id]);
    expect(await runsOf('customer')).toEqual([]);
    for (const path of [`runs/${run.id}`, `runs/${run.id}/file`]) await call('customer', path).expect(404);
    await app.http.post(`/api/v1/reports/runs/${run.id}/cancel`).set(as.customer).expect(404);
    expect(await runsOf('admin')).toEqual([run.id]);
    await call('admin', `runs/${run.id}/file`).expect(200);
  });

  it('stay with admins when an admin made the report and is none any more', async () => {
    const { run } = await by('otherAdmin').file({ ...asked, format: 'csv' });
    const { id } = await by('otherAdmin').generate(asked);
    await app.db.rows(`update users set role = 'customer' where id = ? returning id`, [cast.otherAdmin.id]);
    for (const path of [`runs/${run.id}`, `runs/${run.id}/file`]) await call('otherAdmin', path).expect(404);
    await makeRun(app.app, id);
    expect(await by('admin').get(id)).toMatchObject({
      status: 'failed',
      reason: 'The rights with which it was asked for have changed. Run it again',
    });
    await app.db.rows(`update users set role = 'admin' where id = ? returning id`, [cast.otherAdmin.id]);
  });

  it('follow the reader to another company: what was made before isn’t shown any more', async () => {
    const { run } = await by('stranger').file({ ...asked, format: 'csv' });
    await app.db.rows('update users set company_id = null where id = ? returning id', [cast.stranger.id]);
    await call('stranger', `runs/${run.id}/file`).expect(404);
    await app.db.rows('update users set company_id = ? where id = ? returning id', [
      cast.stranger.companyId,
      cast.stranger.id,
    ]);
    await call('stranger', `runs/${run.id}/file`).expect(200);
  });
});

describe('what is asked for', () => {
  const other = '0191d5a8-0000-7000-8000-000000000000';

  it.each([
    [
      'a period that runs backwards',
      { from: '2026-03-01', to: '2026-02-01' },
      'to',
      'The period ends before it begins',
    ],
    ['more than ten years', { from: '2001-01-01', to: '2026-02-01' }, 'to', 'A period has at most ten years'],
    ['a day that isn’t one', { from: 'soon' }, 'from', 'Must be a day like 2026-03-31'],
    ['rows that aren’t', { bucket: 'hour' }, 'bucket', 'One of: week, month'],
    ['what it doesn’t take', { as_of: '2026-01-01' }, 'as_of', 'This report does not take it'],
  ])('refuses %s with a sentence', async (_, params, field, message) => {
    for (const route of ['preview', 'generate']) {
      const { body } = await app.http
        .post(`/api/v1/reports/${route}`)
        .set(as.admin)
        .send({ definition: 'task_throughput', params })
        .expect(400);
      expect((body as { details: object[] }).details).toContainEqual({ path: `params.${field}`, message });
    }
  });

  it('refuses a day to come, somebody else’s project, and others’ customers', async () => {
    const send = (caller: Caller, body: object) => app.http.post('/api/v1/reports/preview').set(as[caller]).send(body);
    await send('admin', { definition: 'receivables_ageing', params: { as_of: '2999-01-01' } }).expect(400);
    await send('customer', { ...asked, params: { project_id: other } }).expect(404);
    await send('customer', { ...asked, params: { customer_id: cast.stranger.id } }).expect(400);
    await send('admin', { definition: 'everything' }).expect(400);
  });

  it('is kept with the run, its defaults filled in, so that it can be run again', async () => {
    const { params } = await by('admin').generate({ definition: 'revenue_summary', params: { to: '2026-03-31' } });
    expect(params).toEqual({ from: '2025-04-01', to: '2026-03-31', bucket: 'month' });
  });

  it('waits while five reports of the same person are open', async () => {
    for (let count = 0; count < 5; count += 1) await by('customer').generate(asked);
    const { body } = await app.http.post('/api/v1/reports/generate').set(as.customer).send(asked).expect(409);
    expect(body).toMatchObject({ code: 'report_run.too_many' });
    await by('stranger').generate(asked);
  });
});
