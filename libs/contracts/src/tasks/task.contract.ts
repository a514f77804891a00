import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, groupBy, oneOrMore, sortBy, wholeQuery } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { day, id, instant, line, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { priorities, Priority } from '../core/priorities.js';
import { projectId } from '../projects/project-id.js';

export const taskStatuses = ['backlog', 'todo', 'in_progress', 'in_review', 'blocked', 'done', 'cancelled'] as const;
export const TaskStatus = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** What the dashboard counts as open tasks. */
export const openTaskStatuses = [
  'backlog',
  'todo',
  'in_progress',
  'in_review',
  'blocked',
] as const satisfies readonly TaskStatus[];

/** A task (a ticket of kind task), the same for all users who see its project (specification, section 3). */
export const TaskView = object('Task', {
  id,
  number: z.string().meta({ examples: ['T-0001'] }),
  project_id: id,
  project_name: z.string(),
  milestone_id: id.nullable(),
  milestone_title: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  status: TaskStatus,
  priority: Priority,
  weight: z.int().meta({ description: '1–13: how much of the project it is' }),
  assignee_id: id.nullable(),
  assignee_name: z.string().nullable(),
  due_date: day.nullable(),
  estimate_minutes: z.int().nullable(),
  spent_minutes: z.int(),
  labels: z.array(z.string()),
  position: z.number(),
  blocked_reason: z.string().nullable(),
  completed_at: instant.nullable(),
  created_by: id.nullable().meta({ description: 'Who added it; null when the product did' }),
  created_by_name: z.string().nullable(),
  ...recordFields,
});
export type TaskView = z.infer<typeof TaskView>;

const minutes = z.int().min(0).max(limits.minutes);

/** What is written in a task, when it is created and later. */
const editable = z.strictObject({
  milestone_id: id.nullable(),
  title: requiredLine(limits.title),
  description: longText,
  status: TaskStatus,
  priority: Priority,
  weight: z.int().min(limits.weightMin).max(limits.weightMax),
  assignee_id: id.nullable(),
  due_date: day.nullable(),
  estimate_minutes: minutes.nullable(),
  spent_minutes: minutes,
  labels: z.array(requiredLine(limits.label)).max(limits.labels),
});
const { title, description, weight } = editable.shape;

/** A new task, in todo unless put into the backlog; at the end of its column. */
export const CreateTask = z
  .strictObject({ project_id: projectId, ...editable.omit({ spent_minutes: true }).partial().shape })
  .extend({
    title,
    description: description.default(''),
    status: z.enum(['todo', 'backlog']).default('todo'),
    priority: Priority.default('medium'),
    weight: weight.default(limits.weightDefault),
  })
  .meta({ id: 'CreateTask' });
export type CreateTask = z.infer<typeof CreateTask>;

/** Changes only the fields it carries. `position` places it between its neighbours of the column. */
export const UpdateTask = editable
  .partial()
  .extend({
    position: z.number().min(-limits.position).max(limits.position).optional(),
    blocked_reason: line(limits.title)
      .transform((reason) => reason || null)
      .nullable()
      .optional()
      .meta({ description: 'Only while blocked; an empty one is none' }),
    version: version.optional(),
  })
  .meta({ id: 'UpdateTask' });
export type UpdateTask = z.infer<typeof UpdateTask>;

/** One change for many tasks of one project; all of them or none. */
export const ChangeTasks = strictObject('ChangeTasks', {
  project_id: projectId,
  ids: z.array(id).min(1).max(limits.bulkRows),
  ...editable.pick({ status: true, priority: true, milestone_id: true, assignee_id: true, due_date: true }).partial()
    .shape,
});
export type ChangeTasks = z.infer<typeof ChangeTasks>;

/** Tasks of one project in their new order. */
export const ReorderTasks = strictObject('ReorderTasks', {
  project_id: projectId,
  ids: z.array(id).min(1).max(limits.bulkRows),
});
export type ReorderTasks = z.infer<typeof ReorderTasks>;

export const taskSortColumns = [
  'position',
  'created_at',
  'updated_at',
  'due_date',
  'priority',
  'status',
  'title',
  'weight',
  'number',
] as const;

/** The value of the list's filter for tasks without assignee. */
export const unassigned = 'none';

export const taskGroupFields = ['status', 'priority', 'assignee_name', 'project_name'] as const;

/** All rows of a project, at most 2,000, when neither page nor limit is given. */
export const ListTasks = z.strictObject({
  ...wholeQuery,
  ...deletedQuery,
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  project_id: projectId.optional(),
  milestone_id: id.optional(),
  status: oneOrMore(taskStatuses).optional(),
  priority: oneOrMore(priorities).optional(),
  assignee_id: z
    .union([id, z.literal(unassigned)])
    .optional()
    .meta({ description: 'Only the tasks of this person; `none`: only those that nobody has' }),
  overdue: z.stringbool().optional().meta({ description: 'Only open tasks past their due date' }),
  completed: z.literal('this_month').optional().meta({ description: 'Only tasks completed this month, Eastern time' }),
  groupBy: groupBy(taskGroupFields),
  sortBy: sortBy(taskSortColumns, 'position'),
});
export type ListTasks = z.infer<typeof ListTasks>;
