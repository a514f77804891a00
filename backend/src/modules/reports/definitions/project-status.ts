import { metrics, projectStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { enumOrder, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { visibleProjects } from '../../projects/index.js';
import { isOverdueTask } from '../../tasks/index.js';
import { recordMetrics, count, text } from './record-metrics.js';
import {
  columnOf,
  customerColumns,
  forAdmins,
  linkColumn,
  totalColumn,
  type ReportDefinition,
  withLabel,
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
    and m.status in ('planned', 'in_progress', 'awaiting_approval')
  order by m.due_date, m.position limit 1)`;

/** Every project in one look, as it is now. */
export const projectStatusReport: ReportDefinition = {
  name: 'project_status',
  titles: { admin: 'Project status', customer: 'My projects' },
  description: 'Every project with its state, its progress by weight, what is late and what comes next.',
  parameters: ['project_id', 'customer_id', 'company_id'],
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
