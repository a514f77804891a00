import { fieldsWith } from '../core/fields.js';
import { milestoneFields } from '../milestones/milestone.fields.js';
import { projectFields } from '../projects/project.fields.js';
import { taskFields } from '../tasks/task.fields.js';
import type { ActivityEntityType } from './activity-log.contract.js';

const ofCustomers = (fields: object): string[] =>
  fieldsWith(fields, 'log').flatMap(([name, { audience }]) => (audience === 'customer' ? [name] : []));

/**
 * Fields whose change customers are notified of. All others are internal: how admins plan and divide the work
 * (decisions 4.19). A change of assignee isn't internal when it concerns one of the customer's own people.
 */
export const customerFields: Readonly<Record<ActivityEntityType, readonly string[]>> = {
  project: ofCustomers(projectFields),
  milestone: ofCustomers(milestoneFields),
  task: ofCustomers(taskFields),
};

type Changes = Record<string, { from: unknown; to: unknown }>;

/** Whether a user is an admin; null and the system count as admins. */
export type IsStaff = (userId: string | null) => boolean;

/** A change of fields, with the user who changed them. */
export interface FieldsChanged {
  entity: ActivityEntityType;
  changes: Changes;
  actorId: string | null;
}

const asId = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether customers are notified of this field's change; of changes by customers, always. */
function concernsCustomer({ entity, changes, actorId }: FieldsChanged, field: string, isStaff: IsStaff): boolean {
  if (!isStaff(actorId) || customerFields[entity].includes(field)) return true;
  const change = changes[field];
  return field === 'assignee_id' && change !== undefined && !(isStaff(asId(change.from)) && isStaff(asId(change.to)));
}

/** Divides changed fields into those customers are notified of and internal ones. */
export function changesByAudience(changed: FieldsChanged, isStaff: IsStaff): { customer: Changes; internal: Changes } {
  const told = Object.keys(changed.changes).filter((field) => concernsCustomer(changed, field, isStaff));
  const pick = (wanted: boolean): Changes =>
    Object.fromEntries(Object.entries(changed.changes).filter(([field]) => told.includes(field) === wanted));
  return { customer: pick(true), internal: pick(false) };
}

/** A step between backlog and todo is internal planning: customers aren't notified of it. */
export const isInternalTaskStep = ({ from, to }: { from: string; to: string }): boolean =>
  (from === 'backlog' && to === 'todo') || (from === 'todo' && to === 'backlog');
