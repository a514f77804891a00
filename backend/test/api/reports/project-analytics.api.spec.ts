import { milestoneStatuses, openTaskStatuses, taskStatuses } from '@portal/contracts';
import type { Project } from '../../../src/modules/projects/index.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { bearerOf } from '../../support/sign-in.js';

let app: TestApp;
let people: ProjectCast;
let project: Project;
const as = {} as Record<keyof ProjectCast, { authorization: string }>;
const names = ['admin', 'owner', 'editor', 'viewer', 'stranger'] as const;

beforeAll(async () => {
  app = await createTestApp();
  ({ people, project } = await app.db.given(aProjectCast()));
  for (const name of names) as[name] = await bearerOf(app.app, people[name]);
  const { project: gone } = await app.db.given(aProject({ customer: people.owner, status: 'active', isDeleted: true }));
  for (const where of [project, gone]) {
    for (const status of taskStatuses) await app.db.given(aTask({ project: where, status }));
    for (const status of milestoneStatuses) await app.db.given(aMilestone({ project: where, status }));
  }
  await app.db.given(
    aTask({ project, status: 'done', completedDaysAgo: 40, daysAgo: 50 }),
    aTask({ project, isDeleted: true }),
  );
});
afterAll(() => app.close());

const totalOf = async (name: (typeof names)[number], path: string, query: object) =>
  (
    await app.http
      .get(`/api/v1/${path}`)
      .query({ limit: 1, ...query })
      .set(as[name])
  ).body.pagination.total as number;
const dashboardOf = async (name: (typeof names)[number]) =>
  (await app.http.get('/api/v1/analytics/dashboard').set(as[name])).body.data;

describe('the dashboard’s numbers (decisions, section 5)', () => {
  it.each(names)('%s: each is the total of the list that its card opens', async (name) => {
    const data = await dashboardOf(name);
    expect(data).toMatchObject({
      active_projects: await totalOf(name, 'projects', { status: 'active' }),
      open_tasks: await totalOf(name, 'tasks', { status: openTaskStatuses.join(',') }),
      open_tickets: await totalOf(name, 'support/tickets', { open: 'true' }),
    });
    if (name === 'admin') {
      const completed = await totalOf(name, 'tasks', { completed: 'this_month' });
      expect(data).toMatchObject({ active_projects: 2, open_tasks: 5, completed_this_month: 1 });
      expect(data.pending_consultations).toBe(await totalOf(name, 'consultation-requests', { status: 'pending' }));
      expect(data.completed_this_month).toBe(completed);
      const unassigned = { open: 'true', assignee_id: 'unassigned' };
      expect(data.unassigned_tickets).toBe(await totalOf(name, 'support/tickets', unassigned));
    } else {
      expect(Object.keys(data).sort()).toEqual([
        'active_deals',
        'active_projects',
        'awaiting_approval',
        'monthly_amount',
        'offered_deals',
        'open_consultations',
        'open_tasks',
        'open_tickets',
        'overdue_balance',
        'overdue_invoices',
        'pending_tickets',
        'unpaid_invoices',
        'unsigned_documents',
      ]);
      expect(data.pending_tickets).toBe(await totalOf(name, 'support/tickets', { status: 'pending' }));
      expect(data.awaiting_approval).toBe(await totalOf(name, 'milestones', { waiting_for_me: 'true' }));
      expect(data.awaiting_approval).toBe(name === 'owner' ? 1 : 0);
    }
  });

  it('begins the month at midnight Eastern time', async () => {
    const before = (await dashboardOf('admin')).completed_this_month as number;
    const { project: other } = await app.db.given(aProject({ customer: people.stranger, status: 'on_hold' }));
    const [first, last] = [
      await app.db.given(aTask({ project: other, status: 'done' })),
      await app.db.given(aTask({ project: other, status: 'done' })),
    ];
    const month = `date_trunc('month', now() at time zone 'America/New_York') at time zone 'America/New_York'`;
    await app.db.rows(`update tickets set completed_at = ${month} where id = ?`, [first.task.id]);
    await app.db.rows(`update tickets set completed_at = ${month} - interval '1 ms' where id = ?`, [last.task.id]);
    expect((await dashboardOf('admin')).completed_this_month).toBe(before + 1);
    expect(await totalOf('admin', 'tasks', { completed: 'this_month' })).toBe(before + 1);
  });
});

describe('the numbers of a project (specification, section 7)', () => {
  const types = ['project-summary', 'task-metrics', 'weight-analytics'] as const;
  const ask = (type: string, query: object, name: (typeof names)[number] = 'viewer') =>
    app.http.get(`/api/v1/analytics/${type}`).query(query).set(as[name]);

  it.each(types)('%s is for those who see the project', async (type) => {
    const query = { project_id: project.id };
    for (const name of names) expect((await ask(type, query, name)).status).toBe(name === 'stranger' ? 404 : 200);
    expect((await app.http.get(`/api/v1/analytics/${type}`).query(query)).status).toBe(401);
    expect((await ask(type, query, 'stranger')).body.error).toBe(
      'Project not found or you do not have permission to view it',
    );
    expect(await ask(type, { project_id: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'Invalid project ID provided' },
    });
    expect((await ask(type, { ...query, nonsense: 1 })).status).toBe(400);
  });

  it('counts what is in it', async () => {
    expect((await ask('project-summary', { project_id: project.id })).body.data).toMatchObject({
      progress: 28.6,
      task_count: 7,
      done_count: 2,
      awaiting_approval: 1,
    });
    const metrics = await ask('task-metrics', { project_id: project.id, timeframe: '7d' });
    expect(metrics.body.data).toMatchObject({ timeframe: '7d', created: 7, completed: 1, reopened: 0 });
    expect((await ask('task-metrics', { project_id: project.id })).body.data.timeframe).toBe('30d');
    expect((await ask('task-metrics', { project_id: project.id, timeframe: '1d' })).status).toBe(400);
    expect((await ask('weight-analytics', { project_id: project.id })).body.data).toMatchObject({
      total: 21,
      completed: 6,
      remaining: 15,
      weighted_progress: 28.6,
    });
  });

  it('counts a task that is reopened', async () => {
    const { task } = await app.db.given(aTask({ project, status: 'done' }));
    const reopen = await app.http.put(`/api/v1/tasks/${task.id}`).set(as.editor).send({ status: 'in_progress' });
    expect(reopen.status).toBe(200);
    const { body } = await ask('task-metrics', { project_id: project.id, timeframe: '7d' });
    expect(body.data.reopened).toBe(1);
  });
});
