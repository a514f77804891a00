import { metrics, projectStatuses, openMilestoneStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { enumOrder, personNameOrEmail, inLiteral } from '../../../infrastructure/database/read-kit.js';
import { visibleProjects } from '../../projects/index.js';
import { isOverdueTask, cycleHours, isOnTime, visibleTasks } from '../../tasks/index.js';
import { periodsOf } from './periods.js';
import { recordMetrics, count, text, hours } from './record-metrics.js';
import {
  columnOf,
  customerColumns,
  forAdmins,
  headline,
  linkColumn,
  totalColumn,
  type ReportDefinition,
  withLabel,
  periodColumns,
  shareHeadline,
} from './report-definition.js';
import { enumLabel, percentOf, workMetrics as m } from './work-metrics.js';

const work = sql`(
  select count(*)::int as tasks, (count(*) filter (where t.status = 'done'))::int as done,
    (count(*) filter (where ${isOverdueTask}))::int as overdue,
    coalesce(${percentOf(sql`sum(t.weight) filter (where t.status = 'done')`, sql`sum(t.weight)`)}, 0) as progress
  from tickets as t where t.project_id = p.id and t.kind = 'task' and t.deleted_at is null and t.status <> 'cancelled')`;

/** Time was spent on cancelled tasks as well. */
const spent = sql<string>`(
  select round(coalesce(sum(t.spent_minutes), 0) / 60.0, 1) from tickets as t
  where t.project_id = p.id and t.kind = 'task' and t.deleted_at is null)`;

const nextMilestone = sql`(
  select m.due_date, m.title from milestones as m
  where m.project_id = p.id and m.deleted_at is null and m.due_date is not null
    and m.status in ${inLiteral(openMilestoneStatuses)}
  order by m.due_date, m.position limit 1)`;

/** Every project in one look, as it is now. */
export const projectStatusReport: ReportDefinition = {
  name: 'project_status',
  titles: { admin: 'Project status', customer: 'My projects' },
  description: 'Every project with its state, its progress by weight, what is late and what comes next.',
  parameters: ['project_id', 'customer_id', 'company_id'],
  headline: headline('Overdue tasks', 'overdue'),
  columns: (role) => [
    linkColumn('number', recordMetrics.number, { kind: 'project', id: 'id' }),
    columnOf('project', m.project),
    ...customerColumns(role),
    columnOf('status', recordMetrics.status),
    columnOf('health', m.health),
    columnOf('progress', m.progress),
    totalColumn('tasks', count('Tasks', 'Tasks that are not cancelled')),
    totalColumn('done', count('Done', 'Tasks that are done')),
    totalColumn('overdue', withLabel('Overdue', metrics.overdue_tasks), 'overdue_tasks'),
    totalColumn('spent', m.spent),
    ...forAdmins(role, columnOf('budget_hours', m.budgetHours), totalColumn('budget', m.budget)),
    columnOf('next_date', m.nextDate),
    columnOf('next_milestone', text('Next milestone', 'The unfinished milestone that is due first')),
    columnOf('target_date', m.targetDate),
  ],
  query: (em, reader, { project_id, customer_id, company_id }) => {
    const seen = visibleProjects(em, reader, { project_id, customer_id, company_id }).select([
      'p.id',
      'p.number',
      'p.name',
      'p.status',
      'p.health',
      'p.budget_cents',
      'p.budget_hours',
      'p.target_date',
      'p.customer_id',
      'c.company_id',
      'company.name as company',
      personNameOrEmail('c').as('customer'),
    ]);
    return sql`
      select p.number, p.name as project, p.customer, p.company, ${enumLabel(sql`p.status`)} as status,
        ${enumLabel(sql`p.health`)} as health, work.progress, work.tasks, work.done, work.overdue, ${spent} as spent,
        p.budget_hours, p.budget_cents as budget, next.due_date as next_date, next.title as next_milestone, p.target_date,
        p.id, p.customer_id, p.company_id
      from ${seen} as p cross join lateral ${work} as work left join lateral ${nextMilestone} as next on true
      order by ${enumOrder(projectStatuses, 'p.status')}, substr(p.number, 3)::bigint, p.id`;
  },
};

const oneDecimal = (hours: ReturnType<typeof sql>) => sql`round((${hours})::numeric, 1)`;

/** How tasks flowed, by week or month; the same figures as the metrics of one project. */
export const taskThroughputReport: ReportDefinition = {
  name: 'task_throughput',
  titles: { admin: 'Task throughput', customer: 'Work done' },
  description: 'Tasks made, completed and taken up again, by week or month, and how long they took.',
  parameters: ['from', 'to', 'bucket', 'project_id', 'company_id'],
  chart: { category: 'from', series: ['created', 'completed'] },
  headline: headline('Tasks completed', 'completed'),
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

const weightWhere = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(t.weight) filter (where ${condition}), 0)::int`;
const weightIn = (status: string) => weightWhere(sql`t.status = ${sql.lit(status)}`);

/** Where the weight of projects lies, milestone by milestone; the same figures as the weights of one project. */
export const weightsReport: ReportDefinition = {
  name: 'weights',
  titles: { admin: 'Weights', customer: 'Progress by milestone' },
  description: 'Where the weight of each project lies, milestone by milestone, and how much of it is done.',
  parameters: ['project_id', 'customer_id'],
  chart: { category: 'number', series: ['completed', 'remaining'], kind: 'stacked' },
  headline: shareHeadline('Done', 'completed', 'remaining'),
  columns: () => [
    linkColumn('number', recordMetrics.number, { kind: 'project', id: 'id' }),
    columnOf('project', m.project),
    columnOf('milestone', m.milestone),
    totalColumn('total', count('Weight', 'Weight of its tasks that are not cancelled')),
    totalColumn('completed', count('Done', 'Weight of done tasks')),
    totalColumn('in_progress', count('In progress', 'Weight of tasks that are in progress')),
    totalColumn('in_review', count('In review', 'Weight of tasks that are in review')),
    totalColumn('blocked', count('Blocked', 'Weight of tasks that are blocked')),
    totalColumn('remaining', count('Remaining', 'Weight of tasks that are not done')),
    totalColumn('overdue', count('Overdue', 'Weight of unfinished tasks past their due date')),
    columnOf('progress', m.progress),
  ],
  query: (em, reader, { project_id, customer_id }) => {
    const seen = visibleProjects(em, reader, { project_id, customer_id }).select(['p.id', 'p.number', 'p.name']);
    return sql`
      select p.id, p.number, p.name as project, coalesce(m.title, 'No milestone') as milestone,
        coalesce(sum(t.weight), 0)::int as total, ${weightIn('done')} as completed,
        ${weightIn('in_progress')} as in_progress, ${weightIn('in_review')} as in_review,
        ${weightIn('blocked')} as blocked, ${weightWhere(sql`t.status <> 'done'`)} as remaining,
        ${weightWhere(isOverdueTask)} as overdue,
        coalesce(${percentOf(sql`sum(t.weight) filter (where t.status = 'done')`, sql`sum(t.weight)`)}, 0) as progress
      from ${seen} as p
      join tickets as t on t.project_id = p.id and t.kind = 'task' and t.deleted_at is null and t.status <> 'cancelled'
      left join milestones as m on m.id = t.milestone_id and m.deleted_at is null
      group by p.id, p.number, p.name, m.id, m.title, m.position
      order by substr(p.number, 3)::bigint, p.id, m.position nulls last, m.id`;
  },
};
