import { DeliveryListPage } from '../deliveries/delivery-list.page.js';
import { RunListPage } from '../runs/run-list.page.js';
import { TemplatesPage } from '../starters/templates.page.js';
import { useWorkflowsView, WorkflowViews } from './workflow-views.js';
import { WorkflowListPage } from './workflow-list.page.js';

/** Workflows, the templates to begin with, their runs, or the webhooks that they called, as the address names it. */
export function WorkflowsPage() {
  const views = <WorkflowViews />;
  switch (useWorkflowsView()) {
    case 'templates':
      return <TemplatesPage views={views} />;
    case 'runs':
      return <RunListPage views={views} />;
    case 'webhooks':
      return <DeliveryListPage views={views} />;
    case 'all':
      return <WorkflowListPage views={views} />;
  }
}
