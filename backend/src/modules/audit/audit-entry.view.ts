import { AuditEntryView, type AuditChange, type AuditEntryDetail } from '@portal/contracts';
import type { Readable } from 'node:stream';
import { csvStream } from '../../infrastructure/csv/csv-stream.js';
import { viewOf } from '../../infrastructure/database/views.js';
import type { DetailRow, EntryRow } from './audit.queries.js';

const entryView = viewOf(AuditEntryView.omit({ call: true }));

/** An entry as lists and the export show it, without values. */
export const toEntryView = (row: EntryRow): AuditEntryView => ({ ...entryView(row), call: null });

/** An entry with each value before and after, and its hash. */
export const toEntryDetail = (row: DetailRow): AuditEntryDetail => ({
  ...toEntryView(row),
  changes: changesOf(row),
  hash: hexOf(row.hash),
});

/** Each column with its value before and after, in the order of the row's text. */
function changesOf({ before, after, fields }: Pick<DetailRow, 'before' | 'after' | 'fields'>): AuditChange[] {
  return fields.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}

type Cell = string | number | null;

const csvColumns: readonly (readonly [heading: string, valueOf: (entry: AuditEntryView, row: DetailRow) => Cell])[] = [
  ['Time (UTC)', ({ created_at }) => created_at],
  ['Kind', ({ entity }) => entity],
  ['Record', ({ title, person_name }) => title || person_name],
  ['Record ID', ({ record_id }) => record_id],
  ['Action', ({ action }) => action],
  ['Changes', ({ erased_at }, row) => (erased_at === null ? changesAsJson(row) : `erased at ${erased_at}`)],
  ['Actor', ({ actor_name, actor_kind }) => actor_name ?? actor_kind],
  ['Actor ID', ({ actor_id }) => actor_id],
  ['IP', ({ actor_ip }) => actor_ip],
  ['Request', ({ request_id }) => request_id],
  ['Workflow', ({ workflow_name }) => workflow_name],
  ['Workflow run', ({ workflow_run_id }) => workflow_run_id],
  ['Position', ({ position }) => position],
  ['Hash', (_entry, { hash }) => hexOf(hash)],
];

/** Entries as a file for spreadsheets, read while it is sent; texts that would run as a formula are kept as texts. */
export const csvOf = (batches: AsyncIterable<readonly DetailRow[]>): Readable => csvStream(linesOf(batches));

async function* linesOf(batches: AsyncIterable<readonly DetailRow[]>): AsyncGenerator<Cell[]> {
  yield csvColumns.map(([heading]) => heading);
  for await (const batch of batches)
    for (const row of batch) {
      const entry = toEntryView(row);
      yield csvColumns.map(([, valueOf]) => valueOf(entry, row));
    }
}

const changesAsJson = (row: DetailRow): string =>
  JSON.stringify(Object.fromEntries(changesOf(row).map(({ field, before, after }) => [field, { before, after }])));

const hexOf = (hash: Buffer | null): string | null => hash?.toString('hex') ?? null;
