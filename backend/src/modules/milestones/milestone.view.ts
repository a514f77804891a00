import type { MilestoneView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/instant.js';
import type { Milestone } from './milestone.entity.js';
import type { MilestoneRow } from './milestone.query.js';

/** A milestone as everybody who sees its project sees it. */
export const toMilestoneView = (row: MilestoneRow): MilestoneView => ({
  ...row,
  approved_at: row.approved_at && instantOf(row.approved_at),
  completed_at: row.completed_at && instantOf(row.completed_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/** The same of a milestone at hand, once its changes are in the database. */
export const viewOfMilestone = (milestone: Milestone, approvedByName: string | null): MilestoneView => ({
  id: milestone.id,
  project_id: milestone.projectId,
  title: milestone.title,
  description: milestone.description,
  status: milestone.status,
  due_date: milestone.dueDate,
  position: milestone.position,
  approval_required: milestone.approvalRequired,
  approved_by: milestone.approvedBy,
  approved_by_name: milestone.approvedBy && approvedByName,
  approved_at: milestone.approvedAt && instantOf(milestone.approvedAt),
  change_request: milestone.changeRequest,
  completed_at: milestone.completedAt && instantOf(milestone.completedAt),
  created_at: instantOf(milestone.createdAt),
  updated_at: instantOf(milestone.updatedAt),
  version: milestone.version,
});
