import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const runs = defineResource('/api/v1/workflows/runs', {
  key: keys.workflowRuns,
  related: [keys.workflows],
});

/** Runs of workflows, newest first. */
export const workflowRunQueries = runs.queries;

/** Goes on with a failed run at the step that failed. */
export const useRetryWorkflowRun = runs.step('retry');

/** Ends a run that hasn't ended; what it did stays done. */
export const useCancelWorkflowRun = runs.step('cancel');

/** An admin's answer to a step that asks for approval. */
export const useApproveWorkflowRun = runs.step('approve');
export const useRejectWorkflowRun = runs.step('reject');
