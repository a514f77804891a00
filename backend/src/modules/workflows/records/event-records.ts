import { isWorkflowEvent, workflowEvents, workflowEventNames, type EventName } from '@portal/contracts';

interface AnyEvent {
  name: EventName;
  entity_id: string;
  payload: object;
}

/** The id of the record that an event is about; null where it is about another kind than its row says. */
export function recordIdOf({ name, entity_id, payload }: AnyEvent): string | null {
  if (!isWorkflowEvent(name)) return null;
  const { record, recordId } = workflowEvents[name];
  if (record === null) return null;
  if (recordId === undefined) return entity_id;
  const facts = payload as Record<string, unknown>;
  // messages of support tickets are comments without a project; tickets have events of their own
  if (recordId === 'task_id' && facts['project_id'] === null) return null;
  const id = facts[recordId];
  return typeof id === 'string' ? id : null;
}

const elsewhere = workflowEventNames.flatMap((name) => {
  const { recordId } = workflowEvents[name] as { recordId?: string };
  return recordId === undefined ? [] : [{ name, recordId }];
});

/** The same in SQL, for events of the alias. */
export const recordIdSql = (alias: string): string =>
  `case ${elsewhere
    .map(({ name, recordId }) => `when ${alias}.name = '${name}' then (${alias}.payload ->> '${recordId}')::uuid`)
    .join(' ')} else ${alias}.entity_id end`;
