import { aMilestone } from '../../factories/milestone.factory.js';
import { aProjectCast } from '../../factories/project-cast.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';
import { bearerOf } from '../../support/sign-in.js';

type Caller = 'owner' | 'stranger' | 'anonymous';
type Sent = { query?: Record<string, string>; body?: object };

let test: TestApp;
let id: { project: string; foreign: string; task: string; milestone: string; customer: string };
const bearers = { anonymous: {} } as Record<Caller, Record<string, string>>;

beforeAll(async () => {
  test = await createTestApp();
  const { people, project, foreign } = await test.db.given(aProjectCast());
  const { task } = await test.db.given(aTask({ project }));
  const { milestone } = await test.db.given(aMilestone({ project }));
  id = { project: project.id, foreign: foreign.id, task: task.id, milestone: milestone.id, customer: people.owner.id };
  for (const name of ['owner', 'stranger'] as const) bearers[name] = { ...(await bearerOf(test.app, people[name])) };
});
afterAll(() => test.close());

async function call(by: Caller, named: string, { query = {}, body }: Sent) {
  const [method = '', name = ''] = named.split(' ');
  const request = client(test)[method.toLowerCase() as 'get'](`/functions/v1/${name}`).query(query).set(bearers[by]);
  const answer = await (body ? request.send(body) : request);
  const { error } = answer.body as { error?: string };
  return { status: answer.status, ...(error ? { error } : {}) };
}

/** Every call that names a project, with this one. */
const callsOn = (project_id: string): [string, Sent][] => [
  ['GET tasks', { query: { project_id } }],
  ['POST tasks', { body: { project_id, title: 'Cables' } }],
  ['GET milestones', { query: { project_id } }],
  ['POST milestones', { body: { project_id, title: 'Live' } }],
  ['GET task-comments', { query: { project_id } }],
  ['GET activity-logs', { query: { project_id } }],
  ['GET analytics', { query: { type: 'project-summary', project_id } }],
  ['GET analytics', { query: { type: 'task-metrics', project_id, timeframe: '30d' } }],
  ['GET analytics', { query: { type: 'weight-analytics', project_id } }],
];
const callsById = (project: string): [string, Sent][] => [
  ['GET projects', { query: { id: project } }],
  ['PUT projects', { body: { id: project, name: 'Mine' } }],
];

describe('project ids (section 5)', () => {
  it('that can’t be one: “Invalid project ID provided”', async () => {
    for (const [name, sent] of callsOn('nonsense'))
      expect({ name, ...(await call('owner', name, sent)) }).toEqual({
        name,
        status: 400,
        error: 'Invalid project ID provided',
      });
    for (const [name, sent] of [...callsById('nonsense'), ['GET projects', { query: { project_id: '1' } }] as const])
      expect({ name, ...(await call('owner', name, sent)) }).toEqual({
        name,
        status: 400,
        error: 'Invalid project ID provided',
      });
  });

  it('of somebody else’s project, of one that was deleted or never was: one sentence', async () => {
    const { project: deleted } = await test.db.given(aProject({ isDeleted: true }));
    for (const project of [id.foreign, deleted.id, '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b']) {
      for (const [name, sent] of [...callsOn(project), ...callsById(project)])
        expect({ name, ...(await call('owner', name, sent)) }).toEqual({
          name,
          status: 404,
          error: 'Project not found or you do not have permission to view it',
        });
    }
  });

  it('without a session: “No active session”, whatever is sent', async () => {
    for (const [name, sent] of [...callsOn(id.project), ...callsOn('nonsense'), ...callsById(id.project)])
      expect(await call('anonymous', name, sent)).toEqual({ status: 401, error: 'No active session' });
  });
});

describe('what a customer may do in a project (section 6)', () => {
  it.each<[string, number, number, () => Sent]>([
    ['GET projects', 200, 404, () => ({ query: { id: id.project } })],
    ['PUT projects', 200, 404, () => ({ body: { id: id.project, name: 'Renamed' } })],
    ['POST tasks', 201, 404, () => ({ body: { project_id: id.project, title: 'Cables' } })],
    ['PUT tasks', 200, 404, () => ({ body: { id: id.task, title: 'More cables' } })],
    ['DELETE tasks', 200, 404, () => ({ query: { id: id.task } })],
    ['POST milestones', 201, 404, () => ({ body: { project_id: id.project, title: 'Live' } })],
    ['PUT milestones', 200, 404, () => ({ body: { id: id.milestone, title: 'All live' } })],
    ['DELETE milestones', 403, 403, () => ({ query: { id: id.milestone } })],
    ['DELETE projects', 403, 403, () => ({ query: { id: id.project } })],
    ['POST projects', 403, 403, () => ({ body: { name: 'Mine', customer_id: id.customer } })],
    ['GET users', 403, 403, () => ({})],
    ['DELETE users', 403, 403, () => ({ query: { user_id: id.customer } })],
  ])('%s: the owner hears %i, somebody else %i', async (name, owners, others, sent) => {
    expect((await call('stranger', name, sent())).status).toBe(others);
    expect((await call('owner', name, sent())).status).toBe(owners);
  });

  it('the list is the user’s own', async () => {
    for (const [by, theirs] of [
      ['owner', id.project],
      ['stranger', id.foreign],
    ] as const) {
      const { body } = await client(test).get('/functions/v1/projects').set(bearers[by]).expect(200);
      expect((body as { data: { id: string }[] }).data.map((row) => row.id)).toEqual([theirs]);
    }
  });

  it('ids of another project in filters and bodies show and change nothing', async () => {
    const { milestone } = await test.db.given(aMilestone({ project: { id: id.foreign } }));
    const { task } = await test.db.given(aTask({ project: { id: id.foreign } }));
    const foreign = { project_id: id.project, milestone_id: milestone.id };
    expect(await call('owner', 'POST tasks', { body: { ...foreign, title: 'Cables' } })).toMatchObject({ status: 400 });
    expect(await call('owner', 'PUT tasks', { body: { id: task.id, title: 'Mine' } })).toMatchObject({ status: 404 });
    expect(await call('owner', 'POST task-comments', { body: { task_id: task.id, body: 'Hi' } })).toMatchObject({
      status: 404,
    });
    for (const query of [foreign, { milestone_id: milestone.id }]) {
      const { body } = await client(test).get('/functions/v1/tasks').query(query).set(bearers.owner);
      expect(body).toMatchObject({ data: [], pagination: { total: 0 } });
    }
  });
});
