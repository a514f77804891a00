import { sql } from 'kysely';
import { visibleProjects } from '../../projects/index.js';
import { isOverdueTask } from '../../tasks/index.js';
import { recordMetrics, count } from './record-metrics.js';
import { columnOf, linkColumn, totalColumn, type ReportDefinition } from './report-definition.js';
import { percentOf, workMetrics as m } from './work-metrics.js';

const weightWhere = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(t.weight) filter (where ${condition}), 0)::int`;
const weightIn = (status: string) => weightWhere(sql`t.status = ${sql.lit(status)}`);

/** Where the weight of projects lies, milestone by milestone; the same figures as the weights of one project. */
export const weightsReport: ReportDefinition = {
  name: 'weights',
  titles: { admin: 'Weights', customer: 'Progress by milestone' },
  description: 'Where the weight of each project lies, milestone by milestone, and how much of it is done.',
  parameters: ['project_id', 'customer_id'],
  chart: { category: 'number', series: ['completed', 'remaining'], isStacked: true },
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
