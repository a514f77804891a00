import { listWorkflows, workflowEventNames, workflowEvents } from '@portal/contracts';
import { Can, workflowQueries } from '@portal/data-access';
import { optionsOf, useLiveRows } from '@portal/features';
import { ListPage, type ListFilter } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { keptList } from '../../../views/filters.js';
import { useList } from '../../../records/use-list.js';
import { triggerTypeLabels, workflowStatusLabels } from '../labels/workflow-labels.js';
import { workflowColumns } from './workflow.columns.js';

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'State', options: optionsOf(workflowStatusLabels) },
  { key: 'type', label: 'Starts', options: optionsOf(triggerTypeLabels) },
  {
    key: 'event',
    label: 'Event',
    options: workflowEventNames.map((value) => ({ value, label: workflowEvents[value].title })),
  },
];

/** All workflows; `views` are the ways to the other parts of the screen. */
export function WorkflowListPage({ views }: { views: ReactNode }) {
  const list = useList(listWorkflows, workflowQueries.list, 'view');
  const changes = useLiveRows('workflows', 'workflow_triggers');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ListPage
      {...list}
      title="Workflows"
      noun={['workflow', 'workflows']}
      columns={workflowColumns}
      filters={filters}
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
