import { defineFields, field } from '../core/fields.js';
import { priorities } from '../core/priorities.js';
import { taskStatuses, type TaskView } from './task.contract.js';

/** The fields of a task (specification, section 3). */
export const taskFields = defineFields<TaskView>()({
  number: field.line('Number', ['list', 'export', 'search', 'report']),
  title: field.line('Title', ['list', 'form', 'compare', 'log', 'export', 'import', 'search', 'report'], {
    heading: 'Task',
    sentence: 'The title of the task',
  }),
  description: field.text('Description', ['form', 'compare', 'log', 'export', 'import', 'search']),
  status: field.choice('Status', ['list', 'form', 'compare', 'export', 'import', 'report'], { values: taskStatuses }),
  priority: field.choice('Priority', ['list', 'form', 'detail', 'compare', 'log', 'export', 'import', 'report'], {
    sentence: 'The priority of the task',
    values: priorities,
  }),
  weight: field.number('Weight', ['list', 'form', 'detail', 'compare', 'log', 'export', 'import', 'report'], {
    sentence: 'The weight of the task',
    audience: 'internal',
  }),
  assignee_id: field.reference('Assigned to', ['form', 'detail', 'compare', 'log'], {
    logged: 'assignee',
    audience: 'internal',
  }),
  assignee_name: field.line('Assignee', ['list', 'import', 'search', 'report'], {
    sentence: 'Who works on it',
    audience: 'internal',
  }),
  milestone_id: field.reference('Milestone', ['form', 'detail', 'compare', 'log', 'export']),
  milestone_title: field.line('Milestone', ['list', 'import', 'report']),
  due_date: field.day('Due date', ['list', 'form', 'detail', 'compare', 'log', 'export', 'import', 'report'], {
    heading: 'Due',
    sentence: 'The day it is due',
  }),
  estimate_minutes: field.minutes('Estimate', ['form', 'detail', 'compare', 'log', 'export', 'import'], {
    audience: 'internal',
  }),
  spent_minutes: field.minutes('Time spent', ['form', 'detail', 'compare', 'log', 'export', 'report'], {
    audience: 'internal',
  }),
  labels: field.list('Labels', ['form', 'detail', 'compare', 'log', 'export', 'import', 'search'], {
    audience: 'internal',
  }),
  blocked_reason: field.line('Why it is blocked', ['form', 'detail', 'compare', 'log', 'export'], {
    logged: 'reason for being blocked',
  }),
  completed_at: field.instant('Done', ['detail', 'export', 'report'], {
    heading: 'Completed',
    sentence: 'When it was completed',
  }),
  created_at: field.instant('Created', ['list', 'detail', 'report'], { sentence: 'When it was made' }),
  project_name: field.line('Project', ['list', 'import', 'report']),
  id: 'identifies the record',
  project_id: 'shown by its name',
  position: 'a place on the board',
  created_by: 'shown by its name',
  created_by_name: 'shown with the day of creation',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
