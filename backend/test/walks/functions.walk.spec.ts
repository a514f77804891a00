import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromNow } from '@portal/testing/clock';
import { errorReportExample } from '../../src/modules/error-reports/error-reports.controller.js';
import { callAreas, functionCalls, type CallArea } from '@portal/contracts';
import { functionsDocument } from '../../src/modules/functions-gateway/functions.cli.js';
import { aCast, type Cast } from '../factories/cast.factory.js';
import { aComment, anAttachment } from '../factories/comment.factory.js';
import { aConsultation } from '../factories/consultation.factory.js';
import { aMeeting } from '../factories/meeting.factory.js';
import { aMilestone } from '../factories/milestone.factory.js';
import { aProject } from '../factories/project.factory.js';
import { aTask } from '../factories/task.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { dealCallExamples, type ExampleCall } from '../support/calls/deal-call-examples.js';
import { notificationCallExamples } from '../support/calls/notification-call-examples.js';
import { png } from '../support/mail/sample-files.js';
import { workflowCallExamples } from '../support/calls/workflow-call-examples.js';
import { bearerOf } from '../support/sign-in.js';

type Call = ExampleCall & { area?: CallArea };

let app: TestApp;
let cast: Cast;
let admin: { authorization: string };

beforeAll(async () => {
  app = await createTestApp();
  cast = await app.db.given(aCast());
  admin = await bearerOf(app.app, cast.admin);
});
afterAll(() => app.close());

const send = (
  name: string,
  method: string,
  { id = '', query = {}, body, area = 'functions' }: Call,
  headers: Record<string, string> = admin,
) => {
  const call = app.http[method.toLowerCase() as 'get'](`${callAreas[area]}${name.replace('{id}', id)}`)
    .query(query)
    .set({ apikey: 'public', ...headers });
  return body ? call.send(body) : call;
};
const aRequest = async () => (await app.db.given(aConsultation({ customer: cast.customer }))).consultation.id;
const aMeetingOfARequest = async () => {
  const { consultation } = await app.db.given(aConsultation({ customer: cast.customer }));
  return (await app.db.given(aMeeting({ consultation, host: cast.admin }))).meeting;
};
const activeProject = async () => (await app.db.given(aProject({ customer: cast.customer, status: 'active' }))).project;
const aTaskId = async () => (await app.db.given(aTask({ project: await activeProject() }))).task.id;
const aCommentWithFile = async () => {
  const { task } = await app.db.given(aTask({ project: await activeProject() }));
  const { comment } = await app.db.given(aComment({ task, author: cast.admin }));
  return { comment, ...(await app.db.given(anAttachment({ comment }))) };
};
const aMilestoneId = async () => (await app.db.given(aMilestone({ project: await activeProject() }))).milestone.id;
const aProjectId = async () => (await app.db.given(aProject({ customer: cast.customer }))).project.id;

/** How each row of the table is called; a row without an example fails. */
const examples: Record<string, () => Promise<Call>> = {
  'GET consultation-requests id': async () => ({ query: { id: await aRequest() } }),
  'GET consultation-requests': () =>
    Promise.resolve({
      query: { customerId: cast.customer.id, status: 'pending', page: '1', sortBy: 'created_at', sortOrder: 'asc' },
    }),
  'POST consultation-requests': () =>
    Promise.resolve({ body: { title: 'Strategy', description: 'Plan' }, status: 201 }),
  'PUT consultation-requests id': async () => ({ body: { id: await aRequest(), status: 'in_progress' } }),
  'DELETE consultation-requests id': async () => ({ query: { id: await aRequest() } }),
  'POST public-consultation': () =>
    Promise.resolve({ body: { name: 'Ada', email: 'ada@example.test', phone: '1', needs: 'Help' }, status: 201 }),
  'GET consultation-meetings id': async () => ({ query: { id: (await aMeetingOfARequest()).id } }),
  'GET consultation-meetings': async () => ({
    query: { consultation_id: (await aMeetingOfARequest()).consultationId, status: 'confirmed', upcoming: 'true' },
  }),
  'POST consultation-meetings': async () => ({
    body: { consultation_id: await aRequest(), starts_at: fromNow({ days: 400 }).toISOString() },
    status: 201,
  }),
  'PUT consultation-meetings id': async () => ({ body: { id: (await aMeetingOfARequest()).id, status: 'cancelled' } }),
  'DELETE consultation-meetings id': async () => ({ query: { id: (await aMeetingOfARequest()).id } }),
  'GET projects id': async () => ({ query: { id: await aProjectId() } }),
  'GET projects': async () => ({
    query: { customer_id: cast.customer.id, project_id: await aProjectId(), status: 'planning', search: 'network' },
  }),
  'POST projects': () => Promise.resolve({ body: { name: 'Phones', customer_id: cast.customer.id }, status: 201 }),
  'PUT projects id': async () => ({ body: { id: await aProjectId(), status: 'active' } }),
  'DELETE projects id': async () => ({ query: { id: await aProjectId() } }),
  'GET tasks id': async () => ({ query: { id: await aTaskId() } }),
  'GET tasks': async () => ({ query: { project_id: (await activeProject()).id, status: 'todo,done' } }),
  'POST tasks': async () => ({ body: { project_id: (await activeProject()).id, title: 'Cables' }, status: 201 }),
  'PUT tasks id': async () => ({ body: { id: await aTaskId(), status: 'in_progress' } }),
  'DELETE tasks id': async () => ({ query: { id: await aTaskId() } }),
  'GET milestones id': async () => ({ query: { id: await aMilestoneId() } }),
  'GET milestones': async () => ({ query: { project_id: (await activeProject()).id } }),
  'POST milestones': async () => ({ body: { project_id: (await activeProject()).id, title: 'Live' }, status: 201 }),
  'PUT milestones id': async () => ({ body: { id: await aMilestoneId(), status: 'in_progress' } }),
  'DELETE milestones id': async () => ({ query: { id: await aMilestoneId() } }),
  'GET task-comments': async () => ({ query: { project_id: (await activeProject()).id } }),
  'POST task-comments': async () => ({ body: { task_id: await aTaskId(), body: 'Done' }, status: 201 }),
  'POST task-comments upload comment_id': async () => ({
    query: { action: 'upload' },
    body: {
      comment_id: (await aCommentWithFile()).comment.id,
      file_name: 'plan.png',
      file_size: png.length,
      file_type: 'image/png',
      file_data: png.toString('base64'),
    },
    status: 201,
  }),
  'PUT task-comments id': async () => ({ body: { id: (await aCommentWithFile()).comment.id, body: 'Undone' } }),
  'DELETE task-comments id': async () => ({ query: { id: (await aCommentWithFile()).comment.id } }),
  'DELETE task-comments attachment id': async () => ({
    query: { action: 'attachment', id: (await aCommentWithFile()).attachment.id },
  }),
  'GET activity-logs': async () => ({ query: { entity_type: 'task', entity_id: await aTaskId() } }),
  'POST activity-logs': async () => ({
    body: { entity_type: 'task', entity_id: await aTaskId(), activity_type: 'note', description: 'Ordered' },
    status: 201,
  }),
  'POST error-reports': () => Promise.resolve({ body: { ...errorReportExample }, status: 201 }),
  'POST create_test_milestone': async () => ({
    area: 'procedures',
    body: { project_id: (await activeProject()).id },
    status: 201,
  }),
  'GET users user_id': () => Promise.resolve({ query: { user_id: cast.customer.id } }),
  'GET users': () => Promise.resolve({ query: { role: 'customer', search: 'dana' } }),
  'POST users': () => Promise.resolve({ body: { email: 'new@example.test' }, status: 201 }),
  'PUT users user_id': () => Promise.resolve({ body: { user_id: cast.coworker.id, first_name: 'Luisa' } }),
  'DELETE users user_id': () => Promise.resolve({ body: { user_id: cast.primary.id } }),
  'GET me': () => Promise.resolve({}),
  'PUT me': () => Promise.resolve({ body: { first_name: 'Avery' } }),
  'GET analytics type': () => Promise.resolve({ query: { type: 'dashboard' } }),
  'GET reports available': () => Promise.resolve({ query: { action: 'available' } }),
  'POST reports generate': () =>
    Promise.resolve({ body: { action: 'generate', definition: 'revenue_summary', format: 'xlsx' }, status: 201 }),
  'GET reports custom': () => Promise.resolve({ query: { action: 'custom' } }),
  'POST reports custom': () =>
    Promise.resolve({
      body: { action: 'custom', name: 'Open work', query: { source: 'tasks', columns: ['title'] } },
      status: 201,
    }),
};

describe('the specification’s calls (section 7)', () => {
  it.each(
    functionCalls.map(
      (row) => [[row.method, row.name, row.action, row.idFrom].filter(Boolean).join(' '), row] as const,
    ),
  )('%s', async (key, row) => {
    const call = await {
      ...examples,
      ...dealCallExamples(app, cast),
      ...notificationCallExamples(cast),
      ...workflowCallExamples(app),
    }[key]?.();
    if (!call) throw new Error(`No example for ${key}`);
    const answer = await send(row.name, row.method, call, row.session ? admin : {});
    expect({ status: answer.status, problem: answer.body.error }).toEqual({
      status: call.status ?? 200,
      problem: undefined,
    });
    expect(answer.body).toHaveProperty('data');
    if (row.session)
      expect((await send(row.name, row.method, call, {})).body).toMatchObject({
        error: 'No active session',
        status: 401,
      });
  });

  it('answers like the route behind it, message at the top too', async () => {
    const body = { name: 'Bob', email: 'bob@example.test', phone: '1', needs: 'Help' };
    const answer = await send('public-consultation', 'POST', { body }, {});
    expect(answer.body).toEqual({ message: answer.body.data.message, data: answer.body.data });
    const id = await aRequest();
    const [old, direct] = [
      await send('consultation-requests', 'GET', { query: { id } }),
      await app.http.get(`/api/v1/consultation-requests/${id}`).set(admin),
    ];
    expect(old.body).toEqual(direct.body);
    expect(old.headers['x-seq']).toBeDefined();
  });

  it.each([
    ['project-summary', {}, 'progress'],
    ['task-metrics', { timeframe: '90d' }, 'created'],
    ['weight-analytics', {}, 'velocity'],
    ['dashboard', undefined, 'open_tasks'],
  ] as const)('has the numbers of type %s', async (type, more, field) => {
    const project_id = (await activeProject()).id;
    const query = { type, ...(more ? { project_id, ...more } : {}) };
    const { status, body } = await send('analytics', 'GET', { query });
    expect({ status, has: field in body.data }).toEqual({ status: 200, has: true });
  });

  it.each(['deals/revenue-summary', 'deals/analytics'])('has the totals of %s at the top as well', async (name) => {
    const { body } = await send(name, 'GET', {});
    const { totalMRR, totalActiveDeals, totalRevenue } = body.data;
    expect(body).toMatchObject({ totalMRR, totalActiveDeals, totalRevenue });
    expect([totalMRR, totalActiveDeals, totalRevenue].every((figure) => typeof figure === 'number')).toBe(true);
  });

  it('takes a file of 10 MB within its JSON from somebody signed in, and megabytes from nobody else', async () => {
    const { comment } = await aCommentWithFile();
    const file_data = Buffer.alloc(10 * 1_024 * 1_024, 'a').toString('base64');
    const body = { action: 'upload', comment_id: comment.id, file_name: 'a.txt', file_data };
    expect((await send('task-comments', 'POST', { body })).status).toBe(201);
    expect((await send('task-comments', 'POST', { body }, {})).status).toBe(401);
    expect((await send('tasks', 'POST', { body })).status).toBe(413);
  });

  it('keeps the request id, the Idempotency-Key and the rights', async () => {
    const call = { body: { title: 'Once', description: 'Only' } };
    const headers = { ...admin, 'idempotency-key': 'one-key', 'x-request-id': 'my-request-0001' };
    const [first, second] = [
      await send('consultation-requests', 'POST', call, headers),
      await send('consultation-requests', 'POST', call, headers),
    ];
    expect(first.headers['x-request-id']).toBe('my-request-0001');
    expect(second.body).toEqual(first.body);
    const stranger = await bearerOf(app.app, cast.stranger);
    expect((await send('consultation-requests', 'GET', { query: { id: first.body.data.id } }, stranger)).status).toBe(
      404,
    );
    expect((await send('users', 'GET', {}, stranger)).status).toBe(403);
  });

  it.each([
    ['nothing', 'GET', {}, 404],
    ['me', 'DELETE', {}, 404],
    ['users', 'DELETE', {}, 400],
    ['users', 'GET', { query: { user_id: '../ops/queues' } }, 400],
    ['deals/promocodes/x/y', 'PUT', {}, 404],
  ] as const)('%s %s is a problem', async (name, method, call, status) => {
    const answer = await send(name, method, call);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('is documented from the table', () => {
    const file = join(process.cwd().replace(/[\\/]backend$/, ''), 'docs/functions-api.md');
    expect(readFileSync(file, 'utf8')).toBe(functionsDocument());
  });
});
