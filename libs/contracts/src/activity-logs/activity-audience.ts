import type { ActivityEntityType } from './activity-log.contract.js';

/**
 * Fields whose change a customer is told of. Every other field is internal: how we plan and divide the work. The assignee
 * of a task is told of where one of the customer's own people gives or gets it.
 */
export const customerFields = {
  project: ['name', 'description', 'priority', 'health', 'start_date', 'target_date', 'customer_id', 'manager_id'],
  milestone: ['title', 'description', 'due_date', 'approval_required'],
  task: ['title', 'description', 'priority', 'due_date', 'milestone_id', 'blocked_reason'],
} as const satisfies Record<ActivityEntityType, readonly string[]>;

type Changes = Record<string, { from: unknown; to: unknown }>;

/** Whether a person is one of ours; nobody, and the product itself, count as ours. */
export type IsStaff = (userId: string | null) => boolean;

/** A change of fields, and by whom. */
export interface FieldsChanged {
  entity: ActivityEntityType;
  changes: Changes;
  actorId: string | null;
}

const asId = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether a customer is told of this field's change; of what a customer changed, always. */
function concernsCustomer({ entity, changes, actorId }: FieldsChanged, field: string, isStaff: IsStaff): boolean {
  if (!isStaff(actorId) || (customerFields[entity] as readonly string[]).includes(field)) return true;
  const change = changes[field];
  return field === 'assignee_id' && change !== undefined && !(isStaff(asId(change.from)) && isStaff(asId(change.to)));
}

/** Divides changed fields into those a customer is told of and those that are internal. */
export function changesByAudience(changed: FieldsChanged, isStaff: IsStaff): { customer: Changes; internal: Changes } {
  const told = Object.keys(changed.changes).filter((field) => concernsCustomer(changed, field, isStaff));
  const pick = (wanted: boolean): Changes =>
    Object.fromEntries(Object.entries(changed.changes).filter(([field]) => told.includes(field) === wanted));
  return { customer: pick(true), internal: pick(false) };
}

/** What is planned and what is put off is our own order of work: a customer isn't told of the step between them. */
export const isInternalTaskStep = ({ from, to }: { from: string; to: string }): boolean =>
  (from === 'backlog' && to === 'todo') || (from === 'todo' && to === 'backlog');
