import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { UserActor } from '@portal/contracts';
import { createTestContext, type TestContext } from '../support/create-test-context.js';
import { makeExport, OpenExport } from '../support/calls/export-calls.js';
import { rowsOfCompany } from '../support/database/rows-of-company.js';
import { unzip } from '../support/mail/unzip.js';
import { DemoData } from '../../src/demo/demo-data.js';
import { DemoModule } from '../../src/demo/demo.module.js';
import { DataExportsService } from '../../src/modules/exports/data-exports.service.js';
import { exportedName, internalName, namesIn } from '../../src/modules/exports/tables/exported-table.js';
import { exportedTables } from '../../src/modules/exports/tables/exported-tables.js';

let context: TestContext;
const ids = {} as { admin: string; bakery: string; owner: string };

beforeAll(async () => {
  context = await createTestContext('cli', {}, [DemoModule]);
  await context.db.asSystem(() => context.app.select(DemoModule).get(DemoData).load());
  const [found] = await context.db.rows<typeof ids>(
    `select (select id from users where role = 'admin' limit 1) as admin, c.id as bakery, u.id as owner
     from companies as c join users as u on u.company_id = c.id join projects as p on p.customer_id = u.id
     group by c.id, u.id order by count(*) desc, u.id limit 1`,
  );
  Object.assign(ids, found);
});
afterAll(() => context.close());

const admin = (): UserActor => ({
  kind: 'user',
  id: ids.admin,
  role: 'admin',
  companyId: null,
  contactFlags: [],
  sessionId: null,
});
const customer = (): UserActor => ({ ...admin(), id: ids.owner, role: 'customer', companyId: ids.bakery });

async function open(actor: UserActor, asked: { kind: 'company' | 'person'; company_id?: string; person_id?: string }) {
  const service = context.db.service(DataExportsService);
  const { id } = await context.db.as(actor, () => service.create(actor, asked));
  await makeExport(context.app, id);
  const made = await service.get(actor, id);
  expect(made).toMatchObject({ status: 'succeeded', reason: null });
  const { content } = await service.download(actor, id);
  if (typeof content !== 'function') throw new Error('An archive is opened when it is sent');
  const bytes = await buffer(await content());
  return { made, bytes, archive: new OpenExport(await unzip(bytes)) };
}

const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { id: string }).id).sort();
describe('an archive of a company', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(admin(), { kind: 'company', company_id: ids.bakery });
  });

  it('says what it is, for whom and when', () => {
    const { archive, made } = opened;
    expect(archive.text('README.txt')).toContain(`data of ${made.subject_name}`);
    expect(archive.text('README.txt')).toContain(`for ${made.owner_name}`);
    expect([...archive.files.keys()].at(0)).toBe('README.txt');
    expect([...archive.files.keys()].at(-1)).toBe('manifest.json');
    expect(made.file_name).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.zip$/);
  });

  it('has the rows of the database, table by table', async () => {
    for (const [name, statement] of Object.entries(rowsOfCompany)) {
      const rows = await context.db.rows<{ id: string }>(statement.replaceAll('$bakery', ids.bakery));
      expect({ name, ids: idsOf(opened.archive.table(name)) }).toEqual({ name, ids: idsOf(rows) });
    }
    expect(opened.archive.table('tasks').length).toBeGreaterThan(5);
  });

  it('has each table as JSON and as CSV with the same rows, counted in the manifest', () => {
    const { archive, made } = opened;
    const { tables } = archive.manifest;
    expect(tables.map(({ name }) => name)).toEqual(
      exportedTables.filter(({ company }) => company).map(({ name }) => name),
    );
    for (const { name, row_count: count, json, csv } of tables) {
      expect([json, csv]).toEqual([`json/${name}.json`, `csv/${name}.csv`]);
      const rows = archive.table(name);
      expect(rows).toHaveLength(count);
      const [heading = ''] = archive.text(csv).split('\r\n');
      if (rows[0]) expect(heading.replace('\ufeff', '').split(',')).toEqual(Object.keys(rows[0]));
    }
    expect(made.row_count).toBe(tables.reduce((sum, { row_count: count }) => sum + count, 0));
  });

  it('has money in dollars, and internal notes under marked names', async () => {
    const [row] = await context.db.rows<{ id: string; amount_cents: string; internal_notes: string | null }>(
      'select id, amount_cents, internal_notes from customer_deals where id = ?',
      [idsOf(opened.archive.table('deals'))[0]],
    );
    expect(opened.archive.table('deals').find(({ id }) => id === row?.id)).toMatchObject({
      amount: Number(row?.amount_cents) / 100,
      internal_notes: row?.internal_notes,
    });
    const money = exportedTables
      .flatMap(({ company }) => [...namesIn(company?.columns), ...namesIn(company?.internal).map(internalName)])
      .filter((name) => exportedName(name) !== name);
    const long = new RegExp(`"(?:${money.map(exportedName).join('|')})":-?\\d+\\.\\d{3}`);
    for (const [path, content] of opened.archive.files)
      if (path.startsWith('json/')) expect({ path, found: long.exec(content.toString())?.[0] }).toEqual({ path });
    const { tables } = opened.archive.manifest;
    expect(tables.find(({ name }) => name === 'company')?.internal_columns).toEqual(['internal_notes']);
    expect(tables.find(({ name }) => name === 'projects')?.internal_columns).toContain('internal_budget');
  });

  it('has the stored files under readable names, with their hashes', async () => {
    const { archive, made } = opened;
    for (const { path, size, sha256 } of archive.manifest.files) {
      const content = archive.files.get(path) ?? Buffer.alloc(0);
      expect({ path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }).toEqual({
        path,
        size,
        sha256,
      });
    }
    const stored = await context.db.rows<{ sha256: string }>(
      `select f.sha256 from comment_attachments f where f.id = any(?::uuid[])
       union all select sha256 from deal_documents where id = any(?::uuid[])
       union all select signed_sha256 from deal_documents where signed_sha256 is not null and id = any(?::uuid[])`,
      [archive.table('attachments'), archive.table('deal_documents'), archive.table('deal_documents')].map(
        (rows) => `{${idsOf(rows).join(',')}}`,
      ),
    );
    const hashes = archive.manifest.files.map(({ sha256 }) => sha256);
    expect(stored.filter(({ sha256 }) => !hashes.includes(sha256))).toEqual([]);
    expect(stored.length).toBeGreaterThan(0);
    expect(made).toMatchObject({ missing_count: 0, file_count: made.file_total });
    expect(
      [...archive.files.keys()].filter((path) => /^files\/(?:internal\/)?monthly_reports\//.test(path)).length,
    ).toBe(archive.table('monthly_reports').length);
  });

  it('names nothing of another company', async () => {
    const [other] = await context.db.rows<{ id: string; name: string }>(
      'select id, name from companies where id <> ?',
      [ids.bakery],
    );
    const people = await context.db.rows<{ id: string; email: string }>(
      `select id, email from users where role = 'customer' and company_id is distinct from ?`,
      [ids.bakery],
    );
    const texts = [...opened.archive.files].filter(([path]) => /^(?:json|csv)\//.test(path));
    for (const foreign of [other?.id, other?.name, ...people.flatMap(({ id, email }) => [id, email])]) {
      const found = texts.filter(([, content]) => content.includes(String(foreign))).map(([path]) => path);
      expect({ foreign, found }).toEqual({ foreign, found: [] });
    }
  });

  it('names a file that is gone instead of failing', async () => {
    await context.db.rows(
      `update comment_attachments set storage_path = repeat('0', 40)
       where id = (select id from comment_attachments where id = any(?::uuid[]) limit 1) returning id`,
      [`{${idsOf(opened.archive.table('attachments')).join(',')}}`],
    );
    const { made, archive } = await open(admin(), { kind: 'company', company_id: ids.bakery });
    expect(made).toMatchObject({ missing_count: 1 });
    expect(archive.manifest.missing_files).toEqual([
      {
        path: expect.stringMatching(/^files\/(?:internal\/)?attachments\//),
        reason: 'It is not in the storage',
        is_internal: expect.any(Boolean),
      },
    ]);
  });
});

describe('an archive of a person', () => {
  it('is the same for the person and for an admin, and holds nobody else', async () => {
    const { archive: own } = await open(customer(), { kind: 'person' });
    const { archive: byAdmin } = await open(admin(), { kind: 'person', person_id: ids.owner });
    const tables = own.manifest.tables.map(({ name }) => name).filter((name) => name !== 'exports');
    for (const name of tables) expect({ name, rows: own.table(name) }).toEqual({ name, rows: byAdmin.table(name) });
    expect(own.table('people')).toMatchObject([{ id: ids.owner }]);
    const others = await context.db.rows<{ id: string; email: string; phone: string | null }>(
      `select id, email, case when role = 'customer' then phone end as phone from users where id <> ?`,
      [ids.owner],
    );
    const texts = [...own.files].filter(([path]) => path.startsWith('json/'));
    for (const { id, email, phone } of others)
      for (const foreign of [id, email, phone]) {
        if (foreign === null) continue;
        const found = texts.filter(([, content]) => content.includes(foreign)).map(([path]) => path);
        expect({ foreign, found }).toEqual({ foreign, found: [] });
      }
  });

  it('has the own projects, tickets, deals and invoices, as the portal shows them', async () => {
    const { archive } = await open(customer(), { kind: 'person' });
    const rows = (statement: string) => context.db.rows<{ id: string }>(statement, [ids.owner]);
    expect(idsOf(archive.table('projects'))).toEqual(
      idsOf(await rows('select id from projects where customer_id = ? and deleted_at is null')),
    );
    expect(idsOf(archive.table('invoices'))).toEqual(
      idsOf(await rows(`select id from invoices where customer_id = ? and status <> 'draft' and deleted_at is null`)),
    );
    expect(idsOf(archive.table('deals'))).toEqual(
      idsOf(
        await rows(
          'select id from customer_deals where customer_id = ? and offered_at is not null and deleted_at is null',
        ),
      ),
    );
    expect(archive.table('comments').every(({ written_by: by }) => by === 'you' || by === 'our team')).toBe(true);
    expect(archive.text('csv/people.csv')).toContain('email');
  });

  it('has no internal words', async () => {
    const { archive } = await open(customer(), { kind: 'person' });
    const internal = await context.db.rows<{ words: string }>(
      `select body as words from task_comments where visibility = 'internal'
       union all select internal_notes from consultation_requests where internal_notes <> ''
       union all select internal_notes from customer_deals where internal_notes <> ''
       union all select notes from companies where notes <> ''
       union all select notes from consultation_meetings where notes <> ''
       union all select note from deal_payments where note <> ''
       union all select note from consultation_contacts where way <> 'reply'`,
    );
    expect(internal.length).toBeGreaterThan(0);
    const texts = [...archive.files].filter(([path]) => /^(?:json|csv)\//.test(path));
    for (const { words } of internal)
      expect({ words, found: texts.filter(([, content]) => content.includes(words)).length }).toEqual({
        words,
        found: 0,
      });
  });

  it('keeps texts that a spreadsheet would run as texts', async () => {
    await context.db.rows(`update users set first_name = '=HYPERLINK("http://x")' where id = ? returning id`, [
      ids.owner,
    ]);
    const { archive } = await open(customer(), { kind: 'person' });
    expect(archive.text('csv/people.csv')).toMatch(/"'=HYPERLINK/);
    expect(archive.table('people')).toMatchObject([{ first_name: '=HYPERLINK("http://x")' }]);
  });
});
