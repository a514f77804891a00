import type { ActivityEntityType } from './activity-log.contract.js';

/**
 * Fields whose change customers are notified of. All others are internal: how admins plan and divide the work
 * (decisions 4.19). A change of assignee isn't internal when it concerns one of the customer's own people.
 */
export const customerFields = {
  project: ['name', 'description', 'priority', 'health', 'start_date', 'target_date', 'customer_id', 'manager_id'],
  milestone: ['title', 'description', 'due_date', 'approval_required'],
  task: ['title', 'description', 'priority', 'due_date', 'milestone_id', 'blocked_reason'],
} as const satisfies Record<ActivityEntityType, readonly string[]>;

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
  if (!isStaff(actorId) || (customerFields[entity] as readonly string[]).includes(field)) return true;
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
