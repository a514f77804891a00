import { workflowRecords } from '@portal/contracts';
import type { StepContext } from './step.js';

/** The id of the record's customer. */
export function requesterOf({ kind, record }: Pick<StepContext, 'kind' | 'record'>): string | undefined {
  const field = kind ? workflowRecords[kind].requester : null;
  const id = field ? record?.[field] : undefined;
  return typeof id === 'string' ? id : undefined;
}
