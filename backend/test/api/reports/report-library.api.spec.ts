import { reportNames, type ReportEntry } from '@portal/contracts';
import { aCustomReport } from '../../factories/reports/custom-report.factory.js';
import { aReportRun } from '../../factories/reports/report-run.factory.js';
import { aReportSchedule } from '../../factories/reports/report-schedule.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof typeof as;

const read = async (caller: Caller, path: 'library' | 'pinned' = 'library'): Promise<ReportEntry[]> =>
  ((await app.http.get(`/api/v1/reports/${path}`).set(as[caller]).expect(200)).body as { data: ReportEntry[] }).data;
const entryOf = async (caller: Caller, report: string) => (await read(caller)).find((one) => one.report === report);
const pin = (caller: Caller, ...reports: string[]) =>
  app.http.put('/api/v1/reports/pinned').set(as[caller]).send({ reports });
const namesOf = (entries: readonly ReportEntry[]) => entries.map(({ report }) => report);

beforeAll(async () => {
  await app.db.given(
    anInvoice({ customer: cast.customer, cents: 12_345 }),
    anInvoice({ customer: cast.stranger, cents: 777 }),
  );
});
beforeEach(async () => {
  for (const table of ['report_schedules', 'custom_reports', 'report_runs', 'pinned_reports'])
    await app.db.rows(`delete from ${table}`);
});

describe('the library of reports (decisions 6.78)', () => {
  it('has each report with the figure that its reader has', async () => {
    expect(namesOf(await read('admin'))).toEqual(reportNames);
    expect((await entryOf('admin', 'receivables_ageing'))?.figure).toEqual({
      ...{ label: 'Owed', unit: 'usd', value: 131.22, since: null, line: [] },
    });
    expect(await entryOf('customer', 'receivables_ageing')).toMatchObject({
      ...{ title: 'Open bills', figure: { value: 123.45 } },
    });
    expect(await entryOf('customer', 'revenue_summary')).toBeUndefined();
  });

  it('has a share of nothing as no figure, and the line of a period month by month', async () => {
    const kept = await entryOf('admin', 'support_sla');
    expect(kept?.figure).toMatchObject({ label: 'Answers kept', unit: 'percent', value: null, line: [] });
    const done = await entryOf('admin', 'task_throughput');
    expect(done?.figure?.line).toEqual(Array.from({ length: 12 }, () => 0));
    expect(done?.figure?.since).toMatch(/-01$/);
  });

  it('says when each was run last and to how many it goes, as far as its reader sees that', async () => {
    const { reportRun } = await app.db.given(aReportRun(cast.admin));
    await app.db.given(aReportSchedule(cast.admin, { recipientIds: [cast.admin.id, cast.customer.id] }));
    expect(await entryOf('admin', 'project_status')).toMatchObject({
      last_run_at: reportRun.createdAt.toISOString(),
      schedules: [{ timing: { frequency: 'daily', hour: 8 }, recipients: 2 }],
    });
    expect(await entryOf('customer', 'project_status')).toMatchObject({ last_run_at: null, schedules: [] });
  });

  it('has what was built: the own ones, and among admins the shared', async () => {
    const { customReport: shared } = await app.db.given(
      aCustomReport(cast.admin, { name: 'Owed', query: { source: 'invoices', columns: ['total'] }, is_shared: true }),
    );
    const { customReport: own } = await app.db.given(aCustomReport(cast.customer, { name: 'Mine' }));
    expect(await entryOf('otherAdmin', shared.id)).toMatchObject({
      ...{ title: 'Owed', definition: 'custom', custom_report_id: shared.id, figure: { unit: 'usd', value: 131.22 } },
    });
    expect(await entryOf('customer', shared.id)).toBeUndefined();
    expect(await entryOf('customer', own.id)).toMatchObject({ figure: { label: 'Rows', value: 0 } });
  });
});

describe('pinned figures (decisions 6.78)', () => {
  it('are each person’s own, in the order in which they were put', async () => {
    await pin('admin', 'support_sla', 'deals').expect(200);
    expect(namesOf(await read('admin', 'pinned'))).toEqual(['support_sla', 'deals']);
    expect(await entryOf('admin', 'deals')).toMatchObject({ is_pinned: true });
    expect(await read('otherAdmin', 'pinned')).toEqual([]);
    await pin('admin', 'deals').expect(200);
    expect(namesOf(await read('admin', 'pinned'))).toEqual(['deals']);
  });

  it('are of reports that the person has; one that is gone is left out', async () => {
    const { customReport } = await app.db.given(aCustomReport(cast.customer));
    await pin('customer', customReport.id, 'deals').expect(200);
    await app.http.delete(`/api/v1/reports/custom/${customReport.id}`).set(as.customer).expect(200);
    expect(namesOf(await read('customer', 'pinned'))).toEqual(['deals']);
    const { body } = await pin('customer', 'deals', 'revenue_summary').expect(400);
    expect((body as { details: object[] }).details).toEqual([
      { path: 'reports.1', message: 'You have no such report' },
    ]);
  });

  it.each([
    ['more than eight', reportNames.slice(0, 9), 'At most 8 figures can be pinned'],
    ['one twice', ['deals', 'deals'], 'Each only once'],
  ])('are never %s', async (_, reports, message) => {
    const { body } = await pin('admin', ...reports).expect(400);
    expect((body as { details: object[] }).details).toEqual([{ path: 'reports', message }]);
  });
});
