import { ReportFiles } from '../../../src/modules/reports/runs/report-files.js';
import { ReportMaker } from '../../../src/modules/reports/runs/report-maker.js';
import { ReportRunOutbox } from '../../../src/modules/reports/runs/report-run-outbox.js';
import { aProject } from '../../factories/project.factory.js';
import { claimRun, makeRun, reportCalls, storedReports } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';
import { runRetention } from '../../support/jobs/run-retention.js';

const { app, cast, as } = appWithCast();

type Caller = keyof typeof as;
const by = (caller: Caller) => reportCalls(app, as[caller]);
const call = (caller: Caller, path: string) => app.http.get(`/api/v1/reports/${path}`).set(as[caller]);
const asked = { definition: 'project_status' } as const;

beforeAll(async () => {
  await app.db.given(aProject({ customer: cast.customer, status: 'active' }));
  await app.db.given(aProject({ customer: cast.stranger, status: 'active' }));
});
beforeEach(() => app.db.rows('delete from report_runs'));

describe('a run', () => {
  it('tells open screens how far it is, and ends with its file', async () => {
    const { id } = await by('admin').generate(asked);
    await makeRun(app.app, id);
    const names = await app.db.rows<{ name: string; payload: object }>(
      `select name, payload from domain_events where entity_id = ? and name <> 'report_run.progressed' order by occurred_at, id`,
      [id],
    );
    expect(names).toEqual([
      { name: 'report_run.requested', payload: { definition: 'project_status', format: 'csv' } },
      { name: 'report_run.status_changed', payload: { from: 'queued', to: 'running' } },
      { name: 'report_run.status_changed', payload: { from: 'running', to: 'succeeded' } },
    ]);
    expect(await by('admin').get(id)).toMatchObject({ status: 'succeeded', row_count: 2, row_total: 2, reason: null });
    await makeRun(app.app, id); // a job that comes twice
    expect(await by('admin').get(id)).toMatchObject({ status: 'succeeded' });
    const audited = await app.db.rows(`select action from audit_entries where record_id = ?`, [id]);
    expect(audited).toEqual([{ action: 'created' }]); // that it was asked for, not each step
  });

  it('that is cancelled while it waits is never made', async () => {
    const before = await storedReports(app.app);
    const { id } = await by('customer').generate(asked);
    await app.http.post(`/api/v1/reports/runs/${id}/cancel`).set(as.customer).expect(200);
    await makeRun(app.app, id);
    expect(await by('customer').get(id)).toMatchObject({ status: 'cancelled', file_name: null });
    expect(await storedReports(app.app)).toEqual(before);
    await app.http.post(`/api/v1/reports/runs/${id}/cancel`).set(as.customer).expect(409);
    await call('customer', `runs/${id}/file`).expect(409);
  });

  it('that is cancelled while it is made leaves no file', async () => {
    const before = await storedReports(app.app);
    const { id } = await by('customer').generate(asked);
    const run = await claimRun(app.app, id);
    await app.http.post(`/api/v1/reports/runs/${id}/cancel`).set(as.customer).expect(200);
    await app.app.get(ReportMaker, { strict: false }).make(run);
    expect(await by('customer').get(id)).toMatchObject({ status: 'cancelled', file_name: null });
    expect(await storedReports(app.app)).toEqual(before);
  });

  it('whose worker is killed after it stored the file has one file in the end', async () => {
    const before = (await storedReports(app.app)).length;
    const { id } = await by('customer').generate(asked);
    const first = await claimRun(app.app, id);
    const maker = app.app.get(ReportMaker, { strict: false });
    await storeAsKilledWorker(first.storagePath ?? '');
    expect(await storedReports(app.app)).toHaveLength(before + 1);
    await app.db.rows(`update report_runs set leased_until = now() - interval '1 second' where id = ? returning id`, [
      id,
    ]);
    await makeRun(app.app, id);
    expect(await by('customer').get(id)).toMatchObject({ status: 'succeeded' });
    expect(await storedReports(app.app)).toHaveLength(before + 1);
    await maker.make(first); // it was only slow
    expect(await storedReports(app.app)).toHaveLength(before + 1);
    await call('customer', `runs/${id}/file`).expect(200);
  });

  it('that another worker has is left to it, and given up after five workers', async () => {
    const { id } = await by('customer').generate(asked);
    await claimRun(app.app, id);
    expect(await app.app.get(ReportRunOutbox, { strict: false }).claim(id)).toMatchObject({ kind: 'leased' });
    await app.db.rows(`update report_runs set attempt = 5, leased_until = null where id = ? returning id`, [id]);
    await makeRun(app.app, id);
    expect(await by('customer').get(id)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/^It was begun several/),
    });
  });

  it('goes with its file after 90 days', async () => {
    const { run } = await by('customer').file({ ...asked, format: 'csv' });
    expect(Date.parse(run.expires_at) - Date.parse(run.created_at)).toBe(90 * 86_400_000);
    await app.db.rows(`update report_runs set expires_at = now() - interval '1 second' where id = ? returning id`, [
      run.id,
    ]);
    await call('customer', `runs/${run.id}/file`).expect(410);
    await app.db.asSystem(() => runRetention(app.app, 'purge-report-runs'));
    await call('customer', `runs/${run.id}`).expect(404);
  });
});

/** Stores any file under the name that a claim has chosen. */
async function storeAsKilledWorker(path: string): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  const { join } = await import('node:path');
  const { tmpdir } = await import('node:os');
  const half = join(tmpdir(), `half-${path}`);
  await writeFile(half, 'half a report');
  await app.app.get(ReportFiles, { strict: false }).put(path, half);
}
