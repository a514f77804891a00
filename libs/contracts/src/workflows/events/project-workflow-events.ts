import { z } from 'zod';
import { CommentVisibility } from '../../comments/comment.contract.js';
import { id } from '../../core/primitives.js';
import { MilestoneStatus } from '../../milestones/milestone.contract.js';
import { memberRoles } from '../../projects/project-member.contract.js';
import { ProjectStatus } from '../../projects/project.contract.js';
import { TaskStatus } from '../../tasks/task.contract.js';
import { eventsOf, isOfInternalComment, fromTo, reason, type WorkflowEventsOf } from './workflow-event.js';

const projects = eventsOf({ group: 'Projects', record: 'project' });
const milestones = eventsOf({ group: 'Milestones', record: 'milestone' });
const tasks = eventsOf({ group: 'Tasks', record: 'task' });
const ofMember = eventsOf({ group: 'Projects', record: 'project', recordId: 'project_id' });
const onTask = eventsOf({
  group: 'Comments on tasks',
  record: 'task',
  recordId: 'task_id',
  isHidden: isOfInternalComment,
});
const ofProject = { project_id: id };
const ofThread = {
  project_id: id.nullable(),
  task_id: id.nullable(),
  consultation_id: id,
  visibility: CommentVisibility,
};
const member = { project_id: id, user_id: id };
const file = { ...ofThread, comment_id: id, file_name: z.string() };

/** Projects and what belongs to them. */
export const projectWorkflowEvents: WorkflowEventsOf<
  'project' | 'project_member' | 'milestone' | 'task' | 'comment' | 'attachment'
> = {
  // it may not have been sent to the customer yet
  'project.created': projects(
    'Project set up',
    { customer_id: id, consultation_id: id.nullable(), deal_id: id.nullable() },
    { internal: ['deal_id'] },
  ),
  'project.updated': projects('Project changed', {}, { changes: true }),
  'project.status_changed': projects('Project moved to another status', fromTo(ProjectStatus)),
  'project.deleted': projects('Project deleted', { customer_id: id }),
  'project.restored': projects('Project restored', { customer_id: id }),
  'project_member.added': ofMember('Member added', { ...member, role: z.enum(memberRoles) }),
  'project_member.role_changed': ofMember('Member’s role changed', { ...member, ...fromTo(z.enum(memberRoles)) }),
  'project_member.removed': ofMember('Member removed', { ...member, role: z.enum(memberRoles) }),
  'milestone.created': milestones('Milestone planned', { ...ofProject, title: z.string() }),
  'milestone.updated': milestones('Milestone changed', ofProject, { changes: true }),
  'milestone.status_changed': milestones('Milestone moved to another status', {
    ...ofProject,
    ...fromTo(MilestoneStatus),
    answer: z.enum(['approved', 'changes_requested']),
  }),
  'milestone.approved': milestones('Milestone approved', { ...ofProject, on_behalf: z.boolean(), reason }),
  'milestone.changes_requested': milestones('Changes to a milestone requested', { ...ofProject, comment: z.string() }),
  'milestone.deleted': milestones('Milestone deleted', { ...ofProject, title: z.string() }),
  'milestone.restored': milestones('Milestone restored', { ...ofProject, title: z.string() }),
  'task.created': tasks('Task created', { ...ofProject, title: z.string(), assignee_id: id.nullable() }),
  'task.updated': tasks('Task changed', ofProject, { changes: true }),
  'task.assigned': tasks('Task assigned', { ...ofProject, from: id.nullable(), to: id }),
  'task.status_changed': tasks('Task moved to another status', { ...ofProject, ...fromTo(TaskStatus) }),
  'task.deleted': tasks('Task deleted', { ...ofProject, title: z.string() }),
  'task.restored': tasks('Task restored', { ...ofProject, title: z.string() }),
  'comment.added': onTask('Comment added', { ...ofThread, files: z.number() }),
  'comment.edited': onTask('Comment edited', ofThread),
  'comment.deleted': onTask('Comment deleted', ofThread),
  'comment.restored': onTask('Comment restored', ofThread),
  'comment.reacted': onTask('Comment reacted to', ofThread),
  'attachment.added': onTask('File added', file),
  'attachment.deleted': onTask('File deleted', file),
};
