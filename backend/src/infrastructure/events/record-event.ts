import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventName, EventPayload } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { RecordedEvent } from '../database/aggregate-root.js';
import { requestContext } from '../http/request-context.js';
import { StoredEvent } from './stored-event.js';

/**
 * Records an event without an aggregate at hand, for changes made by one statement over many rows. It is written by the
 * next flush of `em`; call it inside the transaction that makes the change. Answers the event's id.
 */
export function recordEvent<Name extends EventName>(
  em: EntityManager,
  name: Name,
  entityId: string,
  payload: EventPayload<Name>,
): string {
  const id = uuidv7();
  const entityType = name.slice(0, name.indexOf('.'));
  const event: RecordedEvent<Name> = { id, name, payload, entityType, entityId, occurredAt: new Date() };
  em.persist(storedEventOf(event));
  return id;
}

/** The row of an event, with who causes it and in which call. */
export function storedEventOf({ id, name, payload, entityType, entityId, occurredAt }: RecordedEvent): StoredEvent {
  const { actor, requestId, cause } = requestContext();
  return Object.assign(new StoredEvent(), {
    id,
    name,
    entity_type: entityType,
    entity_id: entityId,
    payload,
    actor_kind: actor.kind,
    actor_id: actor.id,
    request_id: requestId,
    workflow_run_id: cause?.workflowRunId ?? null,
    workflow_depth: cause?.depth ?? null,
    occurred_at: occurredAt,
    seq: null,
  });
}

const PREFIX = 'mass-';

/** The request id of work that makes records by the thousand; its events stand in the audit under it. */
export const bulkRequestId = (id: string): string => `${PREFIX}${id}`;

/** Whether an event comes of such work: it causes no notification and starts no workflow. */
export const isBulkRequest = ({ request_id: id }: Pick<StoredEvent, 'request_id'>): boolean => id.startsWith(PREFIX);

/** The same as a condition on the events `e`. */
export const IS_BULK_REQUEST = `e.request_id like '${PREFIX}%'`;
