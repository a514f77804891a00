import { projectFields, taskFields } from '@portal/contracts';
import { sql } from 'kysely';
import { personName } from '../../../infrastructure/database/read-kit.js';
import { recordMetrics } from '../definitions/record-metrics.js';
import { workMetrics } from '../definitions/work-metrics.js';
import { visibleProjects } from '../../projects/index.js';
import { isOverdueTask, visibleTasks } from '../../tasks/index.js';
import { commonColumns, ownerColumns, sourceColumns, textColumn } from './common-columns.js';
import type { OpenedRecord, ReportSource } from './report-source.js';

const project: OpenedRecord = { kind: 'project', id: sql.ref('p.id') };
const task: OpenedRecord = { kind: 'task', id: sql.ref('t.id'), project: sql.ref('t.project_id') };

/** Projects, over the query of their list. */
export const projectSource: ReportSource = {
  name: 'projects',
  label: 'Projects',
  key: sql.ref('p.id'),
  columns: sourceColumns(
    { fields: projectFields, alias: 'p', elsewhere: ['customer_name', 'company_name', 'created_at'] },
    (field) => ({
      number: field('number', { ...recordMetrics.number, opens: project }),
      project: field('name', { ...workMetrics.project, opens: project }),
      ...ownerColumns('c', 'company'),
      status: field('status', recordMetrics.status),
      health: field('health', workMetrics.health),
      budget_hours: field('budget_hours', { ...workMetrics.budgetHours, isInternal: true }),
      budget: field('budget', { ...workMetrics.budget, isInternal: true }),
      target_date: field('target_date', workMetrics.targetDate),
      ...commonColumns('p'),
    }),
  ),
  read: (em, reader, columns) => visibleProjects(em, reader).select(columns),
};

/** Tasks, over the query of their list. */
export const taskSource: ReportSource = {
  name: 'tasks',
  label: 'Tasks',
  key: sql.ref('t.id'),
  columns: sourceColumns({ fields: taskFields, alias: 't', elsewhere: ['created_at'] }, (field) => ({
    number: field('number', { ...recordMetrics.number, opens: task }),
    title: field('title', { opens: task }),
    project: field('project_name', { ...workMetrics.project, value: sql.ref('p.name'), opens: project }),
    milestone: field('milestone_title', { ...workMetrics.milestone, value: sql.ref('m.title') }),
    assignee: field('assignee_name', { value: personName('a') }),
    status: field('status', recordMetrics.status),
    priority: field('priority'),
    weight: field('weight'),
    spent: field('spent_minutes', { ...workMetrics.spent, value: sql`round(t.spent_minutes / 60.0, 1)` }),
    is_overdue: textColumn(
      'Overdue',
      'Unfinished and past its due date',
      sql`case when ${isOverdueTask} then 'yes' else 'no' end`,
      ['yes', 'no'],
    ),
    due_date: field('due_date'),
    completed: field('completed_at'),
    ...commonColumns('t'),
  })),
  read: (em, reader, columns) =>
    visibleTasks(em, reader)
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .leftJoin('milestones as m', (join) => join.onRef('m.id', '=', 't.milestone_id').on('m.deleted_at', 'is', null))
      .leftJoin('users as a', 'a.id', 't.assignee_id')
      .select(columns),
};
