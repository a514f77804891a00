import { sql } from 'kysely';
import { cycleHours, isOnTime, visibleTasks } from '../../tasks/index.js';
import { periodsOf } from './periods.js';
import { count, hours } from './record-metrics.js';
import { columnOf, periodColumns, totalColumn, type ReportDefinition } from './report-definition.js';
import { percentOf, workMetrics as m } from './work-metrics.js';

const oneDecimal = (hours: ReturnType<typeof sql>) => sql`round((${hours})::numeric, 1)`;

/** How tasks flowed, by week or month; the same figures as the metrics of one project. */
export const taskThroughputReport: ReportDefinition = {
  name: 'task_throughput',
  titles: { admin: 'Task throughput', customer: 'Work done' },
  description: 'Tasks made, completed and taken up again, by week or month, and how long they took.',
  parameters: ['from', 'to', 'bucket', 'project_id', 'company_id'],
  chart: { category: 'from', series: ['created', 'completed'] },
  columns: () => [
    ...periodColumns,
    totalColumn('created', count('Created', 'Tasks that were made in the period')),
    totalColumn('completed', count('Completed', 'Tasks that were completed in the period and are done')),
    totalColumn('reopened', count('Reopened', 'Times that a done task was taken up again')),
    totalColumn('hours', hours('Hours', 'Time noted on the tasks that were completed in the period and are done')),
    columnOf('cycle_mean', hours('Cycle, mean', 'Hours from making to completion, on average')),
    columnOf('cycle_p85', hours('Cycle, 85 %', 'Hours within which 85 of 100 tasks were completed')),
    columnOf('on_time', m.onTime),
  ],
  query: (em, reader, params) => {
    const seen = visibleTasks(em, reader, { project_id: params.project_id, company_id: params.company_id }).select([
      't.id',
      't.created_at',
      sql<Date | null>`case when t.status = 'done' then t.completed_at end`.as('completed_at'),
      't.due_date',
      't.spent_minutes',
    ]);
    return sql`
      with ${periodsOf(params)},
      t as materialized ${seen},
      reopened as materialized (
        select e.occurred_at from domain_events as e join t on t.id = e.entity_id
        where e.name = 'task.status_changed' and e.payload ->> 'from' = 'done'
          and e.occurred_at >= (select min(begins) from periods) and e.occurred_at < (select max(ends) from periods))
      select first as "from", last as "to", made.tasks as created, done.tasks as completed, again.times as reopened,
        done.hours, done.cycle_mean, done.cycle_p85, done.on_time
      from periods
      cross join lateral (
        select count(*)::int as tasks from t where t.created_at >= begins and t.created_at < ends) as made
      cross join lateral (
        select count(*)::int as times from reopened where occurred_at >= begins and occurred_at < ends) as again
      cross join lateral (
        select count(*)::int as tasks, ${oneDecimal(sql`coalesce(sum(t.spent_minutes), 0) / 60.0`)} as hours,
          ${oneDecimal(sql`avg(${cycleHours})`)} as cycle_mean,
          ${oneDecimal(sql`percentile_cont(0.85) within group (order by ${cycleHours})`)} as cycle_p85,
          ${percentOf(sql`count(*) filter (where ${isOnTime})`, sql`count(t.due_date)`)} as on_time
        from t where t.completed_at >= begins and t.completed_at < ends) as done
      order by first`;
  },
};
