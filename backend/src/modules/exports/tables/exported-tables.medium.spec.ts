import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { exportedName, internalName, namesIn } from './exported-table.js';
import { exportedTables } from './exported-tables.js';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** Tables that no export has, with the reason. */
const leftOut: Record<string, string> = {
  anonymous_mails: 'hashes of addresses that are counted for an hour',
  audit_checks: 'what checks of the audit found',
  billing_papers: 'PDFs, which are among the files of an export',
  broadcasts: 'messages to many people; what a person got of them is in the notifications',
  canned_replies: 'our own texts',
  closed_days: 'our own calendar',
  domain_events: 'what happened to records, for the product’s own listeners; kept for 90 days',
  effects: 'which listener has handled which event',
  erasures: 'names pseudonyms, and hashes of entries of the audit',
  error_groups: 'mistakes of the product, of nobody in particular',
  error_reports: 'who is named in them is a claim that nobody proved: they could bring a stranger’s data along',
  file_texts: 'the words of files, for the search; the files are exported',
  idempotency_keys: 'answers that are kept for repeats of a call, for a day',
  import_lines: 'lines of a file of ours, for 30 days; what an import created is exported',
  import_mappings: 'which columns were chosen for which headings',
  imports: 'files of ours, for 30 days; what an import created is exported',
  magic_link_secrets: 'hashes of tokens and codes',
  mail_reports: 'what mail servers sent, quoted by them; what follows from it is exported',
  migrations: 'which migrations ran',
  mrr_checks: 'what the nightly comparison found',
  notification_template_versions: 'our own texts',
  number_counters: 'the last number that was given',
  promo_codes: 'offers to many; who redeemed one is exported',
  refused_mails: 'sender and subject of mails that were not taken, for 30 days',
  search_documents: 'texts of other tables, for the search',
  search_title_words: 'words of titles, for the search',
  session_tokens: 'hashes of tokens; the sessions are exported',
  ticket_links: 'our own notes of which tickets have one cause',
  webhook_deliveries: 'calls of our own workflows',
  workflow_cursor: 'how far workflows have read the events',
  workflow_runs: 'our own workflows',
  workflow_steps: 'our own workflows',
  workflow_triggers: 'our own workflows',
  workflow_versions: 'our own workflows',
};

/** Names of columns that say that they are secret, or where a file lies. */
const SECRET = /token|secret|password|auth$|p256dh|endpoint|storage_path|_key$|search_text/;
/** Columns about people other than the one whose data it is: their ids are in no export of a person. */
const OF_OTHERS =
  /^(?:assignee_id|author_id|assigned_to|manager_id|host_id|approved_by|accepted_by|created_by|uploaded_by|signer_id|sent_by|lifted_by|mail_filed_by|owner_id)$/;
const INTERNAL = /internal|^notes?$|^budget/;
/** Columns that sound like it and aren't. */
const NO_INTERNALS = new Set(['invoices.notes', 'consultation_contacts.note']);

const columnsOf = async (): Promise<Map<string, string[]>> => {
  const rows = await context.db.rows<{ table_name: string; columns: string[] }>(
    `select c.table_name, array_agg(c.column_name::text) as columns
     from information_schema.columns as c
     join pg_class as t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
     where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition group by 1`,
  );
  return new Map(rows.map(({ table_name: table, columns }) => [table, columns]));
};

describe('exports know', () => {
  it('every table, but those that are left out for a reason', async () => {
    const tables = [...(await columnsOf()).keys()].sort();
    const exported = new Set(exportedTables.map(({ table }) => table));
    expect(tables.filter((table) => !exported.has(table) && !(table in leftOut))).toEqual([]);
    expect(Object.keys(leftOut).filter((table) => exported.has(table) || !tables.includes(table))).toEqual([]);
  });

  it('every column of these tables: for the person, internal, or left out', async () => {
    const columns = await columnsOf();
    for (const { name, table, company, person, leftOut: never } of exportedTables) {
      const known = [company?.columns, company?.internal, person?.columns, never].flatMap(namesIn);
      const all = columns.get(table) ?? [];
      expect({
        name,
        unknown: all.filter((one) => !known.includes(one)),
        gone: known.filter((one) => !all.includes(one)),
        both: namesIn(never).filter((one) => [company?.columns, company?.internal].flatMap(namesIn).includes(one)),
      }).toEqual({ name, unknown: [], gone: [], both: [] });
    }
  });

  it('no secret, in either kind', () => {
    const kept = exportedTables.flatMap(({ table, company, person }) =>
      [company?.columns, company?.internal, person?.columns].flatMap(namesIn).map((one) => `${table}.${one}`),
    );
    expect(kept.filter((one) => SECRET.test(one))).toEqual([]);
  });

  it('that a person gets no internal notes, and nobody else’s id', () => {
    const own = exportedTables.flatMap(({ table, person }) => namesIn(person?.columns).map((one) => [table, one]));
    expect(own.filter(([, column = '']) => OF_OTHERS.test(column))).toEqual([]);
    const internal = own.filter(
      ([table, column = '']) => INTERNAL.test(column) && !NO_INTERNALS.has(`${String(table)}.${column}`),
    );
    expect(internal).toEqual([]);
    for (const { person, company } of exportedTables) {
      const marked = namesIn(company?.internal);
      expect(namesIn(person?.columns).filter((one) => marked.includes(one))).toEqual([]);
    }
  });

  it('each file by one name, and internal columns by one mark', () => {
    const names = exportedTables.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([
      internalName('notes'),
      internalName('internal_notes'),
      exportedName('budget_cents'),
      exportedName('value_hundredths'),
    ]).toEqual(['internal_notes', 'internal_notes', 'budget', 'value']);
  });
});
