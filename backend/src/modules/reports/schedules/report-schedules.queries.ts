import type { EntityManager } from '@mikro-orm/postgresql';
import {
  hasAdminRights,
  ReportDeliveryView,
  ReportScheduleView,
  type Actor,
  type LastOutcome,
  type ListReportDeliveries,
  type ListReportSchedules,
  type ReportDeliveryOutcome,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { sorted } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, personNameOrEmail, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';

const columns = viewColumns('s', ReportScheduleView, {
  title: null,
  recipients: null,
  owner_name: null,
  is_of_customer: null,
  last_outcome: null,
});

const recipients = sql<ReportScheduleView['recipients']>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', ${personNameOrEmail('p')}, 'email', p.email)
    order by array_position(s.recipient_ids, p.id)), '[]')
  from users as p where p.id = any(s.recipient_ids))`;

const counted = (outcome: ReportDeliveryOutcome) =>
  sql`${sql.lit(outcome)}, count(*) filter (where d.outcome = ${sql.lit(outcome)})`;

const outcome = sql<LastOutcome | null>`(
  select json_build_object('due_at', d.due_at, ${counted('waiting')}, ${counted('sent')}, ${counted('empty')},
    ${counted('failed')}, ${counted('refused')},
    'reason', (array_agg(d.reason order by d.settled_at) filter (where d.reason is not null))[1])
  from report_deliveries as d where d.schedule_id = s.id and d.due_at = s.last_due_at group by d.due_at)`;

/** Schedules with who gets them and what became of them last; no permission check. */
export const selectReportSchedules = (em: EntityManager) =>
  kysely(em)
    .selectFrom('report_schedules as s')
    .innerJoin('users as o', 'o.id', 's.owner_id')
    .leftJoin('custom_reports as c', 'c.id', 's.custom_report_id')
    .where('s.deleted_at', 'is', null)
    .select(columns)
    .select([
      personNameOrEmail('o').as('owner_name'),
      sql<string>`coalesce(c.name, s.title)`.as('title'),
      sql<boolean>`o.role = 'customer'`.as('is_of_customer'),
      recipients.as('recipients'),
      outcome.as('last_outcome'),
    ]);

export type ReportScheduleRow = InferResult<ReturnType<typeof selectReportSchedules>>[number];

/** The schedules that an actor sees: admins all, customers their own. */
export function visibleReportSchedules(em: EntityManager, actor: Actor) {
  const all = selectReportSchedules(em);
  return hasAdminRights(actor) ? all : all.where('s.owner_id', '=', actor.id);
}

/** The list's filters and order; what isn't due or was never sent stands last. */
export function filterReportSchedules(em: EntityManager, actor: Actor, query: ListReportSchedules) {
  const { status, definition, custom_report_id: customReportId } = query;
  let narrow = visibleReportSchedules(em, actor);
  if (status) narrow = narrow.where('s.status', 'in', inLiteral(status));
  if (definition) narrow = narrow.where('s.definition', 'in', inLiteral(definition));
  if (customReportId) narrow = narrow.where('s.custom_report_id', '=', customReportId);
  return sorted(narrow, 's', query, { nullable: ['next_due_at', 'last_sent_at'] });
}

/** These schedules without a permission check. */
export const readReportSchedules = (em: EntityManager, ids: readonly string[]): Promise<ReportScheduleRow[]> =>
  selectReportSchedules(em).where('s.id', 'in', ids).execute();

const shown = viewOf(ReportScheduleView);

/** A row as an actor sees it: customers don't see the other recipients. */
export const toReportScheduleView =
  (actor: Actor) =>
  (row: ReportScheduleRow): ReportScheduleView =>
    shown({
      ...row,
      recipients: hasAdminRights(actor) ? row.recipients : row.recipients.filter(({ id }) => id === row.owner_id),
    });

/** What became of a schedule's sendings, newest first. Its reader sees the schedule. */
export function selectReportDeliveries(
  em: EntityManager,
  actor: Actor,
  scheduleId: string,
  { outcome: outcomes }: Pick<ListReportDeliveries, 'outcome'> = {},
) {
  let rows = kysely(em)
    .selectFrom('report_deliveries as d')
    .innerJoin('users as p', 'p.id', 'd.recipient_id')
    .where('d.schedule_id', '=', scheduleId)
    .select(viewColumns('d', ReportDeliveryView, { recipient_name: null }))
    .select(personNameOrEmail('p').as('recipient_name'));
  if (!hasAdminRights(actor)) rows = rows.where('d.recipient_id', '=', actor.id);
  if (outcomes) rows = rows.where('d.outcome', 'in', inLiteral(outcomes));
  return rows.orderBy('d.due_at', 'desc').orderBy('d.id');
}

/** What became of one sending for one person, as the API shows it. */
export const toReportDeliveryView = viewOf(ReportDeliveryView);
