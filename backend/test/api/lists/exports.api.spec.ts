import { runRetention } from '../../support/jobs/run-retention.js';
import { ExportFiles } from '../../../src/modules/exports/runs/export-outbox.js';
import { ExportMaker } from '../../../src/modules/exports/runs/export-maker.js';
import { aProject } from '../../factories/project.factory.js';
import { claimExport, exportCalls, makeExport, storedExports } from '../../support/calls/export-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

type Caller = keyof typeof as;
const by = (caller: Caller) => exportCalls(app, as[caller]);
const call = (caller: Caller, path: string) => app.http.get(`/api/v1/exports/${path}`).set(as[caller]);
const post = (caller: Caller, body: object) => app.http.post('/api/v1/exports').set(as[caller]).send(body);
const ofCompany = () => ({ kind: 'company', company_id: cast.customer.companyId ?? '' }) as const;

beforeAll(() => app.db.given(aProject({ customer: cast.customer, status: 'active' })));
beforeEach(() => app.db.rows('delete from data_exports'));

describe('who exports what', () => {
  it('an admin any company and person, everybody else the own data and nothing else', async () => {
    expect(await by('admin').ask(ofCompany())).toMatchObject({ kind: 'company', subject_name: 'Neuse Bakery' });
    expect(await by('admin').ask({ kind: 'person', person_id: cast.customer.id })).toMatchObject({ status: 'queued' });
    expect(await by('customer').ask()).toMatchObject({ kind: 'person', person_id: cast.customer.id });
    await post('primary', ofCompany()).expect(403);
    await post('primary', { kind: 'person', person_id: cast.customer.id }).expect(403);
    await app.http.post('/api/v1/exports').send({}).expect(401);
    await post('admin', { kind: 'company', company_id: cast.admin.id }).expect(404);
    await post('admin', { kind: 'company' }).expect(400);
    await post('admin', { kind: 'person', company_id: cast.customer.companyId }).expect(400);
  });

  it('sees, downloads and cancels only that', async () => {
    const { id } = await by('customer').ask();
    const { id: byAdmin } = await by('admin').ask({ kind: 'person', person_id: cast.customer.id });
    await makeExport(app.app, id);
    await makeExport(app.app, byAdmin);
    for (const caller of ['primary', 'coworker', 'stranger'] as const) {
      await call(caller, id).expect(404);
      await call(caller, `${id}/file`).expect(404);
      await app.http.post(`/api/v1/exports/${id}/cancel`).set(as[caller]).expect(404);
      expect(await by(caller).list()).toEqual([]);
    }
    await app.http.get(`/api/v1/exports/${id}/file`).expect(401);
    await call('customer', `${byAdmin}/file`).expect(404);
    await call('customer', `${id}/file`).expect(200);
    await call('otherAdmin', `${id}/file`).expect(200);
    expect((await by('customer').list()).map((one) => one.id)).toEqual([id]);
    expect((await by('admin').list(`person_id=${cast.customer.id}`)).map((one) => one.id)).toEqual([byAdmin, id]);
  });

  it('has lost it with the rights: an admin who is none any more, before and after it was made', async () => {
    const { id } = await by('otherAdmin').ask(ofCompany());
    const { id: late } = await by('otherAdmin').ask(ofCompany());
    await makeExport(app.app, id);
    await app.db.rows(`update users set role = 'customer' where id = ? returning id`, [cast.otherAdmin.id]);
    await makeExport(app.app, late);
    expect(await by('admin').get(late)).toMatchObject({
      status: 'failed',
      reason: 'The rights with which it was asked for have changed',
    });
    await call('otherAdmin', `${id}/file`).expect(404);
    await app.db.rows(`update users set role = 'admin' where id = ? returning id`, [cast.otherAdmin.id]);
  });

  it('at most three at a time', async () => {
    for (let count = 0; count < 3; count += 1) await by('customer').ask();
    const { body } = await post('customer', {}).expect(409);
    expect(body).toMatchObject({ code: 'data_export.too_many' });
  });
});

describe('an export', () => {
  it('tells open screens how far it is, and ends with its archive', async () => {
    const { id } = await by('admin').ask(ofCompany());
    await makeExport(app.app, id);
    const names = await app.db.rows<{ name: string }>(
      `select name from domain_events where entity_id = ? and name <> 'data_export.progressed' order by occurred_at, id`,
      [id],
    );
    expect(names.map(({ name }) => name)).toEqual([
      'data_export.requested',
      'data_export.status_changed',
      'data_export.status_changed',
    ]);
    const made = await by('admin').get(id);
    expect(made).toMatchObject({ status: 'succeeded', has_file: true, row_count: made.row_total, reason: null });
    const { headers } = await call('admin', `${id}/file`).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
    await makeExport(app.app, id); // a job that comes twice
    expect(await by('admin').get(id)).toMatchObject({ status: 'succeeded' });
  });

  it('that is cancelled while it waits or is made leaves no archive', async () => {
    const before = await storedExports(app.app);
    const cancel = (id: string) => app.http.post(`/api/v1/exports/${id}/cancel`).set(as.customer);
    const { id } = await by('customer').ask();
    await cancel(id).expect(200);
    await makeExport(app.app, id);
    await cancel(id).expect(409);
    await call('customer', `${id}/file`).expect(409);
    const { id: second } = await by('customer').ask();
    const run = await claimExport(app.app, second);
    await cancel(second).expect(200);
    await app.app.get(ExportMaker, { strict: false }).make(run);
    expect(await by('customer').get(second)).toMatchObject({ status: 'cancelled', has_file: false });
    expect(await storedExports(app.app)).toEqual(before);
  });

  it('whose worker is killed after it stored the archive has one archive in the end', async () => {
    const before = (await storedExports(app.app)).length;
    const { id } = await by('customer').ask();
    const first = await claimExport(app.app, id);
    await storeAsKilledWorker(first.storagePath ?? '');
    expect(await storedExports(app.app)).toHaveLength(before + 1);
    await app.db.rows(`update data_exports set leased_until = now() - interval '1 second' where id = ? returning id`, [
      id,
    ]);
    await makeExport(app.app, id);
    expect(await by('customer').get(id)).toMatchObject({ status: 'succeeded' });
    expect(await storedExports(app.app)).toHaveLength(before + 1);
    await app.app.get(ExportMaker, { strict: false }).make(first); // it was only slow
    expect(await storedExports(app.app)).toHaveLength(before + 1);
    await call('customer', `${id}/file`).expect(200);
  });

  it('that another worker has is left to it, and given up after five workers', async () => {
    const { id } = await by('customer').ask();
    await claimExport(app.app, id);
    await expect(claimExport(app.app, id)).rejects.toThrow('leased');
    await app.db.rows(`update data_exports set attempt = 5, leased_until = null where id = ? returning id`, [id]);
    await makeExport(app.app, id);
    expect(await by('customer').get(id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('several'),
    });
  });

  it('loses its archive after 14 days, and is remembered for a year', async () => {
    const { made } = await by('customer').open();
    expect(Date.parse(made.expires_at ?? '') - Date.parse(made.finished_at ?? '')).toBeGreaterThan(13.9 * 86_400_000);
    await app.db.rows(`update data_exports set expires_at = now() - interval '1 second' where id = ? returning id`, [
      made.id,
    ]);
    await call('customer', `${made.id}/file`).expect(410);
    await purge();
    expect(await by('customer').get(made.id)).toMatchObject({ has_file: false, status: 'succeeded' });
    await app.db.rows(`update data_exports set created_at = now() - interval '366 days' where id = ? returning id`, [
      made.id,
    ]);
    await purge();
    await call('customer', made.id).expect(404);
  });
});

const purge = () => app.db.asSystem(() => runRetention(app.app, 'purge-data-exports'));

/** Stores any file under the name that a claim has chosen. */
async function storeAsKilledWorker(path: string): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  const { join } = await import('node:path');
  const { tmpdir } = await import('node:os');
  const half = join(tmpdir(), `half-${path}`);
  await writeFile(half, 'half an archive');
  await app.app.get(ExportFiles, { strict: false }).put(path, half);
}
