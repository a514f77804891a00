import { anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { ProjectActivity } from '../src/activity/activity-timeline.js';
import { CommentThread } from '../src/comments/comment-thread.js';
import { MilestoneTimeline } from '../src/milestones/milestone-timeline.js';
import { TaskBoard } from '../src/tasks/task-board.js';
import { clientWithoutRepeats } from '../src/testing/index.js';
import { showPart } from './show-part.js';

const { api } = startFakeApi();
const projectId = anId();

it('says of each part of a project that no answer came for it (specification, section 8)', async () => {
  api.use(http.get('*/api/v1/*', () => HttpResponse.error()));
  showPart(
    <>
      <TaskBoard projectId={projectId} access="owner" hrefOf={() => '/'} />
      <MilestoneTimeline projectId={projectId} access="owner" />
      <CommentThread taskId={anId()} projectId={projectId} access="owner" />
      <ProjectActivity projectId={projectId} access="owner" />
    </>,
    clientWithoutRepeats(),
  );
  expect(await screen.findByText('Failed to fetch tasks')).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch milestones')).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch comments')).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch activity logs')).toBeInTheDocument();
});
