import {
  fieldsFor,
  type WorkflowEventName,
  type WorkflowField,
  type WorkflowRecordKind,
  type WorkflowStart,
} from '@portal/contracts';
import { recordOfStart } from './workflow-trigger.entity.js';

/** The fields that conditions and texts may name. */
export interface OfferedFields {
  byPath: ReadonlyMap<string, WorkflowField>;
  /** What the event carries isn't known beforehand: a webhook's body, or what an admin gives by hand. */
  isOpen: boolean;
}

export const offeredBy = (kind: WorkflowRecordKind | null, event?: WorkflowEventName): OfferedFields => ({
  byPath: new Map(fieldsFor(kind, event).map((field) => [field.path, field])),
  isOpen: false,
});

/** What a workflow that begins so is offered. */
export const offeredByStart = (start: WorkflowStart): OfferedFields => ({
  ...offeredBy(recordOfStart(start), start.type === 'event' ? start.event : undefined),
  isOpen: start.type === 'webhook' || start.type === 'manual',
});
