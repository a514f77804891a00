import type { ActivityEntityType } from '@portal/contracts';
import { milestoneQueries, projectQueries, taskQueries } from '@portal/data-access';
import { ProjectPicker } from '@portal/features';
import { EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import './diagnostics.css';

/** A project to try the activity log with: the one that moved last, or another. */
export function ProjectToTry({ children }: { children: (projectId: string) => ReactNode }) {
  const { data } = useQuery(projectQueries.list({ limit: 1, sortBy: 'updated_at' }));
  const [chosen, setChosen] = useState<string | null>(null);
  const latest = data?.data[0];
  const projectId = chosen ?? latest?.id;
  if (!data) return <Skeleton rows={3} height={48} />;
  if (!projectId) return <EmptyState title="No project to test with" text="Activity belongs to projects." />;
  return (
    <>
      <div className="explorer__calls">
        <ProjectPicker
          aria-label="Project"
          current={latest && { id: latest.id, name: `${latest.number} ${latest.name}` }}
          value={projectId}
          onChange={setChosen}
        />
      </div>
      {children(projectId)}
    </>
  );
}

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
      <div className="explorer__send">
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
