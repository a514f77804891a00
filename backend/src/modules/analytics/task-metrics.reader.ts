import type { EntityManager } from '@mikro-orm/postgresql';
import type { OfProjectInTime, TaskMetrics } from '@portal/contracts';
import { sql } from 'kysely';
import { cycleHours, isOnTime, isOverdueTask } from '../tasks/index.js';
import { oneDecimal, percentOf } from './percent.js';

interface Row {
  created: number;
  completed: number;
  reopened: number;
  cycle_hours_mean: number | null;
  cycle_hours_p85: number | null;
  overdue: number;
  due: number;
  on_time: number;
}

const days: Record<OfProjectInTime['timeframe'], number | null> = { '7d': 7, '30d': 30, '90d': 90, all: null };

/**
 * How tasks flowed: made and done in the time frame (which ends now), reopened in it, late now (decisions, section 5).
 * On time is who was completed on the due date at the latest, by the office's calendar.
 */
export async function readTaskMetrics(
  em: EntityManager,
  { project_id, timeframe }: OfProjectInTime,
): Promise<TaskMetrics> {
  const length = days[timeframe];
  const since = length === null ? sql`'-infinity'::timestamptz` : sql`now() - make_interval(days => ${length}::int)`;
  const isDone = sql`t.status = 'done' and t.completed_at >= ${since}`;
  const { rows } = await sql<Row>`
    select (count(*) filter (where t.created_at >= ${since}))::int as created,
      (count(*) filter (where ${isDone}))::int as completed,
      (select count(*)::int from domain_events as e join tickets as r on r.id = e.entity_id and r.deleted_at is null
        where e.name = 'task.status_changed' and e.payload ->> 'from' = 'done'
          and e.payload ->> 'project_id' = ${project_id} and e.occurred_at >= ${since}) as reopened,
      (avg(${cycleHours}) filter (where ${isDone}))::float8 as cycle_hours_mean,
      (percentile_cont(0.85) within group (order by ${cycleHours}) filter (where ${isDone}))::float8 as cycle_hours_p85,
      (count(*) filter (where ${isOverdueTask}))::int as overdue,
      (count(*) filter (where ${isDone} and t.due_date is not null))::int as due,
      (count(*) filter (where ${isDone} and ${isOnTime}))::int as on_time
    from tickets as t where t.project_id = ${project_id}::uuid and t.kind = 'task' and t.deleted_at is null`.execute(
    em.getKysely<object>(),
  );
  const [{ due, on_time, cycle_hours_mean, cycle_hours_p85, ...counts }] = rows as [Row];
  return {
    project_id,
    timeframe,
    ...counts,
    cycle_hours_mean: oneDecimal(cycle_hours_mean),
    cycle_hours_p85: oneDecimal(cycle_hours_p85),
    on_time_share: due === 0 ? null : percentOf(on_time, due),
  };
}
