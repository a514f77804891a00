import { workflowRunQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../../addresses.js';
import { ShortList } from '../../../views/short-list.js';
import { runColumns } from './run.columns.js';

const NEWEST = 50;

/** The newest runs of a workflow. */
export function RunsOf({ workflowId }: { workflowId: string }) {
  const result = useQuery(workflowRunQueries.list({ trigger_id: workflowId, limit: NEWEST }));
  return (
    <ShortList
      title="Runs"
      noun="runs"
      result={result}
      columns={runColumns}
      nameOf={({ record, created_at: at }) => record?.label ?? at}
      hrefOf={addresses.workflowRun}
      all={`${addresses.workflows}?view=runs&trigger_id=${workflowId}`}
      empty="It has not run yet. Switch it on, or test it with past events."
    />
  );
}
