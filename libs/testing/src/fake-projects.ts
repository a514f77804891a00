import {
  CreateComment,
  CreateMilestone,
  CreateProject,
  CreateTask,
  projectId,
  UpdateComment,
  UpdateMilestone,
  UpdateProject,
  UpdateTask,
  type ActivityLogView,
  type AttachmentView,
  type CommentView,
  type MilestoneView,
  type ProjectMemberView,
  type ProjectPersonView,
  type ProjectView,
  type TaskView,
} from '@portal/contracts';
import { http, type HttpHandler } from 'msw';
import { HttpResponse } from './api-response.js';
import { aPage } from './builders.js';
import { at, fakeResource, problem } from './fake-resource.js';
import { aProjectSummary, aTaskMetrics, aWeightAnalytics } from './analytics-builders.js';
import { aComment, aMilestone, aProject, aTask } from './project-builders.js';

/** What the API knows about projects in a test; handlers read and change it. */
export interface FakeProjects {
  projects: ProjectView[];
  members: ProjectMemberView[];
  people: ProjectPersonView[];
  milestones: MilestoneView[];
  tasks: TaskView[];
  comments: CommentView[];
  attachments: AttachmentView[];
  activity: ActivityLogView[];
}

export const noProjects = (): FakeProjects => ({
  projects: [],
  members: [],
  people: [],
  milestones: [],
  tasks: [],
  comments: [],
  attachments: [],
  activity: [],
});

/** Handlers for the screens of projects, over the given rows. */
export const projectHandlers = (data: FakeProjects): HttpHandler[] => [
  http.get(at('projects/:id/members'), () => HttpResponse.json(aPage(data.members))),
  http.get(at('projects/:id/people'), () => HttpResponse.json(aPage(data.people))),
  http.get(at('analytics/project-summary'), () => HttpResponse.json({ data: aProjectSummary() })),
  http.get(at('analytics/task-metrics'), () => HttpResponse.json({ data: aTaskMetrics() })),
  http.get(at('analytics/weight-analytics'), () => HttpResponse.json({ data: aWeightAnalytics() })),
  http.get(at('activity-logs'), () => HttpResponse.json(aPage(data.activity))),
  http.get(at('companies/:id/files'), () => HttpResponse.json(aPage([]))),
  http.get(at('attachments'), () => HttpResponse.json(aPage(data.attachments))),
  http.get(at('milestones'), ({ request }) =>
    new URL(request.url).searchParams.get('waiting_for_me') === 'true'
      ? HttpResponse.json(aPage(data.milestones.filter(({ status }) => status === 'awaiting_approval')))
      : undefined,
  ),
  http.post(at('milestones/:id/approve'), ({ params }) => {
    const row = data.milestones.find(({ id }) => id === params['id']);
    if (!row) return problem('not_found', 404);
    const { id, project_id, title, version } = row; // all else is the recorded approval's
    const approved = aMilestone({ id, project_id, title, status: 'completed', version: version + 1 });
    return HttpResponse.json({ data: Object.assign(row, approved) });
  }),
  http.get(at('projects/:id'), ({ params }) => {
    if (!projectId.safeParse(params['id']).success) return problem('project.invalid_id', 400);
    return data.projects.some(({ id }) => id === params['id']) ? undefined : problem('project.not_found', 404);
  }),
  ...fakeResource({
    path: 'projects',
    rows: () => data.projects,
    keep: (rows) => void (data.projects = rows),
    update: UpdateProject,
    create: { schema: CreateProject, make: (input) => aProject({ status: 'planning', ...input }) },
  }),
  ...fakeResource({
    path: 'milestones',
    rows: () => data.milestones,
    keep: (rows) => void (data.milestones = rows),
    update: UpdateMilestone,
    create: { schema: CreateMilestone, make: aMilestone },
  }),
  ...fakeResource({
    path: 'tasks',
    rows: () => data.tasks,
    keep: (rows) => void (data.tasks = rows),
    update: UpdateTask,
    create: { schema: CreateTask, make: aTask },
  }),
  ...fakeResource({
    path: 'task-comments',
    rows: () => data.comments,
    keep: (rows) => void (data.comments = rows),
    update: UpdateComment,
    create: { schema: CreateComment, make: aComment },
  }),
];
