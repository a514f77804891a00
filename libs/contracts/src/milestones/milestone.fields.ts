import { defineFields } from '../core/fields.js';
import { milestoneStatuses, type MilestoneView } from './milestone.contract.js';

/** The fields of a milestone (specification, section 3; decisions, section 4). */
export const milestoneFields = defineFields<MilestoneView>()({
  title: {
    label: 'Title',
    heading: 'Milestone',
    format: 'line',
    audience: 'customer',
    uses: ['list', 'form', 'compare', 'log', 'export', 'search'],
  },
  description: {
    label: 'Description',
    format: 'text',
    audience: 'customer',
    uses: ['form', 'compare', 'log', 'export', 'search'],
  },
  due_date: {
    label: 'Due date',
    heading: 'Due',
    format: 'day',
    audience: 'customer',
    uses: ['list', 'form', 'compare', 'log', 'export'],
  },
  status: {
    label: 'Status',
    format: 'choice',
    values: milestoneStatuses,
    audience: 'customer',
    uses: ['list', 'compare', 'export'],
  },
  approval_required: {
    label: 'Approval',
    logged: 'whether it needs approval',
    format: 'boolean',
    audience: 'customer',
    uses: ['form', 'compare', 'log', 'export'],
  },
  approved_by_name: { label: 'Approved by', format: 'line', audience: 'customer', uses: ['detail'] },
  approved_at: { label: 'Approved', format: 'instant', audience: 'customer', uses: ['detail', 'export'] },
  change_request: { label: 'Requested changes', format: 'text', audience: 'customer', uses: ['detail', 'export'] },
  completed_at: { label: 'Completed', format: 'instant', audience: 'customer', uses: ['detail', 'export'] },
  project_name: { label: 'Project', format: 'line', audience: 'customer', uses: ['list'] },
  id: 'identifies the record',
  project_id: 'shown by its name',
  position: 'a place in the order',
  approved_by: 'shown by name',
  created_at: 'shown in the history',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
