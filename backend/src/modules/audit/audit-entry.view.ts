import type { AuditChange, AuditEntryDetail, AuditEntryView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { DetailRow, EntryRow } from './audit.queries.js';

/** An entry as lists and the export show it, without values. */
export function toEntryView(row: EntryRow): AuditEntryView {
  const { id, record_id, parent_id, title, fields, actor_id, actor_name, actor_ip } = row;
  return {
    id,
    created_at: instantOf(row.created_at),
    entity: row.entity,
    record_id,
    parent_id,
    action: row.action,
    title,
    person_name: row.person_name,
    fields,
    actor_kind: row.actor_kind,
    actor_id,
    actor_name,
    actor_ip,
    request_id: row.request_id,
    workflow_run_id: row.workflow_run_id,
    workflow_id: row.workflow_id,
    workflow_name: row.workflow_name,
    position: row.position === null ? null : Number(row.position),
    erased_at: row.erased_at === null ? null : instantOf(row.erased_at),
  };
}

/** An entry with each value before and after, and its hash. */
export const toEntryDetail = (row: DetailRow): AuditEntryDetail => ({
  ...toEntryView(row),
  changes: changesOf(row),
  hash: row.hash?.toString('hex') ?? null,
});

/** Each column with its value before and after, in the order of the row's text. */
export function changesOf({ before, after, fields }: Pick<DetailRow, 'before' | 'after' | 'fields'>): AuditChange[] {
  return fields.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}
