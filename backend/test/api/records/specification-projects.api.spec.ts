import { callAreas, type CallArea } from '@portal/contracts';
import { aComment, anAttachment } from '../../factories/comment.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aNotification } from '../../factories/notification.factory.js';
import { aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';
import { png } from '../../support/mail/sample-files.js';
import { bearerOf } from '../../support/sign-in.js';

interface Answer {
  status: number;
  data: Record<string, unknown>;
  body: Record<string, unknown> & { error?: string };
}
interface Sent {
  query?: Record<string, string>;
  body?: object;
  area?: CallArea;
}
type Caller = 'admin' | 'owner' | 'stranger' | 'anonymous';

let test: TestApp;
let people: ProjectCast;
let project_id: string;
const bearers = { anonymous: {} } as Record<Caller, Record<string, string>>;

beforeAll(async () => {
  test = await createTestApp();
  const cast = await test.db.given(aProjectCast());
  people = cast.people;
  project_id = cast.project.id;
  for (const name of ['admin', 'owner', 'stranger'] as const)
    bearers[name] = { ...(await bearerOf(test.app, people[name])) };
});
afterAll(() => test.close());

/** One of the specification's calls: `POST tasks`. */
async function call(by: Caller, named: string, { query = {}, body, area = 'functions' }: Sent = {}): Promise<Answer> {
  const [method = '', name = ''] = named.split(' ');
  const request = client(test)
    [method.toLowerCase() as 'get'](`${callAreas[area]}${name}`)
    .query(query)
    .set(bearers[by]);
  const answer = await (body ? request.send(body) : request);
  const said = answer.body as Answer['body'];
  return { status: answer.status, body: said, data: said['data'] as Answer['data'] };
}
const project = () => ({ id: project_id });
const aTaskId = async () => (await test.db.given(aTask({ project: project() }))).task.id;
const aMilestoneId = async () => (await test.db.given(aMilestone({ project: project() }))).milestone.id;
const aCommentOf = async (author: 'owner' | 'admin') => {
  const { task } = await test.db.given(aTask({ project: project() }));
  return (await test.db.given(aComment({ task, author: people[author] }))).comment;
};

describe('fields (section 3)', () => {
  it.each<[string, string, string[], () => Promise<unknown>]>([
    ['project', 'projects', ['id', 'customer_id', 'status'], () => Promise.resolve()],
    ['task', 'tasks', ['id', 'project_id', 'milestone_id', 'status'], aTaskId],
    ['milestone', 'milestones', ['id', 'project_id', 'title', 'created_at', 'updated_at', 'status'], aMilestoneId],
    ['task comment', 'task-comments', ['id', 'task_id', 'attachments'], () => aCommentOf('owner')],
  ])('of a %s', async (_entity, name, fields, made) => {
    await made();
    const { data } = await call('owner', `GET ${name}`, { query: { project_id } });
    expect(Object.keys((data as unknown as object[])[0] ?? {})).toEqual(expect.arrayContaining(fields));
  });

  it('of an activity log, as it was sent', async () => {
    const log = {
      entity_type: 'milestone',
      entity_id: await aMilestoneId(),
      activity_type: 'status_update',
      description: 'Moved to testing',
      old_values: { status: 'planned' },
      new_values: { status: 'in_progress' },
      metadata: { source: 'board' },
    };
    const sent = await call('owner', 'POST activity-logs', { body: log });
    expect(sent).toMatchObject({
      status: 201,
      data: { ...log, id: expect.any(String), created_at: expect.any(String) },
    });
    const { entity_type, entity_id } = log;
    const { data } = await call('owner', 'GET activity-logs', { query: { entity_type, entity_id } });
    expect(data).toEqual([sent.data]);
  });
});

describe('projects, tasks and milestones: POST, GET, PUT with id plus fields, DELETE with id (section 7)', () => {
  it.each([
    ['projects', 'admin', 'name', () => ({ customer_id: people.owner.id })],
    ['tasks', 'owner', 'title', () => ({ project_id })],
    ['milestones', 'admin', 'title', () => ({ project_id })],
  ] as const)('%s', async (name, by, field, fields) => {
    const created = await call(by, `POST ${name}`, { body: { ...fields(), [field]: 'Fiber to the office' } });
    expect(created).toMatchObject({ status: 201, data: { [field]: 'Fiber to the office' } });
    const id = String(created.data['id']);
    expect((await call(by, `GET ${name}`, { query: { id } })).data).toEqual(created.data);
    const changed = await call(by, `PUT ${name}`, { body: { id, [field]: 'Fiber to both offices' } });
    expect(changed).toMatchObject({ status: 200, data: { id, [field]: 'Fiber to both offices' } });
    const query = { ...fields(), search: 'both offices', page: '1', limit: '5' };
    const listed = await call(by, `GET ${name}`, { query });
    expect(listed.body).toMatchObject({ data: [{ id }], pagination: { page: 1, limit: 5, total: 1, has_more: false } });
    expect(await call(by, `DELETE ${name}`, { query: { id } })).toMatchObject({ status: 200, data: { id } });
    const gone = await call(by, `GET ${name}`, { query: { id } });
    expect(gone).toMatchObject({ status: 404, body: { error: expect.any(String) } });
  });

  it('projects: by customer_id, project_id and status; statuses planning and active (section 3)', async () => {
    const { project: planned } = await test.db.given(aProject({ customer: people.owner, name: 'Planned' }));
    const ids = async (query: Record<string, string>) =>
      ((await call('admin', 'GET projects', { query })).data as unknown as { id: string }[]).map(({ id }) => id);
    const customer_id = people.owner.id;
    expect(await ids({ customer_id, status: 'planning' })).toEqual([planned.id]);
    expect(await ids({ customer_id, status: 'active' })).toEqual([project_id]);
    expect(await ids({ project_id: planned.id })).toEqual([planned.id]);
    expect(await ids({ customer_id: people.stranger.id, project_id })).toEqual([]);
  });

  it('status changes of tasks and milestones are update calls (section 4)', async () => {
    for (const [name, id] of [
      ['tasks', await aTaskId()],
      ['milestones', await aMilestoneId()],
    ] as const) {
      const { data } = await call('owner', `PUT ${name}`, { body: { id, status: 'in_progress' } });
      expect(data).toMatchObject({ id, status: 'in_progress' });
    }
  });
});

describe('task-comments and their files (section 7; section 5: base64 with name, size and type)', () => {
  it('are written, listed with their files, rewritten and deleted', async () => {
    const task_id = await aTaskId();
    const { data } = await call('owner', 'POST task-comments', { body: { task_id, body: 'Cables are in' } });
    const id = String(data['id']);
    const file = { file_name: 'plan.png', file_size: png.length, file_type: 'image/png' };
    const body = { comment_id: id, ...file, file_data: png.toString('base64') };
    const upload = await call('owner', 'POST task-comments', { query: { action: 'upload' }, body });
    const view = { comment_id: id, ...file, uploaded_by: people.owner.id };
    expect(upload).toMatchObject({ status: 201, data: view });
    expect(Object.keys(upload.data)).toEqual(expect.arrayContaining(['id', 'storage_path', 'created_at']));
    const listed = await call('owner', 'GET task-comments', { query: { project_id } });
    expect(listed.data).toContainEqual(expect.objectContaining({ id, task_id, attachments: [upload.data] }));
    const changed = await call('owner', 'PUT task-comments', { body: { id, body: 'Cables are out' } });
    expect(changed).toMatchObject({ status: 200, data: { body: 'Cables are out' } });
    const removal = { action: 'attachment', id: String(upload.data['id']) };
    expect((await call('owner', 'DELETE task-comments', { query: removal })).data).toEqual({ id: removal.id });
    expect((await call('owner', 'DELETE task-comments', { query: { id } })).data).toEqual({ id });
    expect((await call('owner', 'GET task-comments', { query: { task_id } })).data).toEqual([]);
  });

  it('are 100 a page, as many as a limit takes; the second page goes on where the first ends', async () => {
    const { task } = await test.db.given(aTask({ project: project() }));
    const one = () => aComment({ task, author: people.owner });
    const listed = (query = {}) => call('owner', 'GET task-comments', { query: { task_id: task.id, ...query } });
    await test.db.given(...Array.from({ length: 100 }, one));
    expect((await listed()).body).toMatchObject({ pagination: { limit: 100, total: 100, has_more: false } });
    await test.db.given(one());
    const first = await listed();
    expect(first.data).toHaveLength(100);
    expect(first.body).toMatchObject({ pagination: { total: 101, has_more: true } });
    const second = await listed({ page: '2' });
    expect(second.data).toHaveLength(1);
    expect(second.body).toMatchObject({ pagination: { page: 2, limit: 100, total: 101, has_more: false } });
  });

  it('keep where a file lies to themselves: storage_path is no path', async () => {
    const comment = await aCommentOf('owner');
    const { attachment } = await test.db.given(anAttachment({ comment }));
    expect(attachment.storagePath).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('numbers, notifications, error reports and the test milestone (section 7)', () => {
  it.each([['project-summary'], ['task-metrics'], ['weight-analytics']])('analytics, type %s', async (type) => {
    const query = { type, project_id, ...(type === 'task-metrics' ? { timeframe: '7d' } : {}) };
    expect(await call('owner', 'GET analytics', { query })).toMatchObject({ status: 200, data: { project_id } });
  });

  it('analytics, type dashboard; a type that isn’t one is refused', async () => {
    const dashboard = await call('owner', 'GET analytics', { query: { type: 'dashboard' } });
    expect(Object.keys(dashboard.data)).toEqual(expect.arrayContaining(['active_projects', 'open_tasks']));
    expect((await call('owner', 'GET analytics', { query: { type: 'nonsense' } })).status).toBe(404);
  });

  it('notifications: history by limit and offset, preferences read and chosen', async () => {
    for (const minutesAgo of [3, 2, 1])
      await test.db.given(aNotification({ to: people.owner, title: `Told ${minutesAgo}`, minutesAgo }));
    const query = { action: 'history', limit: '1', offset: '1' };
    const history = await call('owner', 'GET notifications', { query });
    expect(history.body).toMatchObject({ data: [{ title: 'Told 2' }], pagination: { limit: 1, total: 3 } });
    const body = { preferences: [{ category: 'projects', email: 'off' }] };
    const chosen = await call('owner', 'PUT notifications', { query: { action: 'preferences' }, body });
    expect(chosen.data['preferences']).toContainEqual({
      category: 'projects',
      email: 'off',
      push: 'off',
      locked: false,
    });
    const kept = await call('owner', 'GET notifications', { query: { action: 'preferences' } });
    expect(kept.data).toEqual(chosen.data);
  });

  it('error-reports: no token, the whole payload, reportId', async () => {
    const { id, role } = people.owner;
    const body = {
      timestamp: '2026-03-31T14:05:00.000Z',
      userAgent: 'Mozilla/5.0',
      url: 'https://portal.example/dashboard',
      userId: id,
      userRole: role,
      errors: [
        {
          id: 'error-1',
          timestamp: '2026-03-31T14:04:58.000Z',
          userId: id,
          userRole: role,
          route: '/dashboard',
          userAgent: 'Mozilla/5.0',
          type: 'promise',
          message: 'Failed to fetch',
          stack: 'Error: Failed to fetch',
          severity: 'critical',
          context: { component: 'Dashboard' },
          resolved: false,
        },
      ],
      systemInfo: { platform: 'Linux', language: 'en-US', cookieEnabled: true, onLine: true },
    };
    const sent = await call('anonymous', 'POST error-reports', { body });
    expect(sent).toMatchObject({ status: 201, body: { reportId: expect.any(String) } });
    expect(sent.data).toEqual({ reportId: sent.body['reportId'] });
  });

  it('create_test_milestone: a procedure that takes a project', async () => {
    const made = await call('admin', 'POST create_test_milestone', { area: 'procedures', body: { project_id } });
    expect(made).toMatchObject({ status: 201, data: { project_id, status: 'planned' } });
    const { data } = await call('owner', 'GET milestones', { query: { project_id } });
    expect(data).toContainEqual(made.data);
  });
});
