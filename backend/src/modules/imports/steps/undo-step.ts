import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type ImportProblem, type UserActor } from '@portal/contracts';
import type { Import } from '../import.entity.js';
import type { Importer } from '../importers/importer.js';
import { Importers } from '../importers/importers.js';
import { refusalOf } from './check-lines.js';
import { ImportBatches } from './import-batches.js';
import { nextLines, writeOutcomes, type Outcome, type StoredLine } from './import-lines.js';

const BATCH = 100;

/**
 * Takes back what an import created, row by row, as if it had never been, and changes back what it changed; what was
 * touched since is named and kept.
 */
@Injectable()
export class UndoStep {
  constructor(
    private readonly batches: ImportBatches,
    private readonly kinds: Importers,
  ) {}

  async run(run: Import, actor: UserActor): Promise<void> {
    const kind = this.kinds.of(run.kind);
    const changeBackBatch = () =>
      this.batches.run(run, async (em) => {
        const lines = await nextLines(em, run.id, 'updated', BATCH);
        const outcomes: Outcome[] = [];
        for (const line of lines) outcomes.push(await changeBack(em, kind, actor, line));
        await writeOutcomes(em, run.id, outcomes);
        return lines.length;
      });
    while ((await changeBackBatch()) > 0);
    const undoBatch = () =>
      this.batches.run(run, async (em) => {
        const lines = await nextLines(em, run.id, 'created', BATCH);
        if (lines.length > 0) await writeOutcomes(em, run.id, await takeBack(em, kind, lines));
        return lines.length;
      });
    while ((await undoBatch()) > 0);
    await this.batches.end(run, (ended) => ended.finishUndoing());
  }
}

/** Gives a record the values that it had, through its service, unless it was changed since. */
async function changeBack(
  em: EntityManager,
  kind: Importer,
  actor: UserActor,
  { line, record_id: id, record_version: version, former }: StoredLine,
): Promise<Outcome> {
  try {
    if (id !== null && version !== null) await kind.updating?.update(em, actor, id, { ...former, version });
    return { line, fate: 'restored', problems: [] };
  } catch (error) {
    return { line, fate: 'kept', problems: whyKept(kind, error) };
  }
}

/** @throws what is no refusal */
function whyKept(kind: Importer, error: unknown): ImportProblem[] {
  const because = (message: string) => [{ field: '', message }];
  if (error instanceof DomainError && error.code === 'stale_version') return because('It was changed since the import');
  if (error instanceof DomainError && error.code === 'not_found') return because('It was deleted since the import');
  return refusalOf(kind, error);
}

async function takeBack(em: EntityManager, kind: Importer, lines: readonly StoredLine[]): Promise<Outcome[]> {
  const ids = lines.flatMap(({ record_id: id }) => (id === null ? [] : [id]));
  const records = new Map(
    (await em.find(kind.entity, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })).map(
      (record) => [record.id, record],
    ),
  );
  const referred = await referredRecords(em, kind, ids);
  const removed: string[] = [];
  const outcomes = lines.map(({ line, record_id: id, record_version: version }): Outcome => {
    const record = records.get(id ?? '');
    if (!record) return { line, fate: 'removed', problems: [] };
    const reason =
      record.version !== version
        ? 'It was changed since the import'
        : referred.has(record.id)
          ? `Something refers to it: ${referred.get(record.id)?.join(', ')}`
          : null;
    if (reason !== null) return { line, fate: 'kept', problems: [{ field: '', message: reason }] };
    if (kind.takeBack) kind.takeBack(record);
    else record.remove(); // records the event by which open screens drop it
    em.remove(record);
    removed.push(record.id);
    return { line, fate: 'removed', problems: [] };
  });
  await kind.removeParts?.(em, removed);
  await removeDerived(em, kind, removed);
  await em.flush();
  return outcomes;
}

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
  notifications: 'messages that were sent',
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
async function referredRecords(
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
async function removeDerived(em: EntityManager, { derived }: Importer, ids: readonly string[]): Promise<void> {
  for (const { table, column, condition } of derived)
    await em.execute(
      `delete from ${table} where ${column} = any(?::uuid[]) and ${condition}`,
      [`{${ids.join(',')}}`],
      'run',
    );
}
