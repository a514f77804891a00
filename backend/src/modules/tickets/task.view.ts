import type { TaskView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/instant.js';
import type { Task } from './task.entity.js';
import type { TaskRow } from './task.query.js';

/** What a task's view needs beside the task: the name of its project, the title of its milestone, unless deleted, who works on it and who added it. */
export interface TaskNames {
  projectName: string;
  milestoneTitle: string | null;
  assigneeName: string | null;
  creatorName: string | null;
}

/** A task as everybody who sees its project sees it. */
export const toTaskView = (row: TaskRow): TaskView => ({
  ...row,
  completed_at: row.completed_at && instantOf(row.completed_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/** The same of a task at hand, once its changes are in the database. */
export const viewOfTask = (task: Task, { projectName, milestoneTitle, assigneeName, creatorName }: TaskNames): TaskView => ({
  id: task.id,
  number: task.number,
  project_id: task.projectId,
  project_name: projectName,
  milestone_id: milestoneTitle === null ? null : task.milestoneId,
  milestone_title: milestoneTitle,
  title: task.title,
  description: task.description,
  status: task.status,
  priority: task.priority,
  weight: task.weight,
  assignee_id: task.assigneeId,
  assignee_name: assigneeName,
  due_date: task.dueDate,
  estimate_minutes: task.estimateMinutes,
  spent_minutes: task.spentMinutes,
  labels: task.labels,
  position: task.position,
  blocked_reason: task.blockedReason,
  completed_at: task.completedAt && instantOf(task.completedAt),
  created_by: task.createdBy,
  created_by_name: creatorName,
  created_at: instantOf(task.createdAt),
  updated_at: instantOf(task.updatedAt),
  version: task.version,
});
