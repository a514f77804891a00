import { defineFields, field } from '../core/fields.js';
import { priorities } from '../core/priorities.js';
import { projectHealths, projectStatuses, type ProjectView } from './project.contract.js';

/** The fields of a project (specification, section 3). */
export const projectFields = defineFields<ProjectView>()({
  number: field.line('Number', ['list', 'export', 'search', 'report']),
  name: field.line('Name', ['list', 'form', 'compare', 'log', 'export', 'import', 'search', 'report'], {
    heading: 'Project',
  }),
  description: field.text('Description', ['form', 'compare', 'log', 'export', 'import', 'search']),
  customer_id: field.reference('Customer', ['form', 'log'], { logged: 'owner' }),
  customer_name: field.line('Customer', ['list', 'import', 'report'], { audience: 'internal' }),
  company_name: field.line('Company', ['list', 'report'], { audience: 'internal' }),
  status: field.choice('Status', ['list', 'export', 'report'], { values: projectStatuses }),
  priority: field.choice('Priority', ['list', 'form', 'detail', 'compare', 'log', 'export', 'import'], {
    values: priorities,
  }),
  health: field.choice('Health', ['list', 'form', 'detail', 'log', 'export', 'import', 'report'], {
    values: projectHealths,
  }),
  start_date: field.day('Start date', ['form', 'detail', 'log', 'export', 'import'], { heading: 'Start' }),
  target_date: field.day('Target date', ['list', 'form', 'detail', 'compare', 'log', 'export', 'import', 'report'], {
    heading: 'Target',
  }),
  budget: field.dollars('Budget', ['form', 'detail', 'export', 'import', 'report'], { audience: 'internal' }),
  budget_hours: field.number('Budget hours', ['form', 'detail', 'export', 'import', 'report'], {
    audience: 'internal',
  }),
  manager_id: field.reference('Manager', ['form', 'detail', 'log', 'export']),
  manager_name: field.line('Manager', ['list', 'import']),
  deal_id: field.reference('Deal', ['form', 'detail', 'log', 'export'], { audience: 'internal' }),
  progress: field.number('Progress', ['list', 'detail']),
  next_date: field.day('Next', ['list']),
  completed_at: field.instant('Completed', ['detail', 'export']),
  created_at: field.instant('Created', ['detail', 'report'], { sentence: 'When it was made' }),
  id: 'identifies the record',
  consultation_id: 'a link on the page of the project',
  task_count: 'part of the progress',
  done_count: 'part of the progress',
  next_title: 'shown with its day',
  access: 'the reader’s own rights',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
