import { createWorkflow, type WorkflowStarter } from '@portal/contracts';
import { billingStarters } from './starters/billing-starters.js';
import { requestStarters } from './starters/request-starters.js';
import { ticketStarters } from './starters/ticket-starters.js';
import type { Starter } from './starters/starter.js';

const toStarter = ({ key, ...workflow }: Starter): WorkflowStarter => ({
  key,
  name: workflow.name,
  description: workflow.description ?? '',
  workflow: createWorkflow.parse({ ...workflow, starter: key }),
});

/** Workflows to begin with; none is there, or enabled, until an admin makes one of it. */
export const starters: readonly WorkflowStarter[] = [...requestStarters, ...ticketStarters, ...billingStarters].map(
  toStarter,
);
