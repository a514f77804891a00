import {
  type WorkflowStatus,
  type WorkflowTriggerType,
  type RunWait,
  actionTitles,
  type WorkflowAction,
  labelsOf,
  workflowRunStatuses,
  WorkflowStart,
  workflowStepStatuses,
  webhookDeliveryStatuses,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

export const workflowStatusLabels = {
  enabled: 'On',
  disabled: 'Off',
} as const satisfies Record<WorkflowStatus, string>;

export const triggerTypeLabels = Object.fromEntries(
  WorkflowStart.options.map((option) => [option.shape.type.value, option.meta()?.title]),
) as Readonly<Record<WorkflowTriggerType, string>>;

/** What started a run, in a column. */
export const sourceLabels = {
  event: 'An event',
  schedule: 'Its schedule',
  manual: 'An admin',
  webhook: 'A webhook',
} as const satisfies Record<WorkflowTriggerType, string>;

export const runStatusLabels = labelsOf(workflowRunStatuses);

export const runStatusTones = tonesOf(workflowRunStatuses);

export const stepStatusLabels = labelsOf(workflowStepStatuses, { succeeded: 'Done' });

export const waitTexts = {
  delay: 'Waits',
  event: 'Waits for an event',
  approval: 'Waits for an admin’s approval',
  webhook: 'Waits for a webhook’s answer',
  retry: 'Waits for its next try',
} as const satisfies Record<RunWait, string>;

export const deliveryStatusLabels = labelsOf(webhookDeliveryStatuses, { queued: 'On its way' });

export const deliveryStatusTones = tonesOf(webhookDeliveryStatuses, { queued: 'info' });

/** The channels of a step that notifies. */
export const channelLabels: Readonly<Record<string, string>> = {
  in_app: 'In the app',
  email: 'By e-mail',
  push: 'In the browser',
};

/** The step that a path such as `actions.1.body` is in; another path is itself. */
export function stepNameAt(path: string, actions: readonly WorkflowAction[]): string {
  const at = Number(/^actions\.(\d+)/.exec(path)?.[1]);
  const action = actions[at];
  return action ? `Step ${at + 1}, ${actionTitles[action.type]}` : path;
}
