import type { ActivityLogView } from '@portal/contracts';
import { activityLogQueries, milestoneQueries, projectQueries, sentenceFor, taskQueries } from '@portal/data-access';
import { ProjectToTry, ProjectActivity } from '@portal/features';
import { EmptyState, Skeleton } from '@portal/ui';
import { ListRows, Page, PageSection, StatusTag, type ListColumn } from '@portal/ui-antd';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { addresses } from '../../addresses.js';
import './diagnostics.css';

/** Where the record of an entry opens in the console. */
function activityAddress({ entity_type, entity_id, project_id }: ActivityLogView): string {
  if (entity_type === 'task') return addresses.task({ id: entity_id, project_id });
  return `${addresses.project({ id: project_id })}${entity_type === 'milestone' ? '?tab=milestones' : ''}`;
}

/** The activity of a project in which every entry leads to its record (diagnostics). */
export const ActivityLinksDemoPage = () => (
  <Page title="Activity links demo" mood="dense">
    <p className="muted small">Each entry opens the task, the milestones or the project it is about.</p>
    <ProjectToTry>
      {(projectId) => (
        <>
          <h2 className="visually-hidden">Activity</h2>
          <ProjectActivity key={projectId} projectId={projectId} access="owner" hrefOf={activityAddress} />
        </>
      )}
    </ProjectToTry>
  </Page>
);

/** What following an entry's link would find. */
type Outcome = { entry: ActivityLogView; id: string; problem: string | null };

/** Follows the link of each entry of a project and says which lead nowhere (diagnostics). */
export const ActivityLinksTestPage = () => (
  <Page title="Activity links test" mood="dense">
    <ProjectToTry>{(projectId) => <LinksTest key={projectId} projectId={projectId} />}</ProjectToTry>
  </Page>
);

const columns: readonly ListColumn<Outcome>[] = [
  { key: 'entry', title: 'Entry', text: ({ entry }) => entry.description, onCard: 'title' },
  { key: 'link', title: 'Link', text: ({ entry }) => activityAddress(entry) },
  {
    key: 'outcome',
    title: 'Outcome',
    width: '280px',
    text: ({ problem }) => problem ?? 'Found',
    cell: ({ problem }) => <StatusTag tone={problem ? 'danger' : 'success'}>{problem ?? 'Found'}</StatusTag>,
  },
];

function LinksTest({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const { data } = useQuery(activityLogQueries.ofProject(projectId));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [isRunning, setRunning] = useState(false);
  if (!data) return <Skeleton rows={4} height={32} />;
  const run = async (): Promise<void> => {
    setRunning(true);
    setOutcomes(await Promise.all(data.data.map((entry) => outcomeOf(client, entry))));
    setRunning(false);
  };
  const broken = outcomes?.filter(({ problem }) => problem !== null).length ?? 0;
  return (
    <PageSection
      title={outcomes ? `${outcomes.length - broken} of ${outcomes.length} links lead to their record` : 'Not run yet'}
      extra={
        <Button type="primary" loading={isRunning} onClick={() => void run()}>
          Test {data.data.length} links
        </Button>
      }
    >
      {outcomes ? (
        <ListRows title="Links" rows={outcomes} columns={columns} nameOf={({ entry }) => entry.description} />
      ) : (
        <EmptyState title="Nothing was tested yet" text="The test asks the server for the record behind each entry." />
      )}
    </PageSection>
  );
}

async function outcomeOf(client: QueryClient, entry: ActivityLogView): Promise<Outcome> {
  try {
    if (entry.entity_type === 'task') await client.query(taskQueries.detail(entry.entity_id));
    else if (entry.entity_type === 'milestone') await client.query(milestoneQueries.detail(entry.entity_id));
    else await client.query(projectQueries.detail(entry.entity_id));
    return { entry, id: entry.id, problem: null };
  } catch (error) {
    return { entry, id: entry.id, problem: sentenceFor(error) };
  }
}
