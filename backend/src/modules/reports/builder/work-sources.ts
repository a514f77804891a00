import { projectHealths, projectStatuses, taskFields, taskStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { personName, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { recordMetrics } from '../definitions/record-metrics.js';
import { workMetrics } from '../definitions/work-metrics.js';
import { visibleProjects } from '../../projects/index.js';
import { isOverdueTask, visibleTasks } from '../../tasks/index.js';
import { commonColumns, customerColumns, fieldColumn, textColumn } from './common-columns.js';
import type { OpenedRecord, ReportSource } from './report-source.js';

const project: OpenedRecord = { kind: 'project', id: sql.ref('p.id') };
const task: OpenedRecord = { kind: 'task', id: sql.ref('t.id'), project: sql.ref('t.project_id') };

/** Projects, over the query of their list. */
export const projectSource: ReportSource = {
  name: 'projects',
  label: 'Projects',
  key: sql.ref('p.id'),
  columns: {
    number: { ...recordMetrics.number, value: sql.ref('p.number'), opens: project },
    project: { ...workMetrics.project, value: sql.ref('p.name'), opens: project },
    ...customerColumns(personNameOrEmail('c'), sql.ref('company.name'), {
      customer: sql.ref('c.id'),
      company: sql.ref('c.company_id'),
    }),
    status: { ...recordMetrics.status, value: sql.ref('p.status'), choices: projectStatuses },
    health: { ...workMetrics.health, value: sql.ref('p.health'), choices: projectHealths },
    budget_hours: { ...workMetrics.budgetHours, value: sql.ref('p.budget_hours'), isInternal: true },
    budget: { ...workMetrics.budget, value: sql.ref('p.budget_cents'), isInternal: true },
    target_date: { ...workMetrics.targetDate, value: sql.ref('p.target_date') },
    ...commonColumns('p'),
  },
  read: (em, reader, columns) => visibleProjects(em, reader).select(columns),
};

/** Tasks, over the query of their list. */
export const taskSource: ReportSource = {
  name: 'tasks',
  label: 'Tasks',
  key: sql.ref('t.id'),
  columns: {
    number: { ...recordMetrics.number, value: sql.ref('t.number'), opens: task },
    title: { ...fieldColumn(taskFields.title, sql.ref('t.title')), opens: task },
    project: { ...workMetrics.project, value: sql.ref('p.name'), opens: project },
    milestone: { ...workMetrics.milestone, value: sql.ref('m.title') },
    assignee: fieldColumn(taskFields.assignee_name, personName('a')),
    status: { ...recordMetrics.status, value: sql.ref('t.status'), choices: taskStatuses },
    priority: fieldColumn(taskFields.priority, sql.ref('t.priority')),
    weight: fieldColumn(taskFields.weight, sql.ref('t.weight')),
    spent: { ...workMetrics.spent, value: sql`round(t.spent_minutes / 60.0, 1)` },
    is_overdue: textColumn(
      'Overdue',
      'Unfinished and past its due date',
      sql`case when ${isOverdueTask} then 'yes' else 'no' end`,
      ['yes', 'no'],
    ),
    due_date: fieldColumn(taskFields.due_date, sql.ref('t.due_date')),
    completed: fieldColumn(taskFields.completed_at, sql.ref('t.completed_at')),
    ...commonColumns('t'),
  },
  read: (em, reader, columns) =>
    visibleTasks(em, reader)
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .leftJoin('milestones as m', (join) => join.onRef('m.id', '=', 't.milestone_id').on('m.deleted_at', 'is', null))
      .leftJoin('users as a', 'a.id', 't.assignee_id')
      .select(columns),
};
