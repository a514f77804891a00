import { z } from 'zod';
import type { EventName } from '../events.js';
import { scheduleWeekdays } from '../reports/report-schedule.contract.js';
import { billingWorkflowEvents } from './events/billing-workflow-events.js';
import { peopleWorkflowEvents } from './events/people-workflow-events.js';
import { projectWorkflowEvents } from './events/project-workflow-events.js';
import { supportWorkflowEvents } from './events/support-workflow-events.js';
import type { OfferedEventName, WorkflowEvent } from './events/workflow-event.js';
import { fieldsOf, isDistance, type WorkflowField } from './workflow-fields.js';
import { isSeenByCustomers, workflowRecords } from './workflow-records.js';

/** Every event that a workflow can begin with or wait for. */
export const workflowEvents: { readonly [Name in OfferedEventName]: WorkflowEvent<Name> } = {
  ...supportWorkflowEvents,
  ...projectWorkflowEvents,
  ...billingWorkflowEvents,
  ...peopleWorkflowEvents,
};

export type WorkflowEventName = OfferedEventName;
export const workflowEventNames = Object.keys(workflowEvents) as [WorkflowEventName, ...WorkflowEventName[]];
export const workflowEventName = z.enum(workflowEventNames).meta({ id: 'WorkflowEventName' });

export const isWorkflowEvent = (name: EventName): name is WorkflowEventName => name in workflowEvents;

/** Facts about who caused the event and when, which every trigger offers. */
export const surroundingFields: readonly WorkflowField[] = [
  { path: 'actor.kind', label: 'Caused by', type: 'choice' as const, values: ['user', 'anonymous', 'system'] },
  { path: 'actor.role', label: 'Role of who caused it', type: 'choice' as const, values: ['admin', 'customer'] },
  { path: 'actor.id', label: 'Who caused it', type: 'id' as const },
  { path: 'time.is_business_hours', label: 'Within business hours', type: 'boolean' as const },
  { path: 'time.weekday', label: 'Weekday', type: 'choice' as const, values: [...scheduleWeekdays] },
  { path: 'time.hour', label: 'Hour, Eastern time', type: 'number' as const },
].map((field) => ({ ...field, can_change: false, customer_visible: true }));

/** The fields of a kind of record, of its surroundings, and of an event where one begins the workflow. */
export function fieldsFor(kind: keyof typeof workflowRecords | null, event?: WorkflowEventName): WorkflowField[] {
  const carried = event ? workflowEvents[event] : undefined;
  const canChange = carried?.changes === true;
  const status = kind ? workflowRecords[kind].status : undefined;
  const record = kind ? fieldsOf(workflowRecords[kind].view, 'record', '', canChange) : [];
  return [
    ...record.map((field) => ({
      ...field,
      can_change: !isDistance(field.path) && (field.can_change || isMoved(field, status, event)),
      customer_visible: kind !== null && isSeenByCustomers(kind, nameIn(field)),
    })),
    ...(carried ? toldApart(fieldsOf(z.object(carried.fields), 'event'), record) : []).map((field) => ({
      ...field,
      customer_visible: isToldToCustomers(carried, nameIn(field)),
    })),
    ...surroundingFields,
  ];
}

/** Whether customers who see an event's record may read a field of its payload. */
function isToldToCustomers(event: WorkflowEvent | undefined, field: string): boolean {
  if (!event || event.internal === 'all' || event.internal?.some((name) => name === field)) return false;
  return event.record === null || isSeenByCustomers(event.record, field);
}

/** "record.first_response.due_at" as "first_response". */
const nameIn = ({ path }: WorkflowField): string => path.split('.')[1] ?? '';

/** What an event carried of its record is what it was then; the record's own field is what it is now. */
function toldApart(carried: WorkflowField[], record: readonly WorkflowField[]): WorkflowField[] {
  const taken = new Set(record.map(({ label }) => label));
  return carried.map((field) =>
    taken.has(field.label) ? { ...field, label: `At that moment: ${field.label.toLowerCase()}` } : field,
  );
}

/** A state's own event says which state it came to. */
const isMoved = ({ path }: WorkflowField, status: string | undefined, event?: WorkflowEventName): boolean =>
  status !== undefined && path === `record.${status}` && (event?.endsWith('.status_changed') ?? false);
