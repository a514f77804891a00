import { listWorkflowRuns, workflowRunStatuses, type WorkflowRunSummary } from '@portal/contracts';
import { workflowRunQueries, useFetchPage } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../../addresses.js';
import { runStatusLabels } from '../labels/workflow-labels.js';
import { allRunColumns } from './run.columns.js';

const filters: readonly ListFilter[] = [
  {
    key: 'status',
    label: 'Status',
    options: workflowRunStatuses.map((value) => ({ value, label: runStatusLabels[value] })),
    multiple: true,
  },
];

/** The runs of all workflows, live. */
export function RunListPage({ views }: { views: ReactNode }) {
  useChannel('workflows');
  const [query, setQuery] = useListQuery(listWorkflowRuns, 'view');
  const result = useQuery(workflowRunQueries.list(query));
  const fetchPage = useFetchPage(workflowRunQueries.list);
  return (
    <ListPage<WorkflowRunSummary, typeof query>
      title="Runs"
      noun={['run', 'runs']}
      result={result}
      fetchPage={fetchPage}
      columns={allRunColumns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      hasSearch={false}
      empty={{ title: 'No runs yet', text: 'Each time a workflow starts, its run stands here with every step.' }}
      actions={views}
      nameOf={({ trigger_name: name, record }) => `${name}${record ? `, ${record.label}` : ''}`}
      hrefOf={addresses.workflowRun}
    />
  );
}
