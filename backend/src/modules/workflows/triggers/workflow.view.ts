import type {
  ConditionGroup,
  WorkflowAction,
  WorkflowEventName,
  WorkflowRecordKind,
  WorkflowRunStatus,
  WorkflowStart,
  WorkflowStatus,
  WorkflowView,
} from '@portal/contracts';
import type { Config } from '../../../infrastructure/config/config.js';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import { textAndAddressProblems } from './definition-check.js';
import type { WorkflowRow } from './workflows.queries.js';

const at = (value: Date | string | null): string | null => (value === null ? null : instantOf(value));

/** A row as the API shows it. @param config of the product, for the address of its webhooks and those it may call */
export const toWorkflowView = (
  { type, ...row }: WorkflowRow,
  config: Pick<Config, 'publicUrl' | 'privateWebhooks'>,
): WorkflowView => ({
  ...row,
  problems: textAndAddressProblems(
    { trigger: row.trigger as unknown as WorkflowStart, actions: row.actions as unknown as WorkflowAction[] },
    config,
  ),
  status: row.status as WorkflowStatus,
  trigger: row.trigger as unknown as WorkflowStart,
  conditions: row.conditions as unknown as ConditionGroup,
  actions: row.actions as unknown as WorkflowAction[],
  event: row.event as WorkflowEventName | null,
  record: row.record as WorkflowRecordKind | null,
  next_run_at: at(row.next_run_at),
  last_run_at: at(row.last_run_at),
  last_run_status: row.last_run_status as WorkflowRunStatus | null,
  runs_last_day: Number(row.runs_last_day),
  failures_last_day: Number(row.failures_last_day),
  hook_url: type === 'webhook' ? `${config.publicUrl}/api/v1/hooks/${row.id}` : null,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
