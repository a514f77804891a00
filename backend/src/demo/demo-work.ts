import { CreateMilestone, CreateTask, type MilestoneStatus, type TaskStatus } from '@portal/contracts';
import { positionAfter } from '../infrastructure/database/positions.js';
import { Milestone } from '../modules/milestones/index.js';
import type { Project } from '../modules/projects/index.js';
import { Task } from '../modules/tasks/index.js';
import { datedAt } from './builders/persist-quietly.js';
import { type DemoMilestone, demoMilestones, type DemoTask, demoTasks } from './demo-work-table.js';
import type { DemoWorld } from './demo-world.js';
import { officeTime } from './time/office-time.js';

const DAY = 24 * 3_600_000;
/** How long after its project a milestone was planned, in days. */
const PLANNED_AFTER = 1;

/** Makes milestones, then tasks one by one, the oldest first, so that numbers follow the dates. */
export async function loadWork(world: DemoWorld): Promise<void> {
  const tasks: { row: DemoTask; milestone: Milestone; position: number }[] = [];
  for (const [name, milestones] of Object.entries(demoMilestones)) {
    const project = world.projects.named(name);
    const columns = new Map<TaskStatus, number>();
    for (const [index, story] of milestones.entries()) {
      const milestone = milestoneOf(world, story, project, positionAfter(null, index + 1));
      await world.save(milestone);
      for (const row of demoTasks[milestone.title] ?? []) {
        const position = positionAfter(columns.get(row[1]) ?? null);
        columns.set(row[1], position);
        tasks.push({ row, milestone, position });
      }
    }
  }
  for (const { row, milestone, position } of tasks.sort(({ row: one }, { row: other }) => other[3][0] - one[3][0]))
    await world.save(taskOf(world, row, milestone, position));
}

const steps: Record<MilestoneStatus, readonly MilestoneStatus[]> = {
  planned: [],
  in_progress: ['in_progress'],
  awaiting_approval: ['in_progress', 'awaiting_approval'],
  completed: ['in_progress', 'completed'],
  cancelled: ['cancelled'],
};

function milestoneOf(world: DemoWorld, row: DemoMilestone, project: Project, position: number): Milestone {
  const [title, status, dueIn, { description, approval = false, changes } = {}] = row;
  const milestone = Milestone.plan(
    CreateMilestone.parse({
      project_id: project.id,
      title,
      description,
      due_date: dueIn === null ? null : world.day(dueIn),
      approval_required: approval,
    }),
    position,
  );
  const isApproved = status === 'completed' && approval;
  for (const step of steps[isApproved || changes ? 'awaiting_approval' : status])
    milestone.change({ status: step }, 'admin');
  if (isApproved) milestone.approve({ by: project.customerId, onBehalf: false, reason: null });
  if (changes) milestone.requestChanges(changes);
  return backdated(world, milestone, project, dueIn ?? 0);
}

/** Planned a day after its project; completed on its due date, if at all. */
function backdated(world: DemoWorld, milestone: Milestone, project: Project, dueIn: number): Milestone {
  const ended = world.daysAgo(Math.max(-dueIn, 0));
  const planned = officeTime(new Date(project.createdAt.getTime() + PLANNED_AFTER * DAY));
  const halfway = officeTime(new Date((planned.getTime() + world.now.getTime()) / 2));
  if (milestone.approvedAt) milestone.approvedAt = ended;
  if (!milestone.completedAt) return datedAt(milestone, planned, halfway);
  milestone.completedAt = ended;
  return datedAt(milestone, planned, ended);
}

function taskOf(world: DemoWorld, row: DemoTask, milestone: Milestone, position: number): Task {
  const [title, status, assignee, [madeAgo, doneAgo = madeAgo / 2], weight, about = {}] = row;
  const { dueIn, minutes = [], blocked, ...more } = about;
  const task = Task.create(
    CreateTask.parse({
      ...more,
      project_id: milestone.projectId,
      milestone_id: milestone.id,
      title,
      weight,
      assignee_id: assignee && world.people.named(assignee).id,
      due_date: dueIn === undefined ? null : world.day(dueIn),
      estimate_minutes: minutes[0],
    }),
    position,
    world.admin.id,
  );
  task.change({ status, position, blocked_reason: blocked, spent_minutes: minutes[1] }, 'admin', position);
  const changed = world.daysAgo(doneAgo);
  if (task.completedAt) task.completedAt = changed;
  return datedAt(task, world.daysAgo(madeAgo), changed);
}
