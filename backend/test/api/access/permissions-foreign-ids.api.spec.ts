import { aConsultation } from '../../factories/consultation.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';
import { aWorld, headersOf, ownProject, type World } from '../../support/permission-walk/walkers.js';

type Row = Record<string, unknown>;
type Send = [method: 'get' | 'post' | 'put' | 'delete', path: string, sent?: object];

let test: TestApp;
let world: World;
let owner: Record<string, string>;
const id: Record<'task' | 'milestone' | 'theirTask' | 'theirMilestone' | 'otherMember', string> = {
  task: '',
  milestone: '',
  theirTask: '',
  theirMilestone: '',
  otherMember: '',
};

beforeAll(async () => {
  test = await createTestApp();
  world = await aWorld(test);
  const { project, foreign, people } = world;
  owner = await headersOf(world, 'owner');
  id.task = (await test.db.given(aTask({ project }))).task.id;
  id.milestone = (await test.db.given(aMilestone({ project }))).milestone.id;
  id.theirTask = (await test.db.given(aTask({ project: foreign, assignee: people.stranger }))).task.id;
  id.theirMilestone = (await test.db.given(aMilestone({ project: foreign }))).milestone.id;
  await test.db.given(aConsultation({ customer: people.stranger }));
  const other = await ownProject(world);
  const [member] = await test.db.rows<{ id: string }>('select id from project_members where project_id = ? limit 1', [
    other.id,
  ]);
  id.otherMember = member?.id ?? '';
});
afterAll(() => test.close());

const sent = ([method, path, body]: Send) => {
  const call = client(test)[method](`/api/v1/${path}`).set(owner);
  return body ? call.send(body) : call;
};
const everything = (): Promise<object[][]> =>
  Promise.all([
    ...['tickets', 'milestones', 'project_members', 'projects'].map((table) =>
      test.db.rows<Row>(`select * from ${table} order by id`),
    ),
    test.db.events(),
  ]);

describe('ids that point out of one’s own project (specification, section 6)', () => {
  it.each<[string, number, () => Send]>([
    [
      'many tasks, one of them of another project',
      404,
      () => ['post', 'tasks/bulk', { project_id: world.project.id, ids: [id.task, id.theirTask], status: 'done' }],
    ],
    [
      'many tasks into a milestone of another project',
      400,
      () => ['post', 'tasks/bulk', { project_id: world.project.id, ids: [id.task], milestone_id: id.theirMilestone }],
    ],
    ['an order of its tasks', 404, () => ['put', 'tasks/order', { project_id: world.project.id, ids: [id.theirTask] }]],
    [
      'an order of its milestones',
      404,
      () => ['put', 'milestones/order', { project_id: world.project.id, ids: [id.theirMilestone] }],
    ],
    ['a milestone for a task', 400, () => ['put', `tasks/${id.task}`, { milestone_id: id.theirMilestone }]],
    ['somebody for a task', 400, () => ['put', `tasks/${id.task}`, { assignee_id: world.people.stranger.id }]],
    [
      'a member of another project',
      404,
      () => ['put', `projects/${world.project.id}/members/${id.otherMember}`, { role: 'viewer' }],
    ],
    ['the end of that membership', 404, () => ['delete', `projects/${world.project.id}/members/${id.otherMember}`]],
    [
      'somebody of another company',
      400,
      () => ['post', `projects/${world.project.id}/members`, { email: world.people.stranger.email }],
    ],
    ['a new owner', 400, () => ['put', `projects/${world.project.id}`, { customer_id: world.people.stranger.id }]],
    ['a move of a task', 400, () => ['put', `tasks/${id.task}`, { project_id: world.foreign.id }]],
  ])('%s: %i, and nothing changes', async (_what, status, send) => {
    const before = await everything();
    const answer = await sent(send());
    expect({ status: answer.status, body: answer.body as unknown }).toMatchObject({ status, body: { status } });
    expect(await everything()).toEqual(before);
  });

  it.each<[string, () => string]>([
    ['projects of somebody else', () => `projects?customer_id=${world.people.stranger.id}`],
    ['projects that aren’t mine', () => `projects?project_id=${world.foreign.id}`],
    ['tasks of their milestone', () => `tasks?milestone_id=${id.theirMilestone}`],
    ['tasks given to somebody else', () => `tasks?assignee_id=${world.people.stranger.id}`],
    ['requests of somebody else', () => `consultation-requests?customer_id=${world.people.stranger.id}`],
  ])('a filter finds nothing: %s', async (_what, path) => {
    const { status, body } = await sent(['get', path()]);
    expect({ status, body: body as unknown }).toMatchObject({
      status: 200,
      body: { data: [], pagination: { total: 0 } },
    });
  });

  it('nobody is told apart from nobody: unknown ids and other people’s get the same answer', async () => {
    const unknown = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    for (const [path, theirs] of [
      ['projects', world.foreign.id],
      ['tasks', id.theirTask],
      ['milestones', id.theirMilestone],
    ] as const) {
      const [one, other] = [await sent(['get', `${path}/${theirs}`]), await sent(['get', `${path}/${unknown}`])];
      const same = (body: unknown): Row => ({ ...(body as Row), request_id: '' });
      expect(same(one.body)).toEqual(same(other.body));
    }
  });
});
