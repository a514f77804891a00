import type { ActivityEntityType } from '@portal/contracts';
import { milestoneQueries, taskQueries } from '@portal/data-access';
import { EmptyState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import './diagnostics.css';

const kinds = [
  { value: 'project', label: 'Project' },
  { value: 'milestone', label: 'Milestone' },
  { value: 'task', label: 'Task' },
] as const satisfies { value: ActivityEntityType; label: string }[];
type Kind = (typeof kinds)[number]['value'];

/** Which record of a project: itself, one of its milestones or tasks. */
export function RecordToTry({
  projectId,
  children,
}: {
  projectId: string;
  children: (type: Kind, id: string) => ReactNode;
}) {
  const [kind, setKind] = useState<Kind>('project');
  const [chosen, setChosen] = useState<string>();
  const milestones = useQuery(milestoneQueries.ofProject(projectId)).data?.data ?? [];
  const tasks = useQuery(taskQueries.ofProject(projectId)).data?.data ?? [];
  const records = kind === 'milestone' ? milestones : tasks;
  const id = kind === 'project' ? projectId : (chosen ?? records[0]?.id);
  return (
    <>
      <div className="explorer__send row wrap">
        <Segmented<Kind>
          aria-label="Kind of record"
          options={[...kinds]}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setChosen(undefined);
          }}
        />
        {kind === 'project' ? null : (
          <Select
            aria-label="Record"
            className="explorer__record"
            value={id}
            options={records.map((row) => ({ value: row.id, label: row.title }))}
            onChange={setChosen}
          />
        )}
      </div>
      {id ? children(kind, id) : <EmptyState title={`This project has no ${kind}s`} />}
    </>
  );
}
