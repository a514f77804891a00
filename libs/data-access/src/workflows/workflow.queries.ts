import type {
  CreateWorkflow,
  ListWorkflows,
  Page,
  UpdateWorkflow,
  WorkflowStarter,
  WorkflowView,
} from '@portal/contracts';
import { queryOptions, type UseMutationResult } from '@tanstack/react-query';
import { api, bodyOf } from '../http/api.js';
import { defineAction, recordQuery } from '../query/calls.js';
import { defineResource, type DeletionResult, type Named } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const workflows = defineResource('/api/v1/workflows/triggers', {
  key: keys.workflows,
  related: [keys.workflowRuns],
  optimistic: true,
});

/** The API's document describes a definition once, as it is sent: what is answered has every default filled in. */
interface Answers {
  list: (filter?: Partial<ListWorkflows>) => QueryOf<Page<WorkflowView>>;
  detail: (id: string) => QueryOf<WorkflowView>;
}
type QueryOf<Data> = ReturnType<typeof queryOptions<Data>>;

export const workflowQueries = {
  ...(workflows.queries as Omit<typeof workflows.queries, keyof Answers> & Answers),
  /** Workflows to begin with; the product's own, the same for all admins. */
  starters: () =>
    queryOptions({
      queryKey: [...keys.workflows, 'starters'] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/workflows/starters', { signal })) as Promise<Page<WorkflowStarter>>,
      staleTime: Infinity,
    }),
  /** The secrets of a workflow's webhooks; never kept longer than they are on the screen. */
  secrets: (id: string) => ({
    ...recordQuery([...keys.workflowSecrets, id], '/api/v1/workflows/triggers/{id}/secrets', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
  }),
};

type Change<Input> = () => UseMutationResult<WorkflowView, Error, Input>;

/** Makes a workflow. */
export const useCreateWorkflow = workflows.useCreate as Change<Named<CreateWorkflow>>;

/** Changes a workflow, or switches it on or off; each change of what it does is a new version. */
export const useUpdateWorkflow = workflows.useUpdate as Change<UpdateWorkflow & { id: string }>;

/** Deletes a workflow; what waits in its runs ends. */
export const useDeleteWorkflow = workflows.useDelete as () => DeletionResult<WorkflowView>;

/** Starts a run by hand, on a record where the workflow is about one; answers the run. */
export const useRunWorkflow = workflows.step('run');

/** Makes new secrets for a workflow's webhooks; the old ones are refused at once. */
export const useRotateWorkflowSecrets = defineAction('post', '/api/v1/workflows/triggers/{id}/secrets', {
  invalidates: [keys.workflowSecrets],
});

/** What a definition would have done with past events; changes nothing. */
export const useTestWorkflow = defineAction('post', '/api/v1/workflows/test');

/** What a run of a definition on one record would do, with its texts filled in; changes nothing. */
export const useDryRunWorkflow = defineAction('post', '/api/v1/workflows/dry-run');
