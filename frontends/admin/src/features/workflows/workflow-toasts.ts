import { messages } from '@portal/contracts';

/** The toasts of workflows. */
export const workflowToasts = {
  created: { success: 'Workflow created.', failure: 'Failed to create the workflow.' },
  updated: { success: 'Workflow saved.', failure: 'Failed to save the workflow.' },
  enabled: { short: 'Workflow switched on', failure: 'Failed to switch the workflow on.' },
  disabled: { short: 'Workflow switched off', failure: 'Failed to switch the workflow off.' },
  deleted: { short: 'Workflow deleted', failure: 'Failed to delete the workflow.' },
  triggered: { success: messages.success.workflowTriggered, failure: messages.failure.workflowTrigger },
  tested: { failure: 'The test could not be made.' },
  retried: { short: 'Run goes on', failure: 'Failed to retry the run.' },
  cancelled: { short: 'Run cancelled', failure: 'Failed to cancel the run.' },
  approved: { short: 'Run approved', failure: 'Failed to approve the run.' },
  rejected: { short: 'Run rejected', failure: 'Failed to reject the run.' },
  redelivered: { short: 'Webhook called again', failure: 'Failed to call the webhook again.' },
  secretRenewed: { success: 'New secret made.', failure: 'Failed to make a new secret.' },
} as const;
