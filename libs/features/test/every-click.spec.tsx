import {
  aComment,
  aMeeting,
  aMember,
  aMilestone,
  anAdmin,
  anAttachment,
  aProject,
  aTask,
  startFakeApi,
} from '@portal/testing';
import { CommentThread } from '../src/comments/comment-thread.js';
import { MeetingActions } from '../src/meetings/meeting-actions.js';
import { MilestoneTimeline } from '../src/milestones/milestone-timeline.js';
import { MemberList } from '../src/projects/member-list.js';
import { TaskDetail } from '../src/tasks/detail/task-detail.js';
import { describeClicks, type ClickCase } from '../src/testing/index.js';

const admin = anAdmin();
const { api, rows } = startFakeApi(() => admin);
const project = aProject();
const inIt = { project_id: project.id };
const task = aTask({ ...inIt, title: 'Cable' });
const meeting = aMeeting({ status: 'proposed', proposed_by: 'customer' });

beforeEach(() => {
  rows.projects = [{ ...project }];
  rows.milestones = [aMilestone({ ...inIt, title: 'Wired', status: 'in_progress' })];
  rows.members = [aMember({ ...inIt, name: 'Sam Reed' })];
  rows.tasks = [{ ...task }];
  const attachments = [anAttachment({ file_name: 'plan.pdf' })];
  rows.comments = [aComment({ ...inIt, task_id: task.id, author_id: admin.id, author_name: 'Dana', attachments })];
});

const src = (path: string): string => `libs/features/src/${path}`;
const Timeline = () => <MilestoneTimeline projectId={project.id} access="owner" />;

const cases: ClickCase[] = [
  {
    file: src('comments/comment-item.tsx'),
    Screen: () => <CommentThread taskId={task.id} projectId={project.id} access="owner" />,
    press: ['More for the comment of Dana', 'Delete comment'],
    agree: 'Delete comment',
    unanswered: 'Failed to delete comment',
  },
  {
    file: src('comments/files/file-chips.tsx'),
    Screen: () => <CommentThread taskId={task.id} projectId={project.id} access="owner" />,
    press: ['Delete plan.pdf'],
    agree: 'Delete file',
    unanswered: 'Failed to delete attachment',
    done: 'Attachment deleted',
  },
  {
    file: src('meetings/meeting-actions.tsx'),
    Screen: () => <MeetingActions meeting={meeting} consultationType="general_consultation" side="admin" />,
    press: [/^Confirm/],
  },
  { file: src('milestones/milestone-item.tsx'), Screen: Timeline, press: ['Mark completed'] },
  {
    file: src('milestones/milestone-menu.tsx'),
    Screen: Timeline,
    press: ['More for Wired', 'Delete'],
    agree: 'Delete milestone',
    unanswered: 'Failed to delete milestone',
  },
  {
    file: src('projects/member-list.tsx'),
    Screen: () => <MemberList projectId={project.id} access="owner" />,
    press: ['Remove Sam Reed'],
    agree: 'Remove person',
  },
  {
    file: src('tasks/detail/task-detail.tsx'),
    Screen: () => (
      <TaskDetail task={task} access="owner" back={{ to: '/projects', label: 'Project' }} onDeleted={() => undefined}>
        {null}
      </TaskDetail>
    ),
    press: ['More for Cable', 'Delete task'],
    agree: 'Delete task',
    unanswered: 'Failed to delete task',
  },
];

describe('Every click that portal and console share', () => {
  describeClicks(api, cases);
});
