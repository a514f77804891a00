import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type OfProjectInTime,
  type ProjectSummary,
  type TaskMetrics,
  type WeightAnalytics,
  milestoneStatuses,
  openTaskStatuses,
  taskStatuses,
  openMilestoneStatuses,
} from '@portal/contracts';
import { sql } from 'kysely';
import { inLiteral } from '../../infrastructure/database/read-kit.js';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { getProjectAccess } from '../projects/index.js';
import { readWeightAnalytics } from './weight-analytics.reader.js';
import { isOverdueTask, cycleHours, isOnTime } from '../tasks/index.js';
import { percentOf, oneDecimal } from './percent.js';

/** The numbers of one project, for those who see it (specification, section 7; decisions, section 5). */
@Injectable()
@RetainsEvents(`name = 'task.status_changed' and payload ->> 'from' = 'done'`)
export class ProjectAnalyticsService {
  constructor(private readonly em: EntityManager) {}

  /** The project in one look. @throws DomainError `project.not_found` */
  async summary(actor: Actor, projectId: string): Promise<ProjectSummary> {
    await this.assertSees(actor, projectId);
    return readProjectSummary(this.em, projectId);
  }

  /** How its tasks flowed in a time frame. @throws DomainError `project.not_found` */
  async taskMetrics(actor: Actor, query: OfProjectInTime): Promise<TaskMetrics> {
    await this.assertSees(actor, query.project_id);
    return readTaskMetrics(this.em, query);
  }

  /** Where its weight lies, how fast it gets done, and when it may be. @throws DomainError `project.not_found` */
  async weights(actor: Actor, projectId: string): Promise<WeightAnalytics> {
    await this.assertSees(actor, projectId);
    return readWeightAnalytics(this.em, projectId);
  }

  private async assertSees(actor: Actor, projectId: string): Promise<void> {
    authorize(actor, 'analytics.project', await getProjectAccess(this.em, actor, projectId));
  }
}

type MilestoneGroup = { status: string; count: number } & Pick<ProjectSummary, 'next_due'>;
type TaskGroup = MilestoneGroup & Record<'weight' | 'overdue' | 'estimate' | 'spent', number>;

const open = inLiteral(openTaskStatuses);

/** A project in one look, in two statements: by weight, by state, what is late and what comes next (decisions, section 5). */
async function readProjectSummary(em: EntityManager, projectId: string): Promise<ProjectSummary> {
  const db = em.getKysely<object>();
  const { rows: tasks } = await sql<TaskGroup>`
    select t.status, count(*)::int as count, sum(t.weight)::int as weight,
      (count(*) filter (where ${isOverdueTask}))::int as overdue,
      coalesce(sum(t.estimate_minutes), 0)::int as estimate, sum(t.spent_minutes)::int as spent,
      min(t.due_date) filter (where t.status in ${open}) as next_due
    from tickets as t where t.project_id = ${projectId}::uuid and t.kind = 'task' and t.deleted_at is null
    group by t.status`.execute(db);
  const { rows: milestones } = await sql<MilestoneGroup>`
    select m.status, count(*)::int as count,
      min(m.due_date) filter (where m.status in ${inLiteral(openMilestoneStatuses)}) as next_due
    from milestones as m where m.project_id = ${projectId}::uuid and m.deleted_at is null
    group by m.status`.execute(db);
  const counting = tasks.filter(({ status }) => status !== 'cancelled');
  const done = tasks.find(({ status }) => status === 'done');
  const milestoneCounts = countsOf(milestoneStatuses, milestones);
  return {
    project_id: projectId,
    progress: percentOf(done?.weight ?? 0, sumOf(counting, 'weight')),
    tasks: countsOf(taskStatuses, tasks),
    milestones: milestoneCounts,
    task_count: sumOf(counting, 'count'),
    done_count: done?.count ?? 0,
    overdue_count: sumOf(counting, 'overdue'),
    awaiting_approval: milestoneCounts['awaiting_approval'] ?? 0,
    estimate_minutes: sumOf(counting, 'estimate'),
    spent_minutes: sumOf(counting, 'spent'),
    next_due: earliest([...tasks, ...milestones].map(({ next_due }) => next_due)),
  };
}

/** Every state with its count, 0 included. */
const countsOf = (states: readonly string[], groups: readonly { status: string; count: number }[]) =>
  Object.fromEntries(states.map((state) => [state, groups.find(({ status }) => status === state)?.count ?? 0]));

const sumOf = (groups: readonly TaskGroup[], field: 'count' | 'weight' | 'overdue' | 'estimate' | 'spent'): number =>
  groups.reduce((sum, group) => sum + group[field], 0);

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).sort()[0] ?? null;

type Row = Omit<TaskMetrics, 'project_id' | 'timeframe' | 'on_time_share'> & Record<'due' | 'on_time', number>;

const days: Record<OfProjectInTime['timeframe'], number | null> = { '7d': 7, '30d': 30, '90d': 90, all: null };

/**
 * How tasks flowed: made and done in the time frame (which ends now), reopened in it, late now (decisions, section 5).
 * On time is who was completed on the due date at the latest, by the office's calendar.
 */
async function readTaskMetrics(em: EntityManager, { project_id, timeframe }: OfProjectInTime): Promise<TaskMetrics> {
  const length = days[timeframe];
  const since = length === null ? sql`'-infinity'::timestamptz` : sql`now() - make_interval(days => ${length}::int)`;
  const isDone = sql`t.status = 'done' and t.completed_at >= ${since}`;
  const { rows } = await sql<Row>`
    select (count(*) filter (where t.created_at >= ${since}))::int as created,
      (count(*) filter (where ${isDone}))::int as completed,
      (select count(*)::int from domain_events as e join tickets as r on r.id = e.entity_id and r.deleted_at is null
        where e.name = 'task.status_changed' and e.payload ->> 'from' = 'done'
          and e.payload ->> 'project_id' = ${project_id} and e.occurred_at >= ${since}) as reopened,
      (avg(${cycleHours}) filter (where ${isDone}))::float8 as cycle_hours_mean,
      (percentile_cont(0.85) within group (order by ${cycleHours}) filter (where ${isDone}))::float8 as cycle_hours_p85,
      (count(*) filter (where ${isOverdueTask}))::int as overdue,
      (count(*) filter (where ${isDone} and t.due_date is not null))::int as due,
      (count(*) filter (where ${isDone} and ${isOnTime}))::int as on_time
    from tickets as t where t.project_id = ${project_id}::uuid and t.kind = 'task' and t.deleted_at is null`.execute(
    em.getKysely<object>(),
  );
  const [{ due, on_time, cycle_hours_mean, cycle_hours_p85, ...counts }] = rows as [Row];
  return {
    project_id,
    timeframe,
    ...counts,
    cycle_hours_mean: oneDecimal(cycle_hours_mean),
    cycle_hours_p85: oneDecimal(cycle_hours_p85),
    on_time_share: due === 0 ? null : percentOf(on_time, due),
  };
}
