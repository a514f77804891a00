import { auditEntryView, type AuditChange, type AuditEntryDetail, type AuditEntryView } from '@portal/contracts';
import type { Readable } from 'node:stream';
import { csvStream } from '../../infrastructure/csv/csv-stream.js';
import { viewOf, withInstants } from '../../infrastructure/database/views.js';
import type { DetailRow, EntryRow } from './audit.queries.js';

const shownEntry = viewOf(auditEntryView);

/** An entry as lists and the export show it, without values. */
export const toEntryView = (row: EntryRow): AuditEntryView =>
  shownEntry({
    ...withInstants(row, 'created_at', 'erased_at'),
    position: row.position === null ? null : Number(row.position),
  });

/** An entry with each value before and after, and its hash. */
export const toEntryDetail = (row: DetailRow): AuditEntryDetail => ({
  ...toEntryView(row),
  changes: changesOf(row),
  hash: row.hash?.toString('hex') ?? null,
});

/** Each column with its value before and after, in the order of the row's text. */
function changesOf({ before, after, fields }: Pick<DetailRow, 'before' | 'after' | 'fields'>): AuditChange[] {
  return fields.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}

const headers = [
  'Time (UTC)',
  'Kind',
  'Record',
  'Record ID',
  'Action',
  'Changes',
  'Actor',
  'Actor ID',
  'IP',
  'Request',
  'Workflow',
  'Workflow run',
  'Position',
  'Hash',
];

/** Entries as a file for spreadsheets, read while it is sent; texts that would run as a formula are kept as texts. */
export const csvOf = (batches: AsyncIterable<readonly DetailRow[]>): Readable => csvStream(linesOf(batches));

async function* linesOf(batches: AsyncIterable<readonly DetailRow[]>): AsyncGenerator<(string | number | null)[]> {
  yield headers;
  for await (const batch of batches) for (const row of batch) yield lineOf(row);
}

function lineOf(row: DetailRow): (string | number | null)[] {
  const entry = toEntryView(row);
  const changes = Object.fromEntries(changesOf(row).map(({ field, before, after }) => [field, { before, after }]));
  return [
    entry.created_at,
    entry.entity,
    entry.title || entry.person_name,
    entry.record_id,
    entry.action,
    entry.erased_at === null ? JSON.stringify(changes) : `erased at ${entry.erased_at}`,
    entry.actor_name ?? entry.actor_kind,
    entry.actor_id,
    entry.actor_ip,
    entry.request_id,
    entry.workflow_name,
    entry.workflow_run_id,
    entry.position,
    row.hash?.toString('hex') ?? null,
  ];
}
