import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntryView, type ExportAuditEntries } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { inLiteral, kysely, personNameOrEmail, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';

const columns = viewColumns('e', AuditEntryView, {
  workflow_id: 'r.trigger_id',
  workflow_name: 'w.name',
  actor_name: null,
  person_name: null,
  fields: null,
});

/** Entries with the names of who and what made the change. */
export const selectEntries = (em: EntityManager) =>
  kysely(em)
    .selectFrom('audit_entries as e')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .leftJoin('workflow_runs as r', 'r.id', 'e.workflow_run_id')
    .leftJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
    .select(columns)
    .select([
      personNameOrEmail('a').as('actor_name'),
      sql<string | null>`case when e.title = '' and e.erased_at is null then (
        select ${personNameOrEmail('p')} from users as p where p.id in (e.record_id, e.parent_id)) end`.as(
        'person_name',
      ),
      sql<string[]>`array(select jsonb_object_keys(coalesce(e.after, e.before)))`.as('fields'),
    ]);

/** The same with the values. */
export const selectDetails = (em: EntityManager) => selectEntries(em).select(['e.before', 'e.after', 'e.hash']);

export type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];
export type DetailRow = InferResult<ReturnType<typeof selectDetails>>[number];

/** The filters of list and export. */
export function narrowed<Query extends ReturnType<typeof selectEntries>>(
  query: Query,
  filters: ExportAuditEntries,
): Query {
  const { entity, action, record_id, actor_id, actor_kind, workflow_run_id, request_id, from, to, search } = filters;
  let narrow: ReturnType<typeof selectEntries> = query;
  if (entity) narrow = narrow.where('e.entity', 'in', inLiteral(entity));
  if (action) narrow = narrow.where('e.action', 'in', inLiteral(action));
  if (record_id) narrow = narrow.where(sql<boolean>`(e.record_id = ${record_id} or e.parent_id = ${record_id})`);
  if (actor_id) narrow = narrow.where('e.actor_id', '=', actor_id);
  if (actor_kind) narrow = narrow.where('e.actor_kind', 'in', inLiteral(actor_kind));
  if (workflow_run_id) narrow = narrow.where('e.workflow_run_id', '=', workflow_run_id);
  if (request_id) narrow = narrow.where('e.request_id', '=', request_id);
  if (from) narrow = narrow.where('e.created_at', '>=', from);
  if (to) narrow = narrow.where('e.created_at', '<', to);
  if (search) narrow = narrow.where(containsEveryWord(sql`lower(e.title)`, search));
  return narrow as Query;
}
