import type { ActivityEntityType } from '@portal/contracts';
import { activityLogQueries, milestoneQueries, taskQueries } from '@portal/data-access';
import { EntityActivity, ProjectToTry } from '@portal/features';
import { EmptyState } from '@portal/ui';
import { Page, PageSection, Segmented } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import './diagnostics.css';

/** The activity log of a record as screens show it and as the API answers it; writes a note to it (diagnostics). */
export const ActivityLogsDemoPage = () => (
  <Page title="Activity logs demo" mood="dense">
    <ProjectToTry>
      {(projectId) => (
        <RecordToTry key={projectId} projectId={projectId}>
          {(type, id) => (
            <div className="explorer stack top-aligned" key={id}>
              <PageSection title="As a screen shows it">
                <EntityActivity entityType={type} entityId={id} access="owner" />
              </PageSection>
              <PageSection title="As the API answers it">
                <Answer type={type} id={id} />
              </PageSection>
            </div>
          )}
        </RecordToTry>
      )}
    </ProjectToTry>
  </Page>
);

function Answer({ type, id }: { type: ActivityEntityType; id: string }) {
  const { data } = useQuery(activityLogQueries.ofEntity(type, id));
  return (
    <pre className="explorer__code prewrap frame tiny" tabIndex={0} aria-label="Answer">
      {JSON.stringify(data ?? null, null, 2)}
    </pre>
  );
}

const kinds = [
  { value: 'project', label: 'Project' },
  { value: 'milestone', label: 'Milestone' },
  { value: 'task', label: 'Task' },
] as const satisfies { value: ActivityEntityType; label: string }[];
type Kind = (typeof kinds)[number]['value'];

/** Which record of a project: itself, one of its milestones or tasks. */
function RecordToTry({ projectId, children }: { projectId: string; children: (type: Kind, id: string) => ReactNode }) {
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
