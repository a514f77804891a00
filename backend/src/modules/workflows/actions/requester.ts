import { workflowRecords } from '@portal/contracts';
import type { StepContext } from './step.js';

/** The customer on whose behalf the record is there. */
export function requesterOf({ kind, record }: Pick<StepContext, 'kind' | 'record'>): string | undefined {
  const field = kind ? workflowRecords[kind].requester : null;
  const id = field ? record?.[field] : undefined;
  return typeof id === 'string' ? id : undefined;
}
