import type { EntityManager } from '@mikro-orm/postgresql';
import {
  brand,
  CustomerProjectView,
  system,
  type Actor,
  type ListProjects,
  type ProjectView,
  openMilestoneStatuses,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { listedRows, type FiltersOf } from '../../infrastructure/database/listed-rows.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';
import { accessOf, ownsAll, projectIdsOf } from './project-access.js';

export type ProjectFilters = FiltersOf<ListProjects, 'company_id'>;

const columns = [
  ...viewColumns('p', CustomerProjectView, {
    customer_name: null,
    company_name: 'company.name',
    manager_name: null,
    deal_id: 'd.id',
    progress: null,
    task_count: null,
    done_count: null,
    next_date: null,
    next_title: null,
  }),
  ...selectColumns(['p.budget_cents', 'p.budget_hours', 'p.deleted_at']),
] as const;

const fromProjects = (em: EntityManager) =>
  kysely(em)
    .selectFrom('projects as p')
    .innerJoin('users as c', 'c.id', 'p.customer_id')
    .leftJoin('companies as company', 'company.id', 'c.company_id')
    .leftJoin('users as m', 'm.id', 'p.manager_id')
    .leftJoin('customer_deals as d', (join) => join.onRef('d.id', '=', 'p.deal_id').on('d.deleted_at', 'is', null));

type Projects = ReturnType<typeof fromProjects>;

/**
 * The projects an actor may see: admins all, customers those they own or were added to.
 * The same sentence as `seesProject` of the policy; a test holds the two together.
 */
function visibleTo(query: Projects, actor: Actor): Projects {
  if (ownsAll(actor)) return query;
  if (actor.kind !== 'user') return query.where(sql<boolean>`false`);
  return query.where(sql<boolean>`p.id in (${projectIdsOf(actor.id)})`);
}

function filtered(query: Projects, filters: ProjectFilters): Projects {
  let narrow = query;
  for (const id of [filters.customer_id, filters.customerId])
    if (id !== undefined) narrow = narrow.where('p.customer_id', '=', id);
  if (filters.company_id) narrow = narrow.where('c.company_id', '=', filters.company_id);
  if (filters.project_id) narrow = narrow.where('p.id', '=', filters.project_id);
  if (filters.status) narrow = narrow.where('p.status', 'in', inLiteral(filters.status));
  if (filters.health) narrow = narrow.where('p.health', 'in', filters.health);
  if (filters.priority) narrow = narrow.where('p.priority', 'in', filters.priority);
  if (filters.manager_id) narrow = narrow.where('p.manager_id', '=', filters.manager_id);
  if (filters.search) narrow = narrow.where(containsEveryWord(sql.ref('p.search_text'), filters.search));
  return narrow;
}

/** The visible projects that pass the filters, without columns: to be selected from, counted or sorted. */
export const visibleProjects = (em: EntityManager, actor: Actor, filters: ProjectFilters = {}): Projects =>
  filtered(visibleTo(fromProjects(em).where(listedRows(actor, 'p', filters.deleted)), actor), filters);

/** The tasks that aren't cancelled, by weight and number. */
const work = sql<{ weight: number; done_weight: number; count: number; done_count: number }>`(
  select json_build_object(
    'weight', coalesce(sum(t.weight), 0), 'done_weight', coalesce(sum(t.weight) filter (where t.status = 'done'), 0),
    'count', count(*), 'done_count', count(*) filter (where t.status = 'done'))
  from tickets as t
  where t.project_id = p.id and t.deleted_at is null and t.kind = 'task' and t.status <> 'cancelled')`;

/** The unfinished milestone that is due first. */
const next = sql<{ due_date: string; title: string } | null>`(
  select json_build_object('due_date', m.due_date, 'title', m.title)
  from milestones as m
  where m.project_id = p.id and m.deleted_at is null and m.due_date is not null
    and m.status in ${inLiteral(openMilestoneStatuses)}
  order by m.due_date, m.position limit 1)`;

const withColumns = (query: Projects, actor: Actor) =>
  query
    .select(columns)
    .select([
      personName('c').as('customer_name'),
      personName('m').as('manager_name'),
      accessOf(actor).as('access'),
      sql<string | null>`case when d.offered_at is not null then d.id end`.as('offered_deal_id'),
      work.as('work'),
      next.as('next'),
    ]);

/** One row of a list or a detail; money included, so it never leaves without a view. */
export type ProjectRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visibleProjectRows = (em: EntityManager, actor: Actor, filters: ProjectFilters = {}) =>
  withColumns(visibleProjects(em, actor, filters), actor);

/** These projects as the system sees them, deleted or not. */
export const readProjectRows = (em: EntityManager, ids: readonly string[]): Promise<ProjectRow[]> =>
  withColumns(fromProjects(em), system).where('p.id', 'in', ids).execute();

/** One project, deleted or not, without a permission check; `access` is the actor's. */
export const findProjectRow = (em: EntityManager, id: string, actor: Actor = system): Promise<ProjectRow | undefined> =>
  withColumns(fromProjects(em), actor).where('p.id', '=', id).executeTakeFirst();

const shownToCustomers = viewOf(CustomerProjectView);
const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** Customers see an admin without a name as the team. */
const managerToCustomers = (row: ProjectRow): string | null => row.manager_id && (row.manager_name ?? brand.shortName);

/** A project as its people see it on open screens: the fields that the contract names for them, and none else. */
export function toCustomerProjectView(row: ProjectRow): CustomerProjectView {
  const { weight, done_weight, count, done_count } = row.work;
  return shownToCustomers({
    ...row,
    deal_id: row.offered_deal_id,
    manager_name: managerToCustomers(row),
    progress: weight === 0 ? 0 : Math.round((1_000 * done_weight) / weight) / 10,
    task_count: count,
    done_count,
    next_date: row.next?.due_date ?? null,
    next_title: row.next?.title ?? null,
  });
}

/** A project as admins see it on open screens: with the money. */
export const toAdminProjectView = (row: ProjectRow): Omit<ProjectView, 'access'> => ({
  ...toCustomerProjectView(row),
  deal_id: row.deal_id,
  manager_name: row.manager_name,
  budget: dollarsOf(numberOf(row.budget_cents)),
  budget_hours: numberOf(row.budget_hours),
});

/** The view of a project for this reader, with the reader's rights in it. */
export const projectViewFor =
  (actor: Actor) =>
  (row: ProjectRow): ProjectView => {
    const view = ownsAll(actor) ? toAdminProjectView(row) : toCustomerProjectView(row);
    return row.access ? { ...view, access: row.access } : view;
  };
