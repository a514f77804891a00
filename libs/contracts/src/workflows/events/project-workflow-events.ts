import { z } from 'zod';
import { commentVisibility } from '../../comments/comment.contract.js';
import { id } from '../../core/primitives.js';
import { milestoneStatus } from '../../milestones/milestone.contract.js';
import { memberRoles } from '../../projects/project-member.contract.js';
import { projectStatus } from '../../projects/project.contract.js';
import { taskStatus } from '../../tasks/task.contract.js';
import { isOfInternalComment, type WorkflowEventsOf } from './workflow-event.js';

const projects = { group: 'Projects', record: 'project' } as const;
const milestones = { group: 'Milestones', record: 'milestone' } as const;
const tasks = { group: 'Tasks', record: 'task' } as const;
const ofMember = { group: 'Projects', record: 'project', recordId: 'project_id' } as const;
const onTask = {
  group: 'Comments on tasks',
  record: 'task',
  recordId: 'task_id',
  isHidden: isOfInternalComment,
} as const;
const ofProject = { project_id: id };
const ofThread = { project_id: id.nullable(), task_id: id, visibility: commentVisibility };
const member = { project_id: id, user_id: id };
const file = { ...ofThread, comment_id: id, file_name: z.string() };

/** Projects and what belongs to them. */
export const projectWorkflowEvents: WorkflowEventsOf<
  'project' | 'project_member' | 'milestone' | 'task' | 'comment' | 'attachment'
> = {
  'project.created': {
    ...projects,
    title: 'Project set up',
    fields: { customer_id: id, consultation_id: id.nullable(), deal_id: id.nullable() },
    internal: ['deal_id'], // it may not have been sent to the customer yet
  },
  'project.updated': { ...projects, title: 'Project changed', changes: true, fields: {} },
  'project.status_changed': {
    ...projects,
    title: 'Project moved to another status',
    fields: { from: projectStatus, to: projectStatus },
  },
  'project.deleted': { ...projects, title: 'Project deleted', fields: { customer_id: id } },
  'project.restored': { ...projects, title: 'Project restored', fields: { customer_id: id } },
  'project_member.added': { ...ofMember, title: 'Member added', fields: { ...member, role: z.enum(memberRoles) } },
  'project_member.role_changed': {
    ...ofMember,
    title: 'Member’s role changed',
    fields: { ...member, from: z.enum(memberRoles), to: z.enum(memberRoles) },
  },
  'project_member.removed': { ...ofMember, title: 'Member removed', fields: { ...member, role: z.enum(memberRoles) } },
  'milestone.created': { ...milestones, title: 'Milestone planned', fields: { ...ofProject, title: z.string() } },
  'milestone.updated': { ...milestones, title: 'Milestone changed', changes: true, fields: ofProject },
  'milestone.status_changed': {
    ...milestones,
    title: 'Milestone moved to another status',
    fields: {
      ...ofProject,
      from: milestoneStatus,
      to: milestoneStatus,
      answer: z.enum(['approved', 'changes_requested']),
    },
  },
  'milestone.approved': {
    ...milestones,
    title: 'Milestone approved',
    fields: { ...ofProject, on_behalf: z.boolean(), reason: z.string().nullable() },
  },
  'milestone.changes_requested': {
    ...milestones,
    title: 'Changes to a milestone requested',
    fields: { ...ofProject, comment: z.string() },
  },
  'milestone.deleted': { ...milestones, title: 'Milestone deleted', fields: { ...ofProject, title: z.string() } },
  'milestone.restored': { ...milestones, title: 'Milestone restored', fields: { ...ofProject, title: z.string() } },
  'task.created': {
    ...tasks,
    title: 'Task created',
    fields: { ...ofProject, title: z.string(), assignee_id: id.nullable() },
  },
  'task.updated': { ...tasks, title: 'Task changed', changes: true, fields: ofProject },
  'task.assigned': { ...tasks, title: 'Task assigned', fields: { ...ofProject, from: id.nullable(), to: id } },
  'task.status_changed': {
    ...tasks,
    title: 'Task moved to another status',
    fields: { ...ofProject, from: taskStatus, to: taskStatus },
  },
  'task.deleted': { ...tasks, title: 'Task deleted', fields: { ...ofProject, title: z.string() } },
  'task.restored': { ...tasks, title: 'Task restored', fields: { ...ofProject, title: z.string() } },
  'comment.added': { ...onTask, title: 'Comment added', fields: { ...ofThread, files: z.number() } },
  'comment.edited': { ...onTask, title: 'Comment edited', fields: ofThread },
  'comment.deleted': { ...onTask, title: 'Comment deleted', fields: ofThread },
  'comment.restored': { ...onTask, title: 'Comment restored', fields: ofThread },
  'comment.reacted': { ...onTask, title: 'Comment reacted to', fields: ofThread },
  'attachment.added': { ...onTask, title: 'File added', fields: file },
  'attachment.deleted': { ...onTask, title: 'File deleted', fields: file },
};
