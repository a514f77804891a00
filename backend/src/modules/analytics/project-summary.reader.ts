import type { EntityManager } from '@mikro-orm/postgresql';
import { milestoneStatuses, openTaskStatuses, taskStatuses, type ProjectSummary } from '@portal/contracts';
import { sql } from 'kysely';
import { isOverdueTask } from '../tasks/index.js';
import { percentOf } from './percent.js';

interface TaskGroup {
  status: string;
  count: number;
  weight: number;
  overdue: number;
  estimate: number;
  spent: number;
  next_due: string | null;
}

interface MilestoneGroup {
  status: string;
  count: number;
  next_due: string | null;
}

const open = sql.join(openTaskStatuses.map((status) => sql.lit(status)));

/** A project in one look, in two statements: by weight, by state, what is late and what comes next (decisions, section 5). */
export async function readProjectSummary(em: EntityManager, projectId: string): Promise<ProjectSummary> {
  const db = em.getKysely<object>();
  const { rows: tasks } = await sql<TaskGroup>`
    select t.status, count(*)::int as count, sum(t.weight)::int as weight,
      (count(*) filter (where ${isOverdueTask}))::int as overdue,
      coalesce(sum(t.estimate_minutes), 0)::int as estimate, sum(t.spent_minutes)::int as spent,
      min(t.due_date) filter (where t.status in (${open})) as next_due
    from tickets as t where t.project_id = ${projectId}::uuid and t.kind = 'task' and t.deleted_at is null
    group by t.status`.execute(db);
  const { rows: milestones } = await sql<MilestoneGroup>`
    select m.status, count(*)::int as count,
      min(m.due_date) filter (where m.status in ('planned', 'in_progress', 'awaiting_approval')) as next_due
    from milestones as m where m.project_id = ${projectId}::uuid and m.deleted_at is null
    group by m.status`.execute(db);
  const counting = tasks.filter(({ status }) => status !== 'cancelled');
  const done = tasks.find(({ status }) => status === 'done');
  const milestoneCounts = countsOf(milestoneStatuses, milestones);
  return {
    project_id: projectId,
    progress: percentOf(done?.weight ?? 0, sumOf(counting, 'weight')),
    tasks: countsOf(taskStatuses, tasks),
    milestones: milestoneCounts,
    task_count: sumOf(counting, 'count'),
    done_count: done?.count ?? 0,
    overdue_count: sumOf(counting, 'overdue'),
    awaiting_approval: milestoneCounts['awaiting_approval'] ?? 0,
    estimate_minutes: sumOf(counting, 'estimate'),
    spent_minutes: sumOf(counting, 'spent'),
    next_due: earliest([...tasks, ...milestones].map(({ next_due }) => next_due)),
  };
}

/** Every state with its count, 0 included. */
const countsOf = (states: readonly string[], groups: readonly { status: string; count: number }[]) =>
  Object.fromEntries(states.map((state) => [state, groups.find(({ status }) => status === state)?.count ?? 0]));

const sumOf = (groups: readonly TaskGroup[], field: 'count' | 'weight' | 'overdue' | 'estimate' | 'spent'): number =>
  groups.reduce((sum, group) => sum + group[field], 0);

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).sort()[0] ?? null;
