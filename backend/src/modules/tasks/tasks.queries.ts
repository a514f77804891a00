import type { EntityManager } from '@mikro-orm/postgresql';
import { openTaskStatuses, TaskView, unassigned, type Actor, type ListTasks, type TaskStatus } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { fixedStatement, fixedStatementFor, type Queries } from '../../infrastructure/database/fixed-statement.js';
import { listedRows, type FiltersOf } from '../../infrastructure/database/listed-rows.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { inLiteral, kysely, personName, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { dayOf, startOfMonth, today } from '../../infrastructure/database/time/business-time.js';
import { viewOf } from '../../infrastructure/database/views.js';
import { isOfCompany, projectVisibleTo } from '../projects/index.js';

const open = sql.join(openTaskStatuses.map((status) => sql.lit(status)));

/** Whether task `t` is unfinished and past its due date, by the office's calendar. */
export const isOverdueTask = sql<boolean>`(t.status in (${open}) and t.due_date < ${today})`;

/**
 * How long task `t` took from its creation to its completion, in hours; null for an imported one of which the first
 * isn't known (both instants are the same then).
 */
export const cycleHours = sql<
  number | null
>`extract(epoch from nullif(t.completed_at, t.created_at) - t.created_at) / 3600`;

/** Whether completed task `t` was so on its due date at the latest, by the office's calendar. */
export const isOnTime = sql<boolean>`(${dayOf('t.completed_at')} <= t.due_date)`;

export type TaskFilters = FiltersOf<ListTasks, 'company_id'>;

const columns = viewColumns('t', TaskView, {
  project_id: 'p.id',
  project_name: 'p.name',
  milestone_id: 'm.id',
  milestone_title: 'm.title',
  assignee_name: null,
  created_by_name: null,
});

const fromTasks = (em: Queries) => kysely(em).selectFrom('tickets as t').where('t.kind', '=', sql.lit('task'));

type Tasks = ReturnType<typeof fromTasks>;

/** A deleted milestone leaves its tasks, without it. */
const hasMilestone = sql<boolean>`exists (
  select 1 from milestones as own where own.id = t.milestone_id and own.deleted_at is null)`;

function narrowed(query: Tasks, filters: TaskFilters): Tasks {
  let narrow = query;
  if (filters.project_id) narrow = narrow.where('t.project_id', '=', filters.project_id);
  if (filters.company_id) narrow = narrow.where(isOfCompany(sql.ref('t.project_id'), filters.company_id));
  if (filters.milestone_id) narrow = narrow.where('t.milestone_id', '=', filters.milestone_id).where(hasMilestone);
  if (filters.status) narrow = narrow.where('t.status', 'in', inLiteral(filters.status));
  if (filters.priority) narrow = narrow.where('t.priority', 'in', filters.priority);
  if (filters.assignee_id === unassigned) narrow = narrow.where('t.assignee_id', 'is', null);
  else if (filters.assignee_id) narrow = narrow.where('t.assignee_id', '=', filters.assignee_id);
  if (filters.overdue !== undefined)
    narrow = narrow.where(filters.overdue ? isOverdueTask : sql<boolean>`${isOverdueTask} is not true`);
  if (filters.completed) narrow = narrow.where(sql<boolean>`t.completed_at >= ${startOfMonth}`);
  if (filters.search) narrow = narrow.where(containsEveryWord(sql.ref('t.search_text'), filters.search));
  return narrow;
}

/** The tasks of projects the actor sees that pass the filters, without columns: to be counted by index alone. */
export const visibleTasks = (em: Queries, actor: Actor, filters: TaskFilters = {}): Tasks =>
  narrowed(
    fromTasks(em)
      .where(listedRows(actor, 't', filters.deleted))
      .where(projectVisibleTo(actor, sql.ref('t.project_id'))),
    filters,
  );

const withColumns = (query: Tasks) =>
  query
    .innerJoin('projects as p', 'p.id', 't.project_id')
    .leftJoin('milestones as m', (join) => join.onRef('m.id', '=', 't.milestone_id').on('m.deleted_at', 'is', null))
    .leftJoin('users as a', 'a.id', 't.assignee_id')
    .leftJoin('users as o', 'o.id', 't.created_by')
    .select(columns)
    .select(personName('a').as('assignee_name'))
    .select(personName('o').as('created_by_name'))
    .$narrowType<{ status: TaskStatus }>(); // support tickets have states of their own

/** One row of a list or a detail; as the view, with times as the database writes them. */
export type TaskRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visibleTaskRows = (em: Queries, actor: Actor, filters: TaskFilters = {}) =>
  withColumns(visibleTasks(em, actor, filters));

/** These tasks without the deleted ones; no permission check. */
export const findTaskRows = (em: Queries, ids: readonly string[]): Promise<TaskRow[]> =>
  withColumns(fromTasks(em)).where('t.id', 'in', ids).where('t.deleted_at', 'is', null).orderBy('t.id').execute();

/** These tasks, deleted or not, without a permission check. */
export const readTaskRows = (em: Queries, ids: readonly string[]): Promise<TaskRow[]> =>
  withColumns(fromTasks(em)).where('t.id', 'in', ids).execute();

const taskRow = fixedStatement(({ id }: { id: string }, building) =>
  withColumns(fromTasks(building)).where('t.id', '=', id),
);

/** One task, deleted or not, without a permission check. */
export const findTaskRow = async (em: Queries, id: string): Promise<TaskRow | undefined> =>
  (await taskRow(em, { id }))[0];

/** One task, if its reader sees it. */
export const visibleTaskRow = fixedStatementFor((reader, { id }: { id: string }, building) =>
  visibleTaskRows(building, reader).where('t.id', '=', id),
);

/** The view of a task, the same for all users who see its project. */
export const toTaskView: (row: TaskRow) => TaskView = viewOf(TaskView);

/** The current view of a task; the caller has checked that the actor may see it. @throws DomainError `not_found` */
export async function viewOfTask(em: EntityManager, id: string): Promise<TaskView> {
  return toTaskView(orNotFound(await findTaskRow(em, id)));
}

/** Several tasks, in the order of their ids; deleted ones are left out. */
export async function viewsOfTasks(em: EntityManager, ids: readonly string[]): Promise<TaskView[]> {
  const byId = new Map((await findTaskRows(em, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toTaskView);
}
