import { auditEntities } from '@portal/contracts';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** Tables whose changes aren't in the audit, with the reason. */
const leftOut: Record<string, string> = {
  anonymous_mails: 'hashes of addresses that are counted for an hour',
  audit_checks: 'what checks of the audit found',
  audit_entries: 'the audit',
  billing_papers: 'files that are drawn of invoices and payments, whose changes are audited',
  comment_reactions: 'a sign below a comment, no record: it has neither state nor history',
  domain_events: 'says itself what happened, and is only added to',
  effects: 'which listener has handled which event',
  error_reports: 'what browsers sent, only added to; what admins do with it is in error_groups',
  file_texts: 'the words of files, for the search; the files are audited',
  idempotency_keys: 'answers that are kept for repeats of a call, for a day',
  import_lines: 'lines of a file; what an import creates and takes back is audited, record by record',
  import_mappings: 'which columns were chosen for which headings',
  magic_link_requests: 'links to sign in, of which nobody but their addressee may know; a sign-in is a session',
  magic_link_secrets: 'hashes of tokens and codes',
  mail_reports: 'what mail servers sent, only added to; what follows from it is in mail_suppressions',
  migrations: 'which migrations ran',
  mrr_checks: 'what the nightly comparison found',
  mrr_movements: 'follows from changes of deals, which are audited, and is only added to',
  notifications: 'written for each reader of a change that is audited; read, sent and archived without end',
  number_counters: 'the last number that was given; the record with the number is audited',
  pinned_reports: 'which figures a person wants to see, no record: it has neither state nor history',
  push_subscriptions: 'keys of browsers, renewed by them',
  refused_mails: 'which mails were above a limit, for 30 days',
  report_deliveries: 'what became of each sending of a scheduled report, which is its history',
  search_documents: 'texts of other tables, for the search',
  search_title_words: 'the same',
  session_tokens: 'hashes of tokens; the session is audited',
  webhook_deliveries: 'tries of a workflow, which are its history',
  workflow_cursor: 'how far workflows have read the events',
  workflow_runs: 'runs are the history of a workflow; what they change is audited with the run that did',
  workflow_steps: 'the same, step by step',
  workflow_versions: 'copies of a workflow, whose changes are audited',
};

interface Watched {
  table: string;
  entity: string;
  left_out: string[];
  record: string;
  parent: string;
  kinds: number;
}

/** What the triggers of the audit watch, by their own arguments. */
const watched = (): Promise<Watched[]> =>
  context.db.rows<Watched>(`
    select table_name as table, args[1] as entity, args[2]::text[] as left_out, args[3] as record, args[4] as parent,
      count(*)::int as kinds
    from (select t.tgrelid::regclass::text as table_name, string_to_array(encode(t.tgargs, 'escape'), '\\000') as args
          from pg_trigger as t join pg_proc as p on p.oid = t.tgfoid where p.proname = 'audit_change') as of_audit
    group by 1, 2, 3, 4, 5 order by 1, 2`);

const columnsOf = async (): Promise<Map<string, string[]>> => {
  const rows = await context.db.rows<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by 1`,
  );
  return new Map(rows.map(({ table_name: table, columns }) => [table, columns]));
};

/** Columns whose names say that they are secret. */
const SECRET = /token|secret|password|hash|sha256|auth$|p256dh|endpoint|storage_path|_key$/;
/** Columns that sound like it and aren't. */
const NO_SECRETS: Record<string, string> = {
  'comment_attachments.sha256': 'tells that a file is the one that was sent',
  'customer_deals.accepted_hash': 'proves what was accepted, and is on the record',
  'data_exports.sha256': 'tells that an archive is the one that was made',
  'deal_documents.sha256': 'the same of what was signed',
  'deal_documents.signed_sha256': 'the same of what was signed',
  'deal_documents.terms_hash': 'the same of what was signed',
  'workflow_triggers.secret_version': 'counts the secrets, which are made of the product’s own',
};

describe('the audit watches (quality: append-only and hash-chained)', () => {
  it('every table, but those that are left out for a reason', async () => {
    const tables = await context.db.rows<{ name: string }>(
      `select c.relname as name from pg_class as c where c.relnamespace = 'public'::regnamespace
         and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    const names = new Set((await watched()).map(({ table }) => table));
    const neither = tables.map(({ name }) => name).filter((name) => !names.has(name) && !(name in leftOut));
    expect(neither).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => names.has(name))).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  });

  it('new, changed and deleted rows of each, by a name that the contracts know', async () => {
    const all = await watched();
    expect(all.filter(({ kinds }) => kinds !== 3)).toEqual([]);
    const entities = new Set(all.map(({ entity }) => entity)); // comments of tasks and of requests have one name
    expect([...entities].sort()).toEqual([...auditEntities].sort());
  });

  it('by columns that exist', async () => {
    const columns = await columnsOf();
    for (const { table, left_out: omitted, record, parent } of await watched()) {
      const named = [
        ...omitted.filter((name) => !['search_text', 'updated_at', 'version'].includes(name)),
        record,
        parent,
      ];
      const missing = named.filter((name) => name !== '' && !columns.get(table)?.includes(name));
      expect({ table, missing }).toEqual({ table, missing: [] });
    }
  });

  it('no column that holds a secret', async () => {
    const columns = await columnsOf();
    const kept = (await watched()).flatMap(({ table, left_out: omitted }) =>
      (columns.get(table) ?? []).filter((name) => !omitted.includes(name)).map((name) => `${table}.${name}`),
    );
    expect(kept.filter((name) => SECRET.test(name) && !(name in NO_SECRETS))).toEqual([]);
    expect(Object.keys(NO_SECRETS).filter((name) => !kept.includes(name))).toEqual([]);
  });
});
