import { z } from 'zod';
import { limits } from '../core/limits.js';
import { adminsOnly, deletedQuery, groupByForAdmins, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { day, dollars, id, instant, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { priorities, Priority } from '../core/priorities.js';
import { projectId } from './project-id.js';

export const projectStatuses = ['planning', 'active', 'on_hold', 'completed', 'cancelled'] as const;
export const ProjectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** Whether a project is under way, by its state: every state has its line here. */
const isUnderWay: Readonly<Record<ProjectStatus, boolean>> = {
  planning: true,
  active: true,
  on_hold: true,
  completed: false,
  cancelled: false,
};
/** Projects that are neither completed nor cancelled. */
export const liveProjectStatuses = projectStatuses.filter((status) => isUnderWay[status]);

export const projectHealths = ['on_track', 'at_risk', 'off_track'] as const;
export const ProjectHealth = z.enum(projectHealths);
export type ProjectHealth = z.infer<typeof ProjectHealth>;

/**
 * The user's access to a project: the owner's rights, a member's role, or nothing (decisions 1.5). Admins count as
 * owner.
 */
export const projectAccesses = ['owner', 'editor', 'viewer'] as const;
export const ProjectAccess = z.enum(projectAccesses);
export type ProjectAccess = z.infer<typeof ProjectAccess>;

/** A project as customers see it; the same for all users in the room, so nothing in it is internal or personal. */
export const CustomerProjectView = object('CustomerProject', {
  id,
  number: z.string().meta({ examples: ['P-0001'] }),
  name: z.string(),
  description: z.string(),
  customer_id: id,
  customer_name: z.string().nullable(),
  company_name: z.string().nullable(),
  status: ProjectStatus,
  priority: Priority,
  health: ProjectHealth,
  start_date: day.nullable(),
  target_date: day.nullable(),
  completed_at: instant.nullable(),
  manager_id: id.nullable(),
  manager_name: z.string().nullable(),
  consultation_id: id.nullable(),
  deal_id: id.nullable(),
  progress: z
    .number()
    .meta({ description: 'Done weight ÷ total weight × 100, one decimal; cancelled tasks do not count' }),
  task_count: z.int().meta({ description: 'Tasks that are not cancelled' }),
  done_count: z.int(),
  next_date: day.nullable().meta({ description: 'The earliest due date of an unfinished milestone' }),
  next_title: z.string().nullable().meta({ description: 'The title of that milestone' }),
  ...recordFields,
});
export type CustomerProjectView = z.infer<typeof CustomerProjectView>;

/** What an answer over HTTP carries: admins also see the money; `access` is the caller's own. */
export const ProjectView = CustomerProjectView.extend({
  access: ProjectAccess.optional().meta({ description: 'What the caller may do here; not sent over sockets' }),
  budget: dollars.nullable().optional().meta({ description: 'Admins only' }),
  budget_hours: z.number().nullable().optional().meta({ description: 'Admins only' }),
}).meta({ id: 'Project' });
export type ProjectView = z.infer<typeof ProjectView>;

const hours = z.number().min(0).max(limits.hours);

/** Admins only (specification, section 6): a new project for a customer, in state planning. */
export const CreateProject = strictObject('CreateProject', {
  name: requiredLine(limits.name),
  description: longText.default(''),
  customer_id: id,
  priority: Priority.default('medium'),
  health: ProjectHealth.default('on_track'),
  start_date: day.nullable().optional(),
  target_date: day.nullable().optional(),
  budget: dollars.nullable().optional(),
  budget_hours: hours.nullable().optional(),
  manager_id: id.nullable().optional(),
  consultation_id: id.nullable().optional(),
  deal_id: id.nullable().optional().meta({ description: 'The deal that pays for it, of the same customer or company' }),
});
export type CreateProject = z.infer<typeof CreateProject>;

/**
 * Changes only the fields it carries. The owner writes name, description, priority and target_date; all else is an
 * admin's.
 */
export const UpdateProject = strictObject('UpdateProject', {
  name: requiredLine(limits.name).optional(),
  description: longText.optional(),
  priority: Priority.optional(),
  target_date: day.nullable().optional(),
  status: ProjectStatus.optional(),
  health: ProjectHealth.optional(),
  customer_id: id.optional(),
  start_date: day.nullable().optional(),
  budget: dollars.nullable().optional(),
  budget_hours: hours.nullable().optional(),
  manager_id: id.nullable().optional(),
  deal_id: id.nullable().optional().meta({ description: 'The deal that pays for it, of the same customer or company' }),
  version: version.optional(),
});
export type UpdateProject = z.infer<typeof UpdateProject>;

/** What the owner may write; anything else in an update is a 400 that names the field. */
export const ownerProjectFields = ['name', 'description', 'priority', 'target_date', 'version'] as const;

export const projectGroupFields = ['status', 'priority', 'customer_name', 'company_name', 'manager_name'] as const;

export const ListProjects = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  customer_id: id.optional(),
  customerId: id.optional().meta({ description: 'Alias of customer_id' }),
  company_id: adminsOnly(id.optional(), 'Of the people of this company'),
  project_id: projectId.optional().meta({ description: 'Only this project' }),
  status: oneOrMore(projectStatuses).optional(),
  health: oneOrMore(projectHealths).optional(),
  priority: oneOrMore(priorities).optional(),
  manager_id: id.optional(),
  groupBy: groupByForAdmins(projectGroupFields),
  sortBy: sortBy(['created_at', 'updated_at', 'name', 'number', 'status', 'priority', 'target_date'], 'created_at'),
});
export type ListProjects = z.infer<typeof ListProjects>;
