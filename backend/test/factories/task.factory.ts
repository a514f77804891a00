import type { EntityManager } from '@mikro-orm/postgresql';
import { createTask, type CreateTask, type TaskStatus } from '@portal/contracts';
import { Task } from '../../src/modules/tasks/index.js';

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

const DAY = 86_400_000;
let made = 0;

/** A task that is there before the story begins, in any state; behind those made before. It leaves no events. */
export const aTask =
  ({ project, milestone, assignee, status = 'todo', position = ++made * 1_024, ...given }: Given) =>
  (em: EntityManager): { task: Task } => {
    const { daysAgo = 0, completedDaysAgo = 0, isDeleted = false, ...fields } = given;
    const input = {
      title: 'Run the cables',
      ...fields,
      project_id: project.id,
      milestone_id: milestone?.id ?? null,
      assignee_id: assignee?.id ?? null,
    };
    const task = Task.create(createTask.parse(input), position, null);
    const now = task.createdAt.getTime();
    task.status = status;
    task.createdAt = new Date(now - daysAgo * DAY);
    task.completedAt = status === 'done' ? new Date(now - completedDaysAgo * DAY) : null;
    task.deletedAt = isDeleted ? new Date(now) : null;
    task.takeRecordedEvents();
    em.persist(task);
    return { task };
  };
