import type { EntityManager } from '@mikro-orm/postgresql';
import { MilestoneView, type Actor, type ListMilestones } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { listedRows, type FiltersOf } from '../../infrastructure/database/listed-rows.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { inLiteral, kysely, personName, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';
import { isOfCompany, projectVisibleTo } from '../projects/index.js';

export type MilestoneFilters = FiltersOf<ListMilestones, 'company_id'>;

const columns = viewColumns('m', MilestoneView, { project_name: 'p.name', approved_by_name: null });

const fromMilestones = (em: EntityManager) =>
  kysely(em).selectFrom('milestones as m').leftJoin('users as a', 'a.id', 'm.approved_by');

type Milestones = ReturnType<typeof fromMilestones>;

/** Approval is the owner's; a milestone never waits for another user, admins included. */
const waitsFor = (actor: Actor) => sql<boolean>`(m.status = 'awaiting_approval' and exists (
  select 1 from projects as own where own.id = m.project_id and own.customer_id = ${actor.id}::uuid))`;

function filtered(query: Milestones, actor: Actor, filters: MilestoneFilters): Milestones {
  let narrow = query;
  if (filters.project_id) narrow = narrow.where('m.project_id', '=', filters.project_id);
  if (filters.company_id) narrow = narrow.where(isOfCompany(sql.ref('m.project_id'), filters.company_id));
  if (filters.status) narrow = narrow.where('m.status', 'in', inLiteral(filters.status));
  if (filters.waiting_for_me !== undefined)
    narrow = narrow.where(filters.waiting_for_me ? waitsFor(actor) : sql<boolean>`not ${waitsFor(actor)}`);
  if (filters.search) narrow = narrow.where(containsEveryWord(sql.ref('m.search_text'), filters.search));
  return narrow;
}

/** The milestones of projects the actor sees that pass the filters, without columns: to be selected from or counted. */
export const visibleMilestones = (em: EntityManager, actor: Actor, filters: MilestoneFilters = {}): Milestones =>
  filtered(
    fromMilestones(em)
      .where(listedRows(actor, 'm', filters.deleted))
      .where(projectVisibleTo(actor, sql.ref('m.project_id'))),
    actor,
    filters,
  );

const withColumns = (query: Milestones) =>
  query
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .select(columns)
    .select(personName('a').as('approved_by_name'));

/** One row of a list or a detail; as the view, with times as the database writes them. */
export type MilestoneRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visibleMilestoneRows = (em: EntityManager, actor: Actor, filters: MilestoneFilters = {}) =>
  withColumns(visibleMilestones(em, actor, filters));

/** These milestones, deleted or not, without a permission check. */
export const readMilestoneRows = (em: EntityManager, ids: readonly string[]): Promise<MilestoneRow[]> =>
  withColumns(fromMilestones(em)).where('m.id', 'in', ids).execute();

/** One milestone, deleted or not, without a permission check. */
export const findMilestoneRow = (em: EntityManager, id: string): Promise<MilestoneRow | undefined> =>
  withColumns(fromMilestones(em)).where('m.id', '=', id).executeTakeFirst();

/** The view of a milestone, the same for all users who see its project. */
export const toMilestoneView: (row: MilestoneRow) => MilestoneView = viewOf(MilestoneView);

/**
 * The current view of a milestone; the caller has checked that the actor may see it. @throws DomainError `not_found`
 */
export async function viewOfMilestone(em: EntityManager, id: string): Promise<MilestoneView> {
  return toMilestoneView(orNotFound(await findMilestoneRow(em, id)));
}
