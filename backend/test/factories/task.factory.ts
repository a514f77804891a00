import { CreateTask, type TaskStatus } from '@portal/contracts';
import { ago } from '@portal/testing/clock';
import { Task } from '../../src/modules/tasks/index.js';
import { factoryOf } from './factory-of.js';

interface Given extends Partial<
  Omit<CreateTask, 'project_id' | 'status' | 'milestone_id' | 'assignee_id' | 'description'>
> {
  project: { id: string };
  status?: TaskStatus;
  milestone?: { id: string };
  assignee?: { id: string };
  position?: number;
  /** Made this long ago. */
  daysAgo?: number;
  /** Of a done task; by default now. */
  completedDaysAgo?: number;
  isDeleted?: boolean;
}

let made = 0;

/** A task that is there before the story begins, in any state; behind those made before. */
export const aTask = factoryOf(
  'task',
  ({ project, milestone, assignee, status = 'todo', position = ++made * 1_024, ...given }: Given) => {
    const { daysAgo = 0, completedDaysAgo = 0, isDeleted = false, ...fields } = given;
    const input = {
      title: 'Run the cables',
      ...fields,
      project_id: project.id,
      milestone_id: milestone?.id ?? null,
      assignee_id: assignee?.id ?? null,
    };
    const task = Task.create(CreateTask.parse(input), position, null);
    const now = task.createdAt;
    return Object.assign(task, {
      status,
      createdAt: ago({ days: daysAgo }, now),
      completedAt: status === 'done' ? ago({ days: completedDaysAgo }, now) : null,
      deletedAt: isDeleted ? now : null,
    });
  },
);
