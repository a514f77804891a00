import type { EntityManager } from '@mikro-orm/postgresql';
import type { Importer } from '../importers/importer.js';

interface Reference {
  table: string;
  column: string;
}

/** Tables whose name isn't what people call their rows. */
const words: Readonly<Record<string, string>> = {
  users: 'people',
  tickets: 'tasks and tickets',
  customer_deals: 'deals',
  deal_payments: 'payments',
  billing_schedules: 'billing schedule',
  consultation_contacts: 'contacts about requests',
  consultation_meetings: 'meetings',
  comment_attachments: 'files',
  task_comments: 'comments',
  inbound_mails: 'received mails',
  activity_logs: 'activity',
  host_availability: 'availability',
  broadcasts: 'messages to many people',
  monthly_reports: 'monthly service reports',
  report_runs: 'runs of reports',
  report_schedules: 'scheduled reports',
  workflow_triggers: 'workflows',
};

const wordOf = (table: string): string => words[table] ?? table.replaceAll('_', ' ');

const cached = new Map<string, readonly Reference[]>();

/** Every column that refers to the records of a table, as the database knows them. */
async function referencesTo(em: EntityManager, table: string): Promise<readonly Reference[]> {
  const known = cached.get(table);
  if (known) return known;
  const rows = await em.execute<Reference[]>(
    `select c.conrelid::regclass::text as table, a.attname::text as column
     from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = ?::regclass and cardinality(c.conkey) = 1
     order by 1, 2`,
    [table],
  );
  cached.set(table, rows);
  return rows;
}

/**
 * Of these records those that something refers to, with what does, in words. What the product wrote about a record by
 * itself doesn't count. Table and column names come from the database's own catalogue and from the kinds.
 */
export async function referredRecords(
  em: EntityManager,
  { table, derived }: Importer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const list = `{${ids.join(',')}}`;
  const selects = (await referencesTo(em, table)).map(({ table: from, column }) => {
    const own = derived.find((one) => one.table === from && one.column === column);
    return `select distinct ${column} as id, '${from}' as source from ${from}
      where ${column} = any(?::uuid[])${own ? ` and not (${own.condition})` : ''}`;
  });
  const rows = await em.execute<{ id: string; source: string }[]>(
    selects.join(' union '),
    selects.map(() => list),
  );
  for (const { id, source } of rows) found.set(id, [...(found.get(id) ?? []), wordOf(source)]);
  return found;
}

/** Removes what the product wrote about these records by itself. */
export async function removeDerived(em: EntityManager, { derived }: Importer, ids: readonly string[]): Promise<void> {
  for (const { table, column, condition } of derived)
    await em.execute(
      `delete from ${table} where ${column} = any(?::uuid[]) and ${condition}`,
      [`{${ids.join(',')}}`],
      'run',
    );
}
