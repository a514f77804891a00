import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type {
  ApplyImport,
  CheckImport,
  ImportKind,
  ImportLineView,
  ImportMapping,
  ImportView,
} from '@portal/contracts';
import { ImportProcessor } from '../../../src/modules/imports/steps/import.processor.js';
import { TitleWordsPurge } from '../../../src/modules/search/title-words.purge.js';
import type { TestApp } from '../create-test-app.js';
import { processJob } from '../jobs/process-job.js';

type Headers = Record<string, string>;

/** Works off the step of an import, as a worker does. */
export const workOff = (app: INestApplicationContext, id: string): Promise<void> =>
  processJob(app, ImportProcessor, { import_id: id });

/** Rows of a table as CSV. */
export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** The calls of imports by one person. */
export const importCalls = ({ http, app }: TestApp, as: Headers) => {
  const post = async (path: string, body: object, status = 200): Promise<ImportView> => {
    const answer = await http.post(`/api/v1/imports/${path}`).set(as).send(body).expect(status);
    return (answer.body as { data: ImportView }).data;
  };
  const calls = {
    async upload(kind: ImportKind, content: string | Buffer, name = 'file.csv'): Promise<ImportView> {
      const answer = await http
        .post('/api/v1/imports')
        .set(as)
        .field('kind', kind)
        .attach('file', Buffer.from(content), name)
        .expect(201);
      return (answer.body as { data: ImportView }).data;
    },
    async get(id: string): Promise<ImportView> {
      const { body } = await http.get(`/api/v1/imports/${id}`).set(as).expect(200);
      return (body as { data: ImportView }).data;
    },
    async lines(id: string, query = 'limit=100'): Promise<ImportLineView[]> {
      const { body } = await http.get(`/api/v1/imports/${id}/lines?${query}`).set(as).expect(200);
      return (body as { data: ImportLineView[] }).data;
    },
    /** The dry run, to its end. */
    async check(
      { id, mapping }: ImportView,
      other: ImportMapping = mapping,
      chosen: Pick<CheckImport, 'formats' | 'value_mapping' | 'clears_empty'> = {},
    ): Promise<ImportView> {
      await post(`${id}/check`, { mapping: other, ...chosen });
      await workOff(app, id);
      return calls.get(id);
    },
    startApplying: (id: string, mode: ApplyImport['mode'] = 'good') => post(`${id}/apply`, { mode }),
    async apply(id: string, mode: ApplyImport['mode'] = 'good'): Promise<ImportView> {
      await post(`${id}/apply`, { mode });
      await workOff(app, id);
      return calls.get(id);
    },
    cancel: (id: string) => post(`${id}/cancel`, {}),
    async undo(id: string): Promise<ImportView> {
      await post(`${id}/undo`, {});
      await workOff(app, id);
      return calls.get(id);
    },
    /** Uploaded, tried and applied. */
    async import(kind: ImportKind, content: string | Buffer, mode: ApplyImport['mode'] = 'good'): Promise<ImportView> {
      const { id } = await calls.check(await calls.upload(kind, content));
      return calls.apply(id, mode);
    },
  };
  return calls;
};

/** Tables that say what happened, not what is: they only grow. */
const HISTORY = [
  'audit_entries',
  'audit_checks',
  'domain_events',
  'effects',
  'idempotency_keys',
  'number_counters',
  'imports',
  'import_lines',
  'import_mappings',
];

/**
 * A hash of all rows of each table, as a dump would show them. Tables of history are left out, and when a user was
 * last seen: the calls of the test are minutes apart.
 */
export async function dumpOf({ app, db }: TestApp): Promise<Record<string, string>> {
  // what search knows of titles that are gone is cleared at night
  await db.asSystem(() =>
    app.get(TitleWordsPurge, { strict: false }).purge(app.get(EntityManager, { strict: false }).fork()),
  );
  const tables = await db.rows<{ name: string }>(
    `select c.relname as name from pg_class as c where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const dump: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !HISTORY.includes(table.name))) {
    const [row] = await db.rows<{ hash: string | null }>(
      `select md5(string_agg(own.hash, '' order by own.hash)) as hash
       from (select md5((to_jsonb(t) - 'last_seen_at')::text) as hash from "${name}" as t) as own`,
    );
    dump[name] = row?.hash ?? 'empty';
  }
  return dump;
}
