import { History, LayoutTemplate, Webhook, Workflow } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { openViewOf, ViewSwitch, type View } from '../../../views/view-switch.js';

const views = [
  { view: 'all', label: 'Workflows', icon: Workflow },
  { view: 'templates', label: 'Templates', icon: LayoutTemplate },
  { view: 'runs', label: 'Runs', icon: History },
  { view: 'webhooks', label: 'Webhooks', icon: Webhook },
] as const satisfies readonly View[];

type WorkflowsView = (typeof views)[number]['view'];

/** The view of the workflows' screen that the address names. */
export const useWorkflowsView = (): WorkflowsView => openViewOf(views, useSearchParams()[0]) as WorkflowsView;

/** The ways to the parts of the workflows' screen. */
export const WorkflowViews = () => (
  <ViewSwitch views={views} open={useWorkflowsView()} pathname={addresses.workflows} />
);
