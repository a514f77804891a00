import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, oneOrMore, sortBy, wholeQuery } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import {
  day,
  id,
  instant,
  longText,
  recordFields,
  requiredLine,
  requiredLongText,
  version,
} from '../core/primitives.js';
import { projectId } from '../projects/project-id.js';

export const milestoneStatuses = ['planned', 'in_progress', 'awaiting_approval', 'completed', 'cancelled'] as const;
export const MilestoneStatus = z.enum(milestoneStatuses);
export type MilestoneStatus = z.infer<typeof MilestoneStatus>;
/** Milestones that are still to be reached. */
export const openMilestoneStatuses = [
  'planned',
  'in_progress',
  'awaiting_approval',
] as const satisfies readonly MilestoneStatus[];

/** A milestone, the same for all users who see the project (specification, section 3; decisions, section 4). */
export const MilestoneView = object('Milestone', {
  id,
  project_id: id,
  project_name: z.string(),
  title: z.string(),
  description: z.string(),
  status: MilestoneStatus,
  due_date: day.nullable(),
  position: z.number(),
  approval_required: z.boolean(),
  approved_by: id.nullable(),
  approved_by_name: z.string().nullable(),
  approved_at: instant.nullable(),
  change_request: z
    .string()
    .nullable()
    .meta({ description: 'What the owner asked to be changed, until it is submitted again' }),
  completed_at: instant.nullable(),
  ...recordFields,
});
export type MilestoneView = z.infer<typeof MilestoneView>;

/** A new milestone in state planned, behind the last one of its project. */
export const CreateMilestone = strictObject('CreateMilestone', {
  project_id: projectId,
  title: requiredLine(limits.title),
  description: longText.default(''),
  due_date: day.nullable().optional(),
  approval_required: z.boolean().optional().meta({ description: 'Admins only' }),
});
export type CreateMilestone = z.infer<typeof CreateMilestone>;

/** The specification's procedure for debugging (section 7): which project gets a milestone to look at. */
export const CreateTestMilestone = strictObject('CreateTestMilestone', { project_id: projectId });
export type CreateTestMilestone = z.infer<typeof CreateTestMilestone>;

/** Changes only the fields it carries. A step to completed of a milestone that awaits approval is `approve`. */
export const UpdateMilestone = strictObject('UpdateMilestone', {
  title: requiredLine(limits.title).optional(),
  description: longText.optional(),
  due_date: day.nullable().optional(),
  status: MilestoneStatus.optional(),
  approval_required: z.boolean().optional().meta({ description: 'Admins only' }),
  version: version.optional(),
});
export type UpdateMilestone = z.infer<typeof UpdateMilestone>;

/** The owner's approval. An admin approves on the owner's behalf with a reason, which is logged. */
export const ApproveMilestone = strictObject('ApproveMilestone', {
  reason: requiredLongText.optional().meta({ description: 'Required of admins' }),
  version: version.optional(),
});
export type ApproveMilestone = z.infer<typeof ApproveMilestone>;

/** The owner's no: what to change; the milestone goes back to in_progress. */
export const RequestMilestoneChanges = strictObject('RequestMilestoneChanges', {
  comment: requiredLongText,
  version: version.optional(),
});
export type RequestMilestoneChanges = z.infer<typeof RequestMilestoneChanges>;

/** The milestones of one project in their new order; those not named keep theirs behind them. */
export const ReorderMilestones = strictObject('ReorderMilestones', {
  project_id: projectId,
  ids: z.array(id).min(1).max(limits.bulkRows),
});
export type ReorderMilestones = z.infer<typeof ReorderMilestones>;

/** All rows of a project, in their order, when neither page nor limit is given. */
export const ListMilestones = z.strictObject({
  ...wholeQuery,
  ...deletedQuery,
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  project_id: projectId.optional(),
  status: oneOrMore(milestoneStatuses).optional(),
  waiting_for_me: z.stringbool().optional().meta({ description: 'Only those that wait for the caller’s own approval' }),
  sortBy: sortBy(['position', 'created_at', 'updated_at', 'due_date', 'title', 'status'], 'position'),
});
export type ListMilestones = z.infer<typeof ListMilestones>;
