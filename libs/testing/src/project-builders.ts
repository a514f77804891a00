import {
  ActivityLogView,
  AttachmentView,
  CommentView,
  MilestoneView,
  NotificationView,
  ProjectMemberView,
  ProjectPersonView,
  ProjectView,
  TaskView,
} from '@portal/contracts';
import { builderOf, inState } from './builder-of.js';
import { anId, aRow, hoursAgo, nextNumber, numbered } from './builders.js';
import projects from './recorded/projects.json' with { type: 'json' };

/** What just happened, or came: it never changes. */
const anEntry = () => ({ id: anId(), created_at: hoursAgo(1) });

/** An active project as its owner sees it; override what the test is about. */
export const aProject = builderOf<ProjectView>(
  ProjectView,
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
  MilestoneView,
  ({ status }) => inState(projects.milestone, 'planned', status),
  () => ({ ...aRow(), due_date: '2026-02-10', position: nextNumber() }),
);

export const aTask = builderOf<TaskView>(
  TaskView,
  ({ status }) => inState(projects.task, 'todo', status),
  () => ({ ...aRow(), number: numbered('T'), position: nextNumber() }),
);

export const aComment = builderOf<CommentView>(CommentView, () => projects.comment, aRow);

export const anAttachment = builderOf<AttachmentView>(AttachmentView, () => projects.attachment, anEntry);

export const anActivityLog = builderOf<ActivityLogView>(ActivityLogView, () => projects.activity_log, anEntry);

export const aMember = builderOf<ProjectMemberView>(ProjectMemberView, () => projects.member, aRow);

/** A user a task of the project can be assigned to: an editor. */
export const aPerson = builderOf<ProjectPersonView>(
  ProjectPersonView,
  () => projects.person,
  () => ({ id: anId() }),
);

export const aNotification = builderOf<NotificationView>(NotificationView, () => projects.notification, anEntry);
