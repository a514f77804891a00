import type { ActivityLogView } from '@portal/contracts';
import { aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { client } from '../../support/mail/mailed-link.js';
import type { Project } from '../../../src/modules/projects/index.js';
import type { Task } from '../../../src/modules/tasks/index.js';

let test: TestApp;
let project: Project;
let task: Task;
const bearer = {} as Record<keyof ProjectCast, string>;

beforeAll(async () => {
  test = await createTestApp({ worker: true });
  const cast = await test.db.given(aProjectCast());
  ({ project } = cast);
  ({ task } = await test.db.given(aTask({ project })));
  for (const [name, person] of Object.entries(cast.people) as [keyof ProjectCast, ProjectCast['admin']][])
    bearer[name] = (await test.db.given(aSession(person))).bearer;
});
afterAll(() => test.close());

const call = (method: 'get' | 'post' | 'put', path: string, name: keyof ProjectCast) =>
  client(test)[method](`/api/v1/${path}`).set('authorization', bearer[name]);
const logsOf = async (query: string, name: keyof ProjectCast = 'owner'): Promise<ActivityLogView[]> =>
  ((await call('get', `activity-logs?${query}`, name).expect(200)).body as { data: ActivityLogView[] }).data;

describe('activity-logs (specification, sections 3 and 7)', () => {
  it('tell who moved a task, soon after it moved, to everybody who sees the project', async () => {
    await call('put', `tasks/${task.id}`, 'editor').send({ status: 'in_progress' }).expect(200);
    await eventually(async () => {
      for (const name of ['owner', 'viewer', 'admin'] as const)
        expect(await logsOf(`project_id=${project.id}`, name)).toMatchObject([
          {
            entity_type: 'task',
            entity_id: task.id,
            entity_title: task.title,
            activity_type: 'status_changed',
            description: 'moved it from To do to In progress',
            old_values: { status: 'todo' },
            new_values: { status: 'in_progress' },
            source: 'system',
            actor_name: 'Luis Test',
          },
        ]);
    });
    expect(await logsOf(`entity_type=task&entity_id=${task.id}`)).toHaveLength(1);
  });

  it('take notes of those who may edit, marked as notes', async () => {
    const note = {
      entity_type: 'project',
      entity_id: project.id,
      activity_type: 'note',
      description: 'Keys: front desk',
    };
    const made = await call('post', 'activity-logs', 'owner')
      .send({ ...note, metadata: { floor: 2 } })
      .expect(201);
    expect((made.body as { data: object }).data).toMatchObject({
      ...note,
      source: 'note',
      metadata: { floor: 2 },
      actor_name: 'Dana Test',
    });
    await call('post', 'activity-logs', 'viewer').send(note).expect(403);
    expect((await call('post', 'activity-logs', 'stranger').send(note).expect(404)).body).toMatchObject({
      code: 'project.not_found',
    });
    await call('post', 'activity-logs', 'owner')
      .send({ ...note, source: 'system' })
      .expect(400);
    await call('post', 'activity-logs', 'owner')
      .send({ ...note, metadata: { text: 'x'.repeat(17_000) } })
      .expect(400);
  });

  it('keep internal comments from customers, in entries and totals', async () => {
    const comment = { task_id: task.id, body: 'Margin is thin here', visibility: 'internal' };
    await call('post', 'task-comments', 'admin').send(comment).expect(201);
    const ofTask = `entity_type=task&entity_id=${task.id}`;
    await eventually(async () => expect(await logsOf(ofTask, 'admin')).toHaveLength(2));
    const seen = await call('get', `activity-logs?${ofTask}`, 'owner').expect(200);
    expect(seen.body).toMatchObject({ data: [{ activity_type: 'status_changed' }], pagination: { total: 1 } });
    expect(JSON.stringify(seen.body)).not.toContain('comment');
  });

  it('of somebody else’s project don’t exist', async () => {
    for (const query of [`project_id=${project.id}`, `entity_type=task&entity_id=${task.id}`])
      await call('get', `activity-logs?${query}`, 'stranger').expect(404);
    expect((await call('get', 'activity-logs?project_id=nonsense', 'owner').expect(400)).body).toMatchObject({
      error: 'Invalid project ID provided',
    });
    expect(await logsOf('', 'stranger')).toEqual([]);
  });

  it('are answered through the specification’s call, too', async () => {
    const answer = await client(test)
      .get(`/functions/v1/activity-logs?entity_type=project&entity_id=${project.id}`)
      .set('authorization', bearer.owner)
      .expect(200);
    expect(answer.body).toMatchObject({ data: [{ description: 'Keys: front desk' }] });
  });
});
