import { listWorkflowRuns, type WorkflowRunSummary } from '@portal/contracts';
import { workflowRunQueries, useFetchPage } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../../addresses.js';
import { runStatusLabels } from '../labels/workflow-labels.js';
import { allRunColumns } from './run.columns.js';
import { choiceFilter } from '../../../views/filters.js';

const filters = [choiceFilter('status', 'Status', runStatusLabels)];

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
