import { workflowEvents, workflowRecords, type WorkflowRecordKind, type WorkflowStart } from '@portal/contracts';
import { knownFields, type KnownFields } from './condition-labels.js';
import { eventSentence } from './event-labels.js';
import { scheduleSentence } from './schedule-labels.js';

/** The kind of record that the runs of a workflow are about; null where they are about none. */
export const recordOf = (start: WorkflowStart): WorkflowRecordKind | null =>
  start.type === 'event' ? workflowEvents[start.event].record : start.record;

/** A kind of record with its article: "a support ticket". */
export function aRecord(kind: WorkflowRecordKind): string {
  const label = workflowRecords[kind].label.toLowerCase();
  return `${/^(?!us)[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

/** What starts a workflow, in words. */
export function triggerText(start: WorkflowStart): string {
  switch (start.type) {
    case 'event':
      return eventSentence(start.event);
    case 'schedule':
      return scheduleSentence(start.cron, start.time_zone);
    case 'manual':
      return start.record ? `When an admin starts it on ${aRecord(start.record)}` : 'When an admin starts it';
    case 'webhook':
      return start.record ? `When a webhook about ${aRecord(start.record)} arrives` : 'When a webhook arrives';
  }
}

/** The fields that conditions and texts of a workflow may use, by their paths. */
export const fieldsOfStart = (start: WorkflowStart): KnownFields =>
  knownFields(recordOf(start), start.type === 'event' ? start.event : undefined);
