import type { z } from 'zod';
import { day } from '../core/primitives.js';
import { CreateTask, TaskStatus } from '../tasks/task.contract.js';

/** A task as an import brings it: in any state, and with the days of what is over (decisions, section 6). */
export const ImportedTask = CreateTask.extend({
  status: TaskStatus.default('todo'),
  /** Unknown without it: the task then counts in no cycle time. */
  created_on: day.optional(),
  /** Of a done task; without it, the task counts as done in no period. */
  completed_on: day.optional(),
})
  .refine(({ status, completed_on: completed }) => completed === undefined || status === 'done', {
    path: ['completed_on'],
    message: 'Only of a task whose state is Done',
  })
  .refine(
    ({ created_on: created, completed_on: completed }) =>
      created === undefined || completed === undefined || created <= completed,
    { path: ['completed_on'], message: 'Before the day on which it was created' },
  );
export type ImportedTask = z.infer<typeof ImportedTask>;
