import type { WorkflowActionType } from './workflow-actions.js';
import { workflowRecordKinds, workflowRecords, type WorkflowRecordKind } from './workflow-records.js';

const kindsWith = (field: 'update' | 'status' | 'assignee'): WorkflowRecordKind[] =>
  workflowRecordKinds.filter((kind) => workflowRecords[kind][field] !== undefined);

/** The records that a step works on; a step that isn't named works on any, or without one. */
export const stepRecords: Readonly<Partial<Record<WorkflowActionType, readonly WorkflowRecordKind[]>>> = {
  add_comment: ['ticket', 'task'],
  set_field: kindsWith('update'),
  assign: kindsWith('assignee'),
  change_status: kindsWith('status'),
  wait_until: workflowRecordKinds,
};

/** Whether a step can be taken in a workflow whose runs are about such a record. */
export const isStepFor = (type: WorkflowActionType, kind: WorkflowRecordKind | null): boolean => {
  const kinds = stepRecords[type];
  return kinds === undefined || (kind !== null && kinds.includes(kind));
};
