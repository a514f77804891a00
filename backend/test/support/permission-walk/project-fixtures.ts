import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AttachmentFiles } from '../../../src/modules/comments/index.js';
import { aComment, anAttachment } from '../../factories/comment.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { deleted, type Fixture, type Fixtures, type Visit } from './walk.js';
import { accessOf, actorNamed, ownProject, type World } from './walkers.js';

/** Users without access to a project get the same answer as for one that doesn't exist. */
const inProject: Visit = { subject: (name) => ({ access: accessOf(name) }), visible: 'project.read' };

const byProject: Fixture = async (world) => ({
  ...inProject,
  params: { id: (await ownProject(world)).id },
});
const named: Fixture = async (world, name) => ({
  ...(await byProject(world, name)),
  body: { status: undefined, name: 'New name' },
});
const ofProject: Fixture = ({ project }) => ({ ...inProject, query: { project_id: project.id } });
const inBody: Fixture = ({ project }) => ({ ...inProject, body: { project_id: project.id } });

const aMember = async (world: World): Promise<{ id: string; member_id: string }> => {
  const { id } = await ownProject(world);
  const [row] = await world.test.db.rows<{ id: string }>(
    `select id from project_members where project_id = ? and role = 'editor'`,
    [id],
  );
  return { id, member_id: row?.id ?? '' };
};
const byMember: Fixture = async (world) => ({ ...inProject, params: await aMember(world) });

const taskIn = async ({ test, project }: World, given: object = {}) =>
  (await test.db.given(aTask({ project, ...given }))).task;
const byTask: Fixture = async (world) => ({ ...inProject, params: { id: (await taskIn(world)).id } });
const tasksInBody: Fixture = async (world) => ({
  ...inProject,
  body: { project_id: world.project.id, ids: [(await taskIn(world)).id] },
});

const milestoneIn = async ({ test, project }: World, given: object = {}) =>
  (await test.db.given(aMilestone({ project, ...given }))).milestone;
const milestone =
  (given: object, more: Visit = {}): Fixture =>
  async (world) => ({
    ...inProject,
    params: { id: (await milestoneIn(world, given)).id },
    ...more,
  });
const waiting = milestone({ status: 'awaiting_approval', approval_required: true });

type Author = 'admin' | 'owner' | 'editor' | 'viewer';
const comment =
  (author: Author, given: { visibility?: 'internal' } = {}): Fixture =>
  async (world) => {
    const by = world.people[author];
    const { comment: row } = await world.test.db.given(aComment({ task: await taskIn(world), author: by, ...given }));
    return {
      params: { id: row.id },
      subject: (name) => ({ access: accessOf(name), author_id: by.id }),
      visible: given.visibility === 'internal' ? (name) => name === 'admin' : 'comment.read',
    };
  };
const reacting =
  (of: Fixture): Fixture =>
  async (world, name) => {
    const visit = await of(world, name);
    return { ...visit, params: { ...visit.params, reaction: 'heart' } };
  };
const attachment =
  (author: Author, visibility: 'public' | 'internal' = 'public'): Fixture =>
  async (world) => {
    const { test, people } = world;
    const by = people[author];
    const { comment: of } = await test.db.given(aComment({ task: await taskIn(world), author: by, visibility }));
    const { attachment: row } = await storing(world, (storagePath) =>
      test.db.given(anAttachment({ comment: of, storagePath })),
    );
    return {
      params: { id: row.id },
      subject: (name) => ({ access: accessOf(name), author_id: by.id }),
      visible: visibility === 'internal' ? (name) => name === 'admin' : 'attachment.read',
    };
  };

/** A file of the project itself. */
const ofProjectItself =
  (author: Author): Fixture =>
  async (world) => {
    const by = world.people[author];
    const { project, test } = world;
    const { attachment: row } = await storing(world, (storagePath) =>
      test.db.given(anAttachment({ project, by, storagePath })),
    );
    return {
      params: { id: row.id },
      subject: (name) => ({ access: accessOf(name), author_id: by.id }),
      visible: 'attachment.read',
    };
  };

/** Stores a file at the path that its row names. */
async function storing<Made>({ test }: World, work: (storagePath: string) => Promise<Made>): Promise<Made> {
  const path = join(test.config.dataDir, randomUUID());
  await writeFile(path, 'x'.repeat(100));
  return test.db.service(AttachmentFiles).keeping(path, work);
}

const onTask =
  (more: object = {}, also?: Visit['also']): Fixture =>
  async (world) => ({
    ...inProject,
    body: { task_id: (await taskIn(world)).id, ...more },
    ...(also ? { also } : {}),
  });

const record =
  (entity_type: 'project' | 'task' | 'milestone', place: 'query' | 'body'): Fixture =>
  async (world) => {
    const row = { project: () => world.project, task: () => taskIn(world), milestone: () => milestoneIn(world) };
    return { ...inProject, [place]: { entity_type, entity_id: (await row[entity_type]()).id } };
  };

/** Everything of one project: the project, its members, milestones, tasks, comments, files, log and numbers. */
export const projectFixtures: Fixtures = {
  'GET /api/v1/projects': () => ({}),
  'POST /api/v1/projects': ({ people }) => ({ body: { customer_id: people.owner.id } }),
  'GET /api/v1/projects/{id}': byProject,
  'PUT /api/v1/projects/{id}': named,
  'DELETE /api/v1/projects/{id}': byProject,
  'POST /api/v1/projects/{id}/restore': deleted('projects', byProject),
  'GET /api/v1/projects/{id}/people': byProject,
  'GET /api/v1/projects/{id}/members': byProject,
  'POST /api/v1/projects/{id}/members': async (world, name) => ({
    ...(await byProject(world, name)),
    body: { email: world.people.coworker.email },
  }),
  'PUT /api/v1/projects/{id}/members/{member_id}': byMember,
  'DELETE /api/v1/projects/{id}/members/{member_id}': byMember,

  'GET /api/v1/milestones': () => ({}),
  'GET /api/v1/milestones — of a project': ofProject,
  'POST /api/v1/milestones': inBody,
  'GET /api/v1/milestones/{id}': milestone({}),
  'PUT /api/v1/milestones/{id}': milestone({}),
  'PUT /api/v1/milestones/{id} — its fields': milestone(
    { status: 'in_progress' },
    {
      body: { status: undefined, title: 'New title' },
      also: { permission: 'milestone.edit_fields', refusal: 'forbidden' },
    },
  ),
  'DELETE /api/v1/milestones/{id}': milestone({}),
  'POST /api/v1/milestones/{id}/restore': deleted('milestones', milestone({})),
  'POST /api/v1/milestones/{id}/approve': waiting,
  'POST /api/v1/milestones/{id}/request-changes': waiting,
  'PUT /api/v1/milestones/order': async (world) => ({
    ...inProject,
    body: { project_id: world.project.id, ids: [(await milestoneIn(world)).id] },
  }),
  'POST /api/v1/diagnostics/test-milestones': inBody,

  'GET /api/v1/tasks': () => ({}),
  'GET /api/v1/tasks — of a project': ofProject,
  'POST /api/v1/tasks': inBody,
  'GET /api/v1/tasks/{id}': byTask,
  'PUT /api/v1/tasks/{id}': byTask,
  'DELETE /api/v1/tasks/{id}': byTask,
  'POST /api/v1/tasks/{id}/restore': deleted('tickets', byTask),
  'POST /api/v1/tasks/bulk': tasksInBody,
  'PUT /api/v1/tasks/order': tasksInBody,

  'GET /api/v1/task-comments': ofProject,
  'GET /api/v1/task-comments — of a task': async (world) => ({
    ...inProject,
    query: { task_id: (await taskIn(world)).id },
  }),
  'POST /api/v1/task-comments': onTask(),
  'POST /api/v1/task-comments — internal': onTask(
    { visibility: 'internal' },
    { permission: 'comment.create_internal', refusal: 'invalid' },
  ),
  'GET /api/v1/task-comments/{id}': comment('editor'),
  'GET /api/v1/task-comments/{id} — internal': comment('admin', { visibility: 'internal' }),
  'PUT /api/v1/task-comments/{id}': comment('editor'),
  'PUT /api/v1/task-comments/{id} — the owner’s': comment('owner'),
  'PUT /api/v1/task-comments/{id} — of somebody who only reads now': comment('viewer'),
  'PUT /api/v1/task-comments/{id} — internal': comment('admin', { visibility: 'internal' }),
  'DELETE /api/v1/task-comments/{id}': comment('editor'),
  'DELETE /api/v1/task-comments/{id} — internal': comment('admin', { visibility: 'internal' }),
  'PUT /api/v1/task-comments/{id}/reactions/{reaction}': reacting(comment('editor')),
  'PUT /api/v1/task-comments/{id}/reactions/{reaction} — internal': reacting(
    comment('admin', { visibility: 'internal' }),
  ),
  'DELETE /api/v1/task-comments/{id}/reactions/{reaction}': reacting(comment('editor')),
  'DELETE /api/v1/task-comments/{id}/reactions/{reaction} — internal': reacting(
    comment('admin', { visibility: 'internal' }),
  ),
  'POST /api/v1/task-comments/{id}/restore': deleted('task_comments', comment('editor')),
  'POST /api/v1/task-comments/{id}/attachments': comment('editor'),
  'POST /api/v1/task-comments/{id}/attachments — internal': comment('admin', { visibility: 'internal' }),
  'POST /api/v1/projects/{id}/attachments': async (world, name) => ({
    ...(await byProject(world, name)),
    subject: (by) => ({ access: accessOf(by), author_id: actorNamed(world, by).id }),
  }),
  'GET /api/v1/attachments': ofProject,
  'GET /api/v1/attachments/{id}/content': attachment('editor'),
  'GET /api/v1/attachments/{id}/content — internal': attachment('admin', 'internal'),
  'GET /api/v1/attachments/{id}/content — of the project itself': ofProjectItself('editor'),
  'DELETE /api/v1/attachments/{id}': attachment('editor'),
  'DELETE /api/v1/attachments/{id} — of the project itself': ofProjectItself('editor'),
  'DELETE /api/v1/attachments/{id} — of the project itself, the owner’s': ofProjectItself('owner'),
  'DELETE /api/v1/attachments/{id} — internal': attachment('admin', 'internal'),

  'GET /api/v1/activity-logs': ofProject,
  'GET /api/v1/activity-logs — of a project': record('project', 'query'),
  'GET /api/v1/activity-logs — of a task': record('task', 'query'),
  'GET /api/v1/activity-logs — of a milestone': record('milestone', 'query'),
  'POST /api/v1/activity-logs': record('project', 'body'),
  'POST /api/v1/activity-logs — on a task': record('task', 'body'),
  'POST /api/v1/activity-logs — on a milestone': record('milestone', 'body'),

  'GET /api/v1/analytics/project-summary': ofProject,
  'GET /api/v1/analytics/task-metrics': ofProject,
  'GET /api/v1/analytics/weight-analytics': ofProject,
};
