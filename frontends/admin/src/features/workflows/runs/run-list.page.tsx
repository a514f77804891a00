import { listWorkflowRuns } from '@portal/contracts';
import { workflowRunQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { addresses } from '../../../addresses.js';
import { choiceFilter } from '../../../views/filters.js';
import { useList } from '../../../records/use-list.js';
import { runStatusLabels } from '../labels/workflow-labels.js';
import { allRunColumns } from './run.columns.js';

const filters = [choiceFilter('status', 'Status', runStatusLabels)];

/** The runs of all workflows, live. */
export function RunListPage({ views }: { views: ReactNode }) {
  useChannel('workflows');
  const list = useList(listWorkflowRuns, workflowRunQueries.list, 'view');
  return (
    <ListPage
      {...list}
      title="Runs"
      noun={['run', 'runs']}
      columns={allRunColumns}
      filters={filters}
      hasSearch={false}
      empty={{ title: 'No runs yet', text: 'Each time a workflow starts, its run stands here with every step.' }}
      actions={views}
      nameOf={({ trigger_name: name, record }) => `${name}${record ? `, ${record.label}` : ''}`}
      hrefOf={addresses.workflowRun}
    />
  );
}
