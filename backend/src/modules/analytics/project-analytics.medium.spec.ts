import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { priorities, taskStatuses, type TaskMetrics, type TaskStatus, type WeightAnalytics } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import {
  officeDay,
  recountMetrics,
  recountWeights,
  shifted,
  type KeptTask,
} from '../../../test/support/database/recount.js';
import { refusal } from '../../../test/support/refusal.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';

const HOUR = 3_600_000;

/** Times lie this far from the full hours before now, so that no time frame ends while the test runs. */
const MARGIN = HOUR / 2;

/** A task as the recount below reads it: every field by hand, times in hours before now. */
interface Told {
  status: TaskStatus;
  priority: (typeof priorities)[number];
  weight: number;
  milestone: number | null;
  assignee: number | null;
  createdAgo: number;
  tookHours: number;
  dueInDays: number | null;
  isDeleted: boolean;
  reopenedAgo: number[];
}

const told: fc.Arbitrary<Told> = fc.record({
  status: fc.constantFrom(...taskStatuses),
  priority: fc.constantFrom(...priorities),
  weight: fc.integer({ min: 1, max: 13 }),
  milestone: fc.option(fc.nat(1)),
  assignee: fc.option(fc.nat(2)),
  createdAgo: fc.integer({ min: 1, max: 24 * 120 }),
  tookHours: fc.integer({ min: 0, max: 24 * 60 }),
  dueInDays: fc.option(fc.integer({ min: -40, max: 20 })),
  isDeleted: fc.boolean(),
  reopenedAgo: fc.array(fc.integer({ min: 1, max: 24 * 100 }), { maxLength: 2 }),
});

let context: TestContext;
let people: ProjectCast;

beforeAll(async () => {
  context = await createTestContext();
  ({ people } = await context.db.given(aProjectCast()));
});
afterAll(() => context.close());

const service = () => context.db.service(ProjectAnalyticsService);
async function keep(story: Told[], now: number) {
  const { project } = await context.db.given(aProject({ customer: people.owner, status: 'active' }));
  const milestones = [
    (await context.db.given(aMilestone({ project, title: 'First', position: 1 }))).milestone,
    (await context.db.given(aMilestone({ project, title: 'Second', position: 2 }))).milestone,
  ];
  const assignees = [people.admin, people.owner, people.editor];
  const rows: (KeptTask & { isDeleted: boolean })[] = story.map((one) => {
    const createdAt = now - one.createdAgo * HOUR - MARGIN;
    return {
      ...one,
      createdAt,
      completedAt: one.status === 'done' ? Math.min(createdAt + one.tookHours * HOUR, now - 60_000) : null,
      reopenedAt: one.reopenedAgo.map((ago) => now - ago * HOUR - MARGIN),
      dueDate: one.dueInDays === null ? null : shifted(officeDay(now), one.dueInDays),
      milestoneId: one.milestone === null ? null : (milestones[one.milestone]?.id ?? null),
      assigneeId: one.assignee === null ? null : (assignees[one.assignee]?.id ?? null),
    };
  });
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  await em.transactional(async (inner) => {
    for (const row of rows) {
      const { task } = aTask({ project, status: row.status, priority: row.priority, weight: row.weight })(inner);
      Object.assign(task, {
        createdAt: new Date(row.createdAt),
        completedAt: row.completedAt === null ? null : new Date(row.completedAt),
        dueDate: row.dueDate,
        milestoneId: row.milestoneId,
        assigneeId: row.assigneeId,
        deletedAt: row.isDeleted ? currentInstant() : null,
      });
      await inner.flush();
      for (const at of row.reopenedAt) await reopen(inner, task.id, project.id, at);
    }
  });
  return { project, rows: rows.filter((row) => !row.isDeleted), milestones, assignees };
}

const reopen = (em: EntityManager, taskId: string, project_id: string, at: number) =>
  em.execute(
    `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
     values (?, 'task.status_changed', 'task', ?, ?::jsonb, 'system', 'test', ?)`,
    [uuidv7(), taskId, JSON.stringify({ project_id, from: 'done', to: 'todo' }), new Date(at).toISOString()],
  );

const byKey = (one: { key: string }, other: { key: string }): number => one.key.localeCompare(other.key);
const near = (value: number | null, expected: number | null): boolean =>
  value === expected || Math.abs((value ?? NaN) - (expected ?? NaN)) < 0.11;

it('counts as somebody would who looks at every task (decisions, section 5)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(told, { maxLength: 14 }), async (story) => {
      const now = currentInstant().getTime();
      const kept = await keep(story, now);
      const id = kept.project.id;
      const weights: WeightAnalytics = await service().weights(actorOf(people.owner), id);
      const { by_assignee, by_status, project_id, ...exact } = weights;
      const expected = recountWeights(kept, now);
      const { by_assignee: assignees, by_status: states, ...numbers } = expected;
      expect(exact).toEqual(numbers);
      expect(by_status).toMatchObject(states);
      expect([...by_assignee].sort(byKey)).toEqual([...assignees].sort(byKey));
      expect(project_id).toBe(id);
      for (const timeframe of ['7d', '30d', '90d', 'all'] as const) {
        const metrics: TaskMetrics = await service().taskMetrics(actorOf(people.owner), { project_id: id, timeframe });
        const { mean, p85, ...counts } = recountMetrics(kept, timeframe, now);
        expect(metrics).toMatchObject({ project_id: id, timeframe, ...counts });
        expect([near(metrics.cycle_hours_mean, mean), near(metrics.cycle_hours_p85, p85)]).toEqual([true, true]);
      }
      const summary = await service().summary(actorOf(people.owner), id);
      expect(summary).toMatchObject({
        progress: expected.weighted_progress,
        task_count: kept.rows.filter((row) => row.status !== 'cancelled').length,
        done_count: kept.rows.filter((row) => row.status === 'done').length,
        tasks: Object.fromEntries(
          taskStatuses.map((status) => [status, kept.rows.filter((row) => row.status === status).length]),
        ),
        milestones: { planned: 2, in_progress: 0 },
      });
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

it('sums up what is late, waits and comes next, and what it takes', async () => {
  const { project } = await context.db.given(aProject({ customer: people.owner, status: 'active' }));
  await context.db.given(
    aMilestone({ project, due_date: '2030-05-01' }),
    aMilestone({ project, due_date: '2030-01-01', status: 'completed' }),
    aMilestone({ project, status: 'awaiting_approval' }),
    aTask({ project, due_date: '2020-02-01', estimate_minutes: 60 }),
    aTask({ project, due_date: '2019-02-01', status: 'done', weight: 1, estimate_minutes: 30 }),
    aTask({ project, status: 'cancelled', weight: 13, estimate_minutes: 600 }),
  );
  expect(await service().summary(actorOf(people.owner), project.id)).toMatchObject({
    progress: 25,
    task_count: 2,
    done_count: 1,
    overdue_count: 1,
    awaiting_approval: 1,
    estimate_minutes: 90,
    spent_minutes: 0,
    next_due: '2020-02-01',
  });
});

it('has numbers for a project without tasks', async () => {
  const { project } = await context.db.given(aProject({ customer: people.owner }));
  const weights = await service().weights(actorOf(people.owner), project.id);
  expect(weights).toMatchObject({ total: 0, weighted_progress: 0, by_milestone: [], forecast_date: null });
  expect(await service().summary(actorOf(people.owner), project.id)).toMatchObject({ progress: 0, next_due: null });
});

it('is for those who see the project', async () => {
  const { project } = await context.db.given(aProject({ customer: people.owner }));
  for (const work of [
    () => service().summary(actorOf(people.stranger), project.id),
    () => service().weights(actorOf(people.stranger), project.id),
    () => service().taskMetrics(actorOf(people.stranger), { project_id: project.id, timeframe: 'all' }),
  ])
    expect(await refusal(work())).toEqual({ code: 'project.not_found' });
});
