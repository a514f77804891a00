// both pages are the builder: one file of code for them, not a copy in each
export { NewWorkflowPage } from './new-workflow.page.js';
export { WorkflowDetailPage } from './workflow-detail.page.js';
