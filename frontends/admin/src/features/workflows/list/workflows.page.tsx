import {
  ListWebhookDeliveries,
  ListWorkflowRuns,
  ListWorkflows,
  workflowEventNames,
  workflowEvents,
} from '@portal/contracts';
import { Can, webhookDeliveryQueries, workflowQueries, workflowRunQueries } from '@portal/data-access';
import { optionsOf, useLiveRows, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, type ListFilter } from '@portal/ui-antd';
import { Button } from 'antd';
import { History, LayoutTemplate, Plus, Webhook, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { addresses } from '../../../addresses.js';
import { choiceFilter, keptList } from '../../../views/filters.js';
import { viewsOf } from '../../../views/view-switch.js';
import { deliveryColumns, DeliverySheet, useOpenDelivery } from '../deliveries/delivery-sheet.js';
import {
  deliveryStatusLabels,
  runStatusLabels,
  triggerTypeLabels,
  workflowStatusLabels,
} from '../labels/workflow-labels.js';
import { allRunColumns } from '../runs/run.columns.js';
import { TemplatesPage } from '../starters/templates.page.js';
import { workflowColumns } from './workflow.columns.js';

const workflowFilters: readonly ListFilter[] = [
  { key: 'status', label: 'State', options: optionsOf(workflowStatusLabels) },
  { key: 'type', label: 'Starts', options: optionsOf(triggerTypeLabels) },
  {
    key: 'event',
    label: 'Event',
    options: workflowEventNames.map((value) => ({ value, label: workflowEvents[value].title })),
  },
];

/** All workflows; `views` are the ways to the other parts of the screen. */
function WorkflowListPage({ views }: { views: ReactNode }) {
  const list = useRecordList(ListWorkflows, workflowQueries.list, 'view');
  const changes = useLiveRows('workflows', 'workflow_triggers');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ListPage
      {...list}
      title="Workflows"
      noun={['workflow', 'workflows']}
      columns={workflowColumns}
      filters={workflowFilters}
      searchLabel="Search name or description"
      empty={{
        title: 'No workflows yet',
        text: 'A workflow does by itself what you do again and again: it tells people, answers, assigns, waits and reminds.',
        action: <Link to={`${addresses.workflows}?view=templates`}>Begin with a template</Link>,
      }}
      actions={
        <>
          {views}
          <Can permission="workflow.create">
            <Button
              type="primary"
              icon={<Plus size={16} strokeWidth={2} />}
              onClick={() => void navigate(`${addresses.workflows}/new`)}
            >
              New workflow
            </Button>
          </Can>
        </>
      }
      nameOf={(row) => row.name}
      hrefOf={(row) => `${addresses.workflow(row)}?${keptList(search)}`}
      changes={changes}
    />
  );
}

const runFilters = [choiceFilter('status', 'Status', runStatusLabels)];

/** The runs of all workflows, live. */
function RunListPage({ views }: { views: ReactNode }) {
  useChannel('workflows');
  const list = useRecordList(ListWorkflowRuns, workflowRunQueries.list, 'view');
  return (
    <ListPage
      {...list}
      title="Runs"
      noun={['run', 'runs']}
      columns={allRunColumns}
      filters={runFilters}
      hasSearch={false}
      empty={{ title: 'No runs yet', text: 'Each time a workflow starts, its run stands here with every step.' }}
      actions={views}
      nameOf={({ trigger_name: name, record }) => `${name}${record ? `, ${record.label}` : ''}`}
      hrefOf={addresses.workflowRun}
    />
  );
}

/** Newest first: the only order there is. */
const ordered = ListWebhookDeliveries.extend({
  sortBy: z.literal('created_at').default('created_at'),
  sortOrder: z.literal('desc').default('desc'),
});

const deliveryFilters = [choiceFilter('status', 'Status', deliveryStatusLabels)];

const deliveriesOf = (query: z.output<typeof ordered>) =>
  webhookDeliveryQueries.list(ListWebhookDeliveries.strip().parse(query));

/** The webhooks that all workflows called, live. */
function DeliveryListPage({ views }: { views: ReactNode }) {
  useChannel('workflows');
  const list = useRecordList(ordered, deliveriesOf, 'view', 'delivery');
  const { openId } = useOpenDelivery();
  return (
    <>
      <ListPage
        {...list}
        title="Webhooks"
        noun={['webhook', 'webhooks']}
        columns={deliveryColumns}
        filters={deliveryFilters}
        hasSearch={false}
        empty={{ title: 'No webhooks yet', text: 'When a workflow calls an address, what came of it stands here.' }}
        actions={views}
        nameOf={({ url }) => url}
        hrefOf={({ id }) => `${addresses.workflows}?view=webhooks&delivery=${id}`}
        openId={openId}
      />
      <DeliverySheet list={list.result} />
    </>
  );
}

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
