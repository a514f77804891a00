import type { EntityManager } from '@mikro-orm/postgresql';
import { createMilestone, createTask, type MilestoneStatus } from '@portal/contracts';
import { positionAfter } from '../../infrastructure/database/positions.js';
import { Milestone } from '../../modules/milestones/index.js';
import type { Project } from '../../modules/projects/index.js';
import { Task } from '../../modules/tasks/index.js';
import type { User } from '../../modules/users/index.js';
import { dayFrom } from '../time/business-day.js';
import type { DemoMilestone, DemoTask } from '../demo-milestone.js';
import { demoWork } from '../demo-work.js';
import { daysBefore, officeTime } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

const DAY = 24 * 3_600_000;
/** How long after its project a milestone was planned, in days. */
const PLANNED_AFTER = 1;

interface World {
  people: ReadonlyMap<string, User>;
  now: Date;
}

interface Dated {
  task: Task;
  daysAgo: number;
}

/** Makes milestones and tasks of the demo's projects; the answer has the tasks by title. */
export async function loadWork(
  em: EntityManager,
  projects: ReadonlyMap<string, Project>,
  world: World,
): Promise<ReadonlyMap<string, Task>> {
  const tasks: Dated[] = [];
  for (const [name, stories] of Object.entries(demoWork)) {
    const project = projects.get(name);
    if (!project) throw new Error(`The demo has no project ${name}`);
    const columns = new Map<string, number>();
    for (const [index, story] of stories.entries()) {
      const milestone = milestoneOf(story, project, positionAfter(null, index + 1), world);
      persistQuietly(em, [milestone]);
      for (const told of story.tasks) {
        const place = positionAfter(columns.get(told.status) ?? null);
        columns.set(told.status, place);
        tasks.push({ task: taskOf(told, milestone, place, world), daysAgo: told.daysAgo });
      }
    }
  }
  await em.flush();
  for (const { task } of tasks.sort((a, b) => b.daysAgo - a.daysAgo)) {
    persistQuietly(em, [task]);
    await em.flush(); // one by one, so that numbers follow the dates
  }
  return new Map(tasks.map(({ task }) => [task.title, task]));
}

const steps: Record<MilestoneStatus, readonly MilestoneStatus[]> = {
  planned: [],
  in_progress: ['in_progress'],
  awaiting_approval: ['in_progress', 'awaiting_approval'],
  completed: ['in_progress', 'completed'],
  cancelled: ['cancelled'],
};

function milestoneOf(story: DemoMilestone, project: Project, position: number, { now }: World): Milestone {
  const milestone = Milestone.plan(
    createMilestone.parse({
      project_id: project.id,
      title: story.title,
      description: story.description,
      due_date: story.dueIn === undefined ? null : dayFrom(now, story.dueIn),
      approval_required: story.approval ?? false,
    }),
    position,
  );
  const isApproved = story.status === 'completed' && story.approval === true;
  const target = isApproved || story.changes ? 'awaiting_approval' : story.status;
  for (const status of steps[target]) milestone.change({ status }, 'admin');
  if (isApproved) milestone.approve({ by: project.customerId, onBehalf: false, reason: null });
  if (story.changes) milestone.requestChanges(story.changes);
  return backdatedMilestone(milestone, project, story, now);
}

/** Planned a day after its project; completed on its due date, if at all. */
function backdatedMilestone(
  milestone: Milestone,
  project: Project,
  { dueIn = 0 }: DemoMilestone,
  now: Date,
): Milestone {
  const ended = daysBefore(now, Math.max(-dueIn, 0));
  milestone.createdAt = officeTime(new Date(project.createdAt.getTime() + PLANNED_AFTER * DAY));
  const halfway = officeTime(new Date((milestone.createdAt.getTime() + now.getTime()) / 2));
  milestone.updatedAt = milestone.completedAt ? ended : halfway;
  if (milestone.completedAt) milestone.completedAt = ended;
  if (milestone.approvedAt) milestone.approvedAt = ended;
  return milestone;
}

function taskOf(story: DemoTask, milestone: Milestone, position: number, { people, now }: World): Task {
  const assignee = story.assignee === undefined ? null : people.get(story.assignee);
  if (assignee === undefined) throw new Error(`The demo has no ${story.assignee ?? ''}`);
  const task = Task.create(
    createTask.parse({
      project_id: milestone.projectId,
      milestone_id: milestone.id,
      title: story.title,
      description: story.description,
      priority: story.priority,
      weight: story.weight,
      assignee_id: assignee?.id ?? null,
      due_date: story.dueIn === undefined ? null : dayFrom(now, story.dueIn),
      estimate_minutes: story.estimate,
      labels: story.labels,
    }),
    position,
    [...people.values()].find(({ role }) => role === 'admin')?.id ?? null,
  );
  task.change(
    { status: story.status, position, blocked_reason: story.blocked, spent_minutes: story.spent },
    'admin',
    position,
  );
  return backdatedTask(task, story, now);
}

function backdatedTask(task: Task, { daysAgo, doneAgo = daysAgo / 2 }: DemoTask, now: Date): Task {
  task.createdAt = daysBefore(now, daysAgo);
  task.updatedAt = daysBefore(now, doneAgo);
  if (task.completedAt) task.completedAt = task.updatedAt;
  return task;
}
