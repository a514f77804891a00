import { History, LayoutTemplate, Webhook, Workflow } from 'lucide-react';
import { addresses } from '../../../addresses.js';
import { viewsOf } from '../../../views/view-switch.js';
import { DeliveryListPage } from '../deliveries/delivery-list.page.js';
import { RunListPage } from '../runs/run-list.page.js';
import { TemplatesPage } from '../starters/templates.page.js';
import { WorkflowListPage } from './workflow-list.page.js';

/** The ways to the parts of the workflows' screen. */
const { useView, Switch } = viewsOf(addresses.workflows, [
  { view: 'all', label: 'Workflows', icon: Workflow },
  { view: 'templates', label: 'Templates', icon: LayoutTemplate },
  { view: 'runs', label: 'Runs', icon: History },
  { view: 'webhooks', label: 'Webhooks', icon: Webhook },
]);

const parts = { all: WorkflowListPage, templates: TemplatesPage, runs: RunListPage, webhooks: DeliveryListPage };

/** Workflows, the templates to begin with, their runs, or the webhooks that they called, as the address names it. */
export function WorkflowsPage() {
  const Part = parts[useView()];
  return <Part views={<Switch />} />;
}
