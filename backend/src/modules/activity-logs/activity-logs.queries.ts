import type { EntityManager } from '@mikro-orm/postgresql';
import { ActivityLogView, hasAdminRights, type Actor, type ListActivityLogs } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely, personName, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { instantOf, viewOf } from '../../infrastructure/database/views.js';
import { projectVisibleTo } from '../projects/index.js';
import { SOMEBODY } from './activity-labels.js';

const columns = viewColumns('l', ActivityLogView, { entity_title: null, actor_name: null });

/** The user whom an entry of the system concerns: assignee or member. The values of a note belong to its writer. */
const whoItIsAbout = sql<string>`case when l.source = 'system' then coalesce(
  l.new_values ->> 'assignee_id', l.new_values ->> 'user_id', l.old_values ->> 'user_id')::uuid end`;

const fromLogs = (em: EntityManager) =>
  kysely(em)
    .selectFrom('activity_logs as l')
    .innerJoin('projects as p', 'p.id', 'l.project_id')
    .leftJoin('tickets as t', (join) => join.onRef('t.id', '=', 'l.entity_id').on('l.entity_type', '=', 'task'))
    .leftJoin('milestones as m', (join) => join.onRef('m.id', '=', 'l.entity_id').on('l.entity_type', '=', 'milestone'))
    .leftJoin('users as a', 'a.id', 'l.actor_id')
    .leftJoin('users as w', (join) => join.on('w.id', '=', whoItIsAbout))
    .where('l.deleted_at', 'is', null);

const withColumns = (query: ReturnType<typeof fromLogs>) =>
  query
    .select(columns)
    .select(sql<string | null>`coalesce(t.title, m.title, p.name)`.as('entity_title'))
    .select(personName('a').as('actor_name'))
    .select(personName('w').as('person_name'));

/** One entry with the names a reader needs. */
export type ActivityLogRow = ActivityLogView & { person_name: string | null };

const entityKeys = ['project_id', 'entity_type', 'entity_id'] as const;
type ActivityFilters = Partial<Pick<ListActivityLogs, (typeof entityKeys)[number] | 'search'>>;

/** The entries of projects the actor sees that pass the filters; what is internal only for admins. */
export function visibleActivityLogs(em: EntityManager, actor: Actor, filters: ActivityFilters) {
  let query = withColumns(fromLogs(em)).where(projectVisibleTo(actor, sql.ref('l.project_id')));
  if (!hasAdminRights(actor)) query = query.where('l.internal', '=', false);
  for (const key of entityKeys) {
    const wanted = filters[key];
    if (wanted) query = query.where(`l.${key}`, '=', wanted);
  }
  return filters.search
    ? query.where(containsEveryWord(sql`lower(l.description || ' ' || l.activity_type)`, filters.search))
    : query;
}

/** An entry as the feed reads it: the view's fields and `internal`. */
export type ShownEntry = ActivityLogRow & { internal: boolean; event_id: string | null };

const shownEntries = (em: EntityManager) => withColumns(fromLogs(em)).select(['l.internal', 'l.event_id']);

/** The entries that these events left, oldest first. */
export const readEntriesOfEvents = (em: EntityManager, eventIds: readonly string[]): Promise<ShownEntry[]> =>
  shownEntries(em).where('l.event_id', 'in', eventIds).orderBy('l.id').execute();

/** These entries. */
export const readEntries = (em: EntityManager, ids: readonly string[]): Promise<ShownEntry[]> =>
  shownEntries(em).where('l.id', 'in', ids).execute();

/** What admins read of an entry: of what the system did, also by which workflow. */
export function toActivityLogViewOfAdmin(row: ActivityLogRow): ActivityLogView {
  const view = toActivityLogView(row);
  const { workflow } = row.metadata as { workflow?: { name: string } };
  if (row.source !== 'system' || workflow === undefined) return view;
  return { ...view, metadata: row.metadata, actor_name: `Workflow “${workflow.name}”` };
}

/** An entry as each of its readers may see it. */
export const activityLogViewFor =
  (actor: Actor) =>
  (row: ActivityLogRow): ActivityLogView =>
    hasAdminRights(actor) ? toActivityLogViewOfAdmin(row) : toActivityLogView(row);

const withoutWorkflow = (metadata: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => name !== 'workflow'));

const shownLog = viewOf(ActivityLogView);

/** The fields of an entry that all users of the project read. */
export const toActivityLogView = (row: ActivityLogRow): ActivityLogView => {
  const { person_name: person, source, description, metadata } = row;
  return shownLog({
    ...row,
    description: source === 'system' && person ? description.replace(SOMEBODY, () => person) : description,
    metadata: source === 'system' ? withoutWorkflow(metadata) : metadata,
    created_at: instantOf(row.created_at),
  });
};
