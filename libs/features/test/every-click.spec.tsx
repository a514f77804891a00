import { aComment, aMeeting, aMember, aMilestone, anAdmin, aProject, aTask, startFakeApi } from '@portal/testing';
import { CommentThread } from '../src/comments/comment-thread.js';
import { MeetingActions } from '../src/meetings/meeting-actions.js';
import { MilestoneTimeline } from '../src/milestones/milestone-timeline.js';
import { MemberList } from '../src/projects/member-list.js';
import { describeClicks, type ClickCase } from '../src/testing/index.js';

const admin = anAdmin();
const { api, rows } = startFakeApi(() => admin);
const project = aProject();
const inIt = { project_id: project.id };
const task = aTask(inIt);
const meeting = aMeeting({ status: 'proposed', proposed_by: 'customer' });

beforeEach(() => {
  rows.projects = [{ ...project }];
  rows.milestones = [aMilestone({ ...inIt, title: 'Wired', status: 'in_progress' })];
  rows.members = [aMember({ ...inIt, name: 'Sam Reed' })];
  rows.comments = [aComment({ ...inIt, task_id: task.id, author_id: admin.id, author_name: 'Dana' })];
});

const src = (path: string): string => `libs/features/src/${path}`;
const Timeline = () => <MilestoneTimeline projectId={project.id} access="owner" />;

const cases: ClickCase[] = [
  {
    file: src('comments/comment-item.tsx'),
    Screen: () => <CommentThread taskId={task.id} projectId={project.id} access="owner" />,
    press: ['Delete comment of Dana'],
    agree: 'Delete comment',
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
  },
  {
    file: src('projects/member-list.tsx'),
    Screen: () => <MemberList projectId={project.id} access="owner" />,
    press: ['Remove Sam Reed'],
    agree: 'Remove person',
  },
];

describe('Every click that portal and console share', () => {
  describeClicks(api, cases);
});
