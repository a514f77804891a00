import { workflowLimits } from '@portal/contracts';
import { deleted, olderThan, retention } from '../../infrastructure/schedule/index.js';

export const workflowsRetention = [
  // finished runs with their steps and webhooks
  retention('purge-workflow-runs', {
    workflow_runs: [olderThan(`${workflowLimits.retentionDays} days`, 'finished_at')],
  }),
  retention('purge-workflows', { workflow_triggers: [deleted()] }),
];
