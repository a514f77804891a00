import {
  activityLogView,
  attachmentView,
  commentView,
  milestoneView,
  notificationView,
  projectMemberView,
  projectPersonView,
  projectView,
  taskView,
  type ActivityLogView,
  type AttachmentView,
  type CommentView,
  type MilestoneView,
  type NotificationView,
  type ProjectMemberView,
  type ProjectPersonView,
  type ProjectView,
  type TaskView,
} from '@portal/contracts';
import { builderOf, inState } from './builder-of.js';
import { anId, aRow, hoursAgo, nextNumber, numbered } from './builders.js';
import projects from './recorded/projects.json' with { type: 'json' };

/** What just happened, or came: it never changes. */
const anEntry = () => ({ id: anId(), created_at: hoursAgo(1) });

/** An active project as its owner sees it; override what the test is about. */
export const aProject = builderOf<ProjectView>(
  projectView,
  ({ status }) => inState(projects.project, 'active', status),
  () => ({
    ...aRow(),
    number: numbered('P'),
    start_date: '2026-01-05',
    target_date: '2026-03-31',
    next_date: '2026-02-10',
  }),
);

export const aMilestone = builderOf<MilestoneView>(
  milestoneView,
  ({ status }) => inState(projects.milestone, 'planned', status),
  () => ({ ...aRow(), due_date: '2026-02-10', position: nextNumber() }),
);

export const aTask = builderOf<TaskView>(
  taskView,
  ({ status }) => inState(projects.task, 'todo', status),
  () => ({ ...aRow(), number: numbered('T'), position: nextNumber() }),
);

export const aComment = builderOf<CommentView>(commentView, () => projects.comment, aRow);

export const anAttachment = builderOf<AttachmentView>(attachmentView, () => projects.attachment, anEntry);

export const anActivityLog = builderOf<ActivityLogView>(activityLogView, () => projects.activity_log, anEntry);

export const aMember = builderOf<ProjectMemberView>(projectMemberView, () => projects.member, aRow);

/** A user a task of the project can be assigned to: an editor. */
export const aPerson = builderOf<ProjectPersonView>(
  projectPersonView,
  () => projects.person,
  () => ({ id: anId() }),
);

export const aNotification = builderOf<NotificationView>(notificationView, () => projects.notification, anEntry);
