export { WorkflowsModule } from './workflows.module.js';
export { starters } from './builder/starters.js';
export { fillInAll } from './engine/step-texts.js';
export { WorkflowRun } from './runs/workflow-run.entity.js';
export { selectRuns } from './runs/workflow-runs.reader.js';
export { WorkflowTrigger } from './triggers/workflow-trigger.entity.js';
export { saveVersion } from './triggers/workflows.queries.js';
export { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
