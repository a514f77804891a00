import { defineFields, field } from '../core/fields.js';
import { milestoneStatuses, type MilestoneView } from './milestone.contract.js';

/** The fields of a milestone (specification, section 3; decisions, section 4). */
export const milestoneFields = defineFields<MilestoneView>()({
  title: field.line('Title', ['list', 'form', 'compare', 'log', 'export', 'search'], { heading: 'Milestone' }),
  description: field.text('Description', ['form', 'compare', 'log', 'export', 'search']),
  due_date: field.day('Due date', ['list', 'form', 'compare', 'log', 'export'], { heading: 'Due' }),
  status: field.choice('Status', ['list', 'compare', 'export'], { values: milestoneStatuses }),
  approval_required: field.boolean('Approval', ['form', 'compare', 'log', 'export'], {
    logged: 'whether it needs approval',
  }),
  approved_by_name: field.line('Approved by', ['detail']),
  approved_at: field.instant('Approved', ['detail', 'export']),
  change_request: field.text('Requested changes', ['detail', 'export']),
  completed_at: field.instant('Completed', ['detail', 'export']),
  project_name: field.line('Project', ['list']),
  id: 'identifies the record',
  project_id: 'shown by its name',
  position: 'a place in the order',
  approved_by: 'shown by name',
  created_at: 'shown in the history',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
