import {
  metricTimeframes,
  type ProjectSummary,
  type ProjectView,
  type TaskMetrics,
  type WeightAnalytics,
} from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { seesProject } from '../../support/figures/raw-rows.js';
import { keptProject, slowSummary } from '../../support/figures/slow-projects.js';
import type { Figures, Reader } from '../../support/figures/two-clocks.js';
import { recountMetrics, recountWeights } from '../../support/database/recount.js';

const byKey = (one: { key: string }, other: { key: string }): number => one.key.localeCompare(other.key);
/** Both are rounded to one decimal, of numbers that differ in their last digit. */
const isNear = (value: number | null, slow: number | null): boolean =>
  value === slow || Math.abs((value ?? NaN) - (slow ?? NaN)) < 0.06;

/** The figures of every project, beside a slow count (decisions, section 5). */
export function projectFigures(ground: Figures): void {
  const { app, kept, readers, headers } = ground;
  const get = async <Answer>(path: string, reader: Reader): Promise<Answer> =>
    (await app.http.get(`/api/v1/${path}`).set(headers()[reader]).expect(200)).body as Answer;
  const figures = async <Data>(type: string, id: string, reader: Reader): Promise<Data> =>
    (await get<{ data: Data }>(`analytics/${type}project_id=${id}`, reader)).data;
  const total = async (path: string, reader: Reader): Promise<number> =>
    (await get<{ pagination: { total: number } }>(`${path}&limit=1`, reader)).pagination.total;
  const seenBy = (reader: Reader): string[] =>
    kept()
      .projects.map(({ id }) => String(id))
      .filter((id) => seesProject(kept(), actorOf(readers()[reader]), id));
  const everybody = ['admin', 'primary', 'customer', 'coworker', 'billing', 'stranger', 'nobody'] as const;

  it.each(everybody)('task metrics in every time frame, for %s', async (reader) => {
    for (const id of seenBy(reader))
      for (const timeframe of metricTimeframes) {
        const { cycle_hours_mean, cycle_hours_p85, ...counts } = await figures<TaskMetrics>(
          `task-metrics?timeframe=${timeframe}&`,
          id,
          reader,
        );
        const { mean, p85, ...slow } = recountMetrics(keptProject(kept(), id), timeframe, kept().now);
        expect(counts).toEqual({ project_id: id, timeframe, ...slow });
        expect([cycle_hours_mean, isNear(cycle_hours_mean, mean)]).toEqual([cycle_hours_mean, true]);
        expect([cycle_hours_p85, isNear(cycle_hours_p85, p85)]).toEqual([cycle_hours_p85, true]);
      }
  });

  it.each(everybody)('weights, pace and forecast, for %s', async (reader) => {
    for (const id of seenBy(reader)) {
      const { by_assignee, by_status, ...weights } = await figures<WeightAnalytics>('weight-analytics?', id, reader);
      const { by_assignee: people, by_status: states, ...slow } = recountWeights(keptProject(kept(), id), kept().now);
      expect(weights).toEqual({ project_id: id, ...slow });
      expect(by_status).toMatchObject(states);
      expect(by_assignee.toSorted(byKey)).toEqual(people.toSorted(byKey));
    }
  });

  it.each(everybody)('summary, and the rows that its figures open, for %s', async (reader) => {
    for (const id of seenBy(reader)) {
      const slow = slowSummary(kept(), id);
      expect(await figures<ProjectSummary>('project-summary?', id, reader)).toEqual({ project_id: id, ...slow });
      const { progress, task_count, done_count } = slow;
      const { data } = await get<{ data: ProjectView }>(`projects/${id}`, reader);
      expect(data).toMatchObject({ id, progress, task_count, done_count });
      for (const [status, count] of Object.entries(slow.tasks))
        expect([status, await total(`tasks?project_id=${id}&status=${status}`, reader)]).toEqual([status, count]);
      for (const [status, count] of Object.entries(slow.milestones))
        expect([status, await total(`milestones?project_id=${id}&status=${status}`, reader)]).toEqual([status, count]);
      expect(await total(`tasks?project_id=${id}&overdue=true`, reader)).toBe(slow.overdue_count);
    }
  });

  it('has rows of every figure, so that none is right by being empty', () => {
    const all: Record<string, unknown>[] = seenBy('customer').flatMap((id) => {
      const project = keptProject(kept(), id);
      return [
        ...metricTimeframes.map((span) => recountMetrics(project, span, kept().now)),
        recountWeights(project, kept().now),
        slowSummary(kept(), id),
      ];
    });
    for (const name of new Set(all.flatMap((one) => Object.keys(one))))
      expect([name, all.some((one) => Boolean(one[name]))]).toEqual([name, true]);
  });

  it('are refused to those who do not see the project, and of one that is deleted', async () => {
    let refused = 0;
    for (const reader of everybody) {
      const seen = seenBy(reader);
      for (const id of kept().projects.map((project) => String(project['id'])))
        if (!seen.includes(id))
          for (const type of ['task-metrics', 'weight-analytics', 'project-summary']) {
            const path = `/api/v1/analytics/${type}?project_id=${id}`;
            await app.http.get(path).set(headers()[reader]).expect(404);
            refused++;
          }
    }
    expect(refused).toBeGreaterThan(0);
  });
}
