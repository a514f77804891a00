import {
  milestoneStatuses,
  openTaskStatuses,
  taskStatuses,
  type Priority,
  type ProjectSummary,
  type TaskStatus,
} from '@portal/contracts';
import { recountWeights, type KeptProject } from '../database/recount.js';
import { at, isLive, isOneOf, num, sum, type Kept, type Raw } from './raw-rows.js';
import { isLateTask } from './slow-metrics.js';

const tasksOf = (kept: Kept, projectId: string): Raw[] =>
  kept.tickets.filter((row) => row['kind'] === 'task' && isLive(row) && row['project_id'] === projectId);
const milestonesOf = (kept: Kept, projectId: string): Raw[] =>
  kept.milestones.filter((row) => isLive(row) && row['project_id'] === projectId);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A project's rows as they are counted one by one. */
export function keptProject(kept: Kept, projectId: string): KeptProject {
  const milestones = milestonesOf(kept, projectId).sort((a, b) => num(a, 'position') - num(b, 'position'));
  return {
    rows: tasksOf(kept, projectId).map((row) => ({
      status: row['status'] as TaskStatus,
      priority: row['priority'] as Priority,
      weight: num(row, 'weight'),
      createdAt: at(row, 'created_at') ?? NaN,
      completedAt: at(row, 'completed_at'),
      reopenedAt: kept.domain_events
        .filter(
          ({ name, entity_id, payload }) =>
            name === 'task.status_changed' && entity_id === row['id'] && (payload as Raw)['from'] === 'done',
        )
        .map((event) => at(event, 'occurred_at') ?? NaN),
      dueDate: text(row['due_date']),
      milestoneId: milestones.some(({ id }) => id === row['milestone_id']) ? text(row['milestone_id']) : null,
      assigneeId: text(row['assignee_id']),
    })),
    milestones: milestones.map((row) => ({ id: String(row['id']), title: String(row['title']) })),
    assignees: kept.users.map((row) => ({
      id: String(row['id']),
      firstName: text(row['first_name']),
      lastName: text(row['last_name']),
    })),
  };
}

/** A project in one look, in the slow way. */
export function slowSummary(kept: Kept, projectId: string): Omit<ProjectSummary, 'project_id'> {
  const [tasks, milestones] = [tasksOf(kept, projectId), milestonesOf(kept, projectId)];
  const inState = (rows: readonly Raw[], ...states: string[]): Raw[] =>
    rows.filter((row) => isOneOf(row, 'status', ...states));
  const counted = tasks.filter(({ status }) => status !== 'cancelled');
  const open = [
    ...inState(tasks, ...openTaskStatuses),
    ...inState(milestones, 'planned', 'in_progress', 'awaiting_approval'),
  ];
  const countsOf = (rows: readonly Raw[], states: readonly string[]) =>
    Object.fromEntries(states.map((state) => [state, inState(rows, state).length]));
  return {
    progress: recountWeights(keptProject(kept, projectId), kept.now).weighted_progress,
    tasks: countsOf(tasks, taskStatuses),
    milestones: countsOf(milestones, milestoneStatuses),
    task_count: counted.length,
    done_count: inState(tasks, 'done').length,
    overdue_count: tasks.filter((task) => isLateTask(kept, task)).length,
    awaiting_approval: inState(milestones, 'awaiting_approval').length,
    estimate_minutes: sum(counted, (task) => num(task, 'estimate_minutes')),
    spent_minutes: sum(counted, (task) => num(task, 'spent_minutes')),
    next_due: open.flatMap(({ due_date }) => text(due_date) ?? []).sort()[0] ?? null,
  };
}
