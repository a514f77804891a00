export { WorkflowsModule } from './workflows.module.js';
export { starters } from './builder/starters.js';
export { fillInAll } from './engine/templates.js';
export { WorkflowRun } from './runs/workflow-run.entity.js';
export { WorkflowTrigger } from './triggers/workflow-trigger.entity.js';
export { saveVersion } from './triggers/workflow-version.js';
export { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
