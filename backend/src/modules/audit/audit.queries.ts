import type { EntityManager } from '@mikro-orm/postgresql';
import { type AuditAction, type AuditEntity, AuditEntryView, type ExportAuditEntries } from '@portal/contracts';
import { type Expression, sql, type InferResult } from 'kysely';
import { inLiteral, kysely, personNameOrEmail, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';

const columns = viewColumns('e', AuditEntryView, {
  workflow_id: 'r.trigger_id',
  workflow_name: 'w.name',
  actor_name: null,
  person_name: null,
  fields: null,
  call: null,
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

/** The filters of list and export, as a condition on the entries `e`. */
export function matches(filters: ExportAuditEntries): Expression<boolean> {
  const { entity, action, record_id, actor_id, actor_kind, workflow_run_id, request_id, from, to, search } = filters;
  const conditions = [
    entity && sql`e.entity in ${inLiteral(entity)}`,
    action && sql`e.action in ${inLiteral(action)}`,
    record_id && sql`(e.record_id = ${record_id} or e.parent_id = ${record_id})`,
    actor_id && sql`e.actor_id = ${actor_id}`,
    actor_kind && sql`e.actor_kind in ${inLiteral(actor_kind)}`,
    workflow_run_id && sql`e.workflow_run_id = ${workflow_run_id}`,
    request_id && sql`e.request_id = ${request_id}`,
    from && sql`e.created_at >= ${from}`,
    to && sql`e.created_at < ${to}`,
    search && containsEveryWord(sql`lower(e.title)`, search),
  ];
  return sql<boolean>`${sql.join([sql`true`, ...conditions.filter((one) => one !== undefined && one !== '')], sql` and `)}`;
}

/** What entries are joined by: their call or job. An entry of none stands alone. */
const callOf = sql<string>`coalesce(nullif(e.request_id, 'none'), e.id::text)`;

/** The calls with their newest entry, of those that the filters leave, and how many there are; ids are in order of time. */
export const selectCalls = (em: EntityManager, filters: ExportAuditEntries) => {
  const calls = kysely(em)
    .selectFrom('audit_entries as e')
    .where(matches(filters))
    .select(sql<string>`max(e.id::text collate "C")::uuid`.as('id'))
    .select([sql<string>`max(e.created_at)`.as('created_at'), sql<number>`count(*)::int`.as('entries')])
    .groupBy(callOf);
  return kysely(em).selectFrom(calls.as('k')).select(['k.id', 'k.entries']);
};

/** How many changes of which kind some calls made, of those that the filters leave; the most first. */
export const selectKinds = (em: EntityManager, calls: readonly string[], filters: ExportAuditEntries) =>
  kysely(em)
    .selectFrom('audit_entries as e')
    .where(matches(filters))
    .where('e.request_id', 'in', calls)
    .select([
      sql<string>`e.request_id`.as('call'),
      sql<AuditEntity>`e.entity`.as('entity'),
      sql<AuditAction>`e.action`.as('action'),
      sql<number>`count(*)::int`.as('entries'),
    ])
    .groupBy(['e.request_id', 'e.entity', 'e.action'])
    .orderBy('entries', 'desc');
