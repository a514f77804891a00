export { WorkflowsModule } from './workflows.module.js';
export { WorkflowTrigger } from './triggers/workflow-trigger.entity.js';
