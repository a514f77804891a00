import type { EntityManager } from '@mikro-orm/postgresql';
import { priorities, taskStatuses, type WeightAnalytics } from '@portal/contracts';
import { sql } from 'kysely';
import { BUSINESS_ZONE, today, addDays } from '../../infrastructure/database/time/business-time.js';
import { isOverdueTask } from '../tasks/index.js';
import { forecast } from './forecast.js';
import { percentOf } from './percent.js';

/** How many weeks the velocity looks back, the current one included. */
const WEEKS = 8;

/** The Mondays of the last eight weeks, oldest first. */
export const weeksUntil = (thisMonday: string): string[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, (index - WEEKS + 1) * 7));

type Dimension = 'all' | 'status' | 'priority' | 'milestone' | 'assignee';
type Share = WeightAnalytics['by_status'][number];

/** Of `total`, `done` and `overdue` the weights. */
type Group = Record<'total' | 'done' | 'overdue' | 'count' | 'done_count', number> &
  Record<'key' | 'label' | 'first_monday', string | null> &
  Record<'this_monday' | 'today', string> & { dimension: Dimension };

const zone = sql.lit(BUSINESS_ZONE);
/** Weeks of PostgreSQL begin on Monday, like the office's. */
const mondayOf = (instant: ReturnType<typeof sql>) => sql`date_trunc('week', ${instant} at time zone ${zone})::date`;
const counted = (projectId: string) =>
  sql`t.project_id = ${projectId}::uuid and t.kind = 'task' and t.deleted_at is null and t.status <> 'cancelled'`;

/** Where the weight of a project lies and how fast it gets done, in two statements (decisions, section 5). */
export async function readWeightAnalytics(em: EntityManager, projectId: string): Promise<WeightAnalytics> {
  const groups = await readGroups(em, projectId);
  const whole = groups.find(({ dimension }) => dimension === 'all') as Group;
  const by = (dimension: Dimension): Group[] => groups.filter((group) => group.dimension === dimension);
  const weightIn = (status: string): number => by('status').find(({ key }) => key === status)?.total ?? 0;
  const done = await readVelocity(em, projectId);
  const velocity = weeksUntil(whole.this_monday).map((week_of) => ({
    week_of,
    weight: done.find((week) => week.week_of === week_of)?.weight ?? 0,
  }));
  const remaining = whole.total - whole.done;
  return {
    project_id: projectId,
    total: whole.total,
    completed: whole.done,
    in_progress: weightIn('in_progress'),
    in_review: weightIn('in_review'),
    blocked: weightIn('blocked'),
    remaining,
    overdue: whole.overdue,
    weighted_progress: percentOf(whole.done, whole.total),
    count_progress: percentOf(whole.done_count, whole.count),
    by_milestone: by('milestone').map((group) => shareOf(group, 'No milestone')),
    by_status: sharesOf(
      taskStatuses.filter((status) => status !== 'cancelled'),
      by('status'),
    ),
    by_assignee: by('assignee').map((group) => shareOf(group, 'Unassigned')),
    by_priority: sharesOf(priorities, by('priority')),
    velocity,
    forecast_date: forecast({
      remaining,
      velocity,
      firstMonday: whole.first_monday,
      thisMonday: whole.this_monday,
      today: whole.today,
    }),
  };
}

/** Milestones in their order, then who has most to do; what belongs to none comes last. */
async function readGroups(em: EntityManager, projectId: string): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select
      case when grouping(t.status) = 0 then 'status' when grouping(t.priority) = 0 then 'priority'
        when grouping(m.id) = 0 then 'milestone' when grouping(a.id) = 0 then 'assignee' else 'all' end as dimension,
      coalesce(t.status, t.priority, m.id::text, a.id::text) as key,
      case when grouping(m.id) = 0 then min(m.title)
        else coalesce(nullif(trim(concat_ws(' ', min(a.first_name), min(a.last_name))), ''), 'No name') end as label,
      coalesce(sum(t.weight), 0)::int as total,
      coalesce(sum(t.weight) filter (where t.status = 'done'), 0)::int as done,
      coalesce(sum(t.weight) filter (where ${isOverdueTask}), 0)::int as overdue,
      count(*)::int as count, (count(*) filter (where t.status = 'done'))::int as done_count,
      ${mondayOf(sql`min(t.created_at)`)} as first_monday, ${mondayOf(sql`now()`)} as this_monday, ${today} as today
    from tickets as t
    left join milestones as m on m.id = t.milestone_id and m.deleted_at is null
    left join users as a on a.id = t.assignee_id
    where ${counted(projectId)}
    group by grouping sets ((), (t.status), (t.priority), (m.id), (a.id))
    order by min(m.position) nulls last, a.id is null, total desc, label, key`.execute(em.getKysely<object>());
  return rows;
}

/** The weight completed in each of the last weeks. */
async function readVelocity(em: EntityManager, projectId: string): Promise<WeightAnalytics['velocity']> {
  const { rows } = await sql<WeightAnalytics['velocity'][number]>`
    select ${mondayOf(sql`t.completed_at`)} as week_of, sum(t.weight)::int as weight
    from tickets as t
    where ${counted(projectId)} and t.status = 'done'
      and t.completed_at >= ((${mondayOf(sql`now()`)} - ${(WEEKS - 1) * 7}::int)::timestamp at time zone ${zone})
    group by 1`.execute(em.getKysely<object>());
  return rows;
}

const shareOf = ({ key, label, total, done }: Group, labelOfNone: string): Share =>
  key === null ? { key: 'none', label: labelOfNone, total, done } : { key, label: label ?? key, total, done };

/** Every value of an enum in its order, with 0 where nothing is. */
const sharesOf = (values: readonly string[], groups: readonly Group[]): Share[] =>
  values.map((key) => {
    const { total = 0, done = 0 } = groups.find((group) => group.key === key) ?? {};
    return { key, label: wordsOf(key), total, done };
  });

const wordsOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
