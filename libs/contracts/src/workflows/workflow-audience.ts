import type { WorkflowAction } from './workflow-actions.js';
import { fieldsFor, workflowEvents, type WorkflowEventName } from './workflow-events.js';
import { settableFields, workflowRecords, type WorkflowRecordKind } from './workflow-records.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * The texts of a step that customers read, also when others do. Of what `notify` says each recipient reads a text of
 * their own.
 */
export function textsForCustomers(action: WorkflowAction, kind: WorkflowRecordKind | null): readonly string[] {
  switch (action.type) {
    case 'add_comment':
      return action.visibility === 'public' ? ['body'] : [];
    case 'set_field': {
      const field = kind && settableFields(kind).find(({ path }) => path === `record.${action.field}`);
      return field?.customer_visible === false ? [] : ['value'];
    }
    case 'create_task':
    case 'create_ticket':
    case 'create_milestone':
    case 'create_deal_draft':
      return ['title', 'description'];
    default:
      return [];
  }
}

/** A record with the fields that customers see. */
export const recordForCustomers = (kind: WorkflowRecordKind, record: Values): Values =>
  withFields(record, Object.keys(workflowRecords[kind].customerView.shape));

/** Whether an event is internal: customers get neither it nor its payload. */
export const isHiddenFromCustomers = (name: WorkflowEventName | null, payload: Values): boolean =>
  name !== null && workflowEvents[name].isHidden?.(payload) === true;

/** What an event carried of what customers see; what a webhook or an admin brought along is meant for the texts. */
export function eventForCustomers(name: WorkflowEventName | null, payload: Values): Values {
  if (name === null) return payload;
  if (isHiddenFromCustomers(name, payload)) return {};
  const fields = fieldsFor(workflowEvents[name].record, name)
    .filter(({ path, customer_visible: isVisible }) => isVisible && path.startsWith('event.'))
    .map(({ path }) => path.split('.')[1] ?? '');
  return withFields(payload, fields);
}

const withFields = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]));
