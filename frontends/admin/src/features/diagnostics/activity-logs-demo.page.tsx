import { activityLogQueries } from '@portal/data-access';
import type { ActivityEntityType } from '@portal/contracts';
import { ActivityTimeline, ProjectToTry } from '@portal/features';
import { Page, PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { RecordToTry } from './activity-record.js';

/** The activity log of a record as screens show it and as the API answers it; writes a note to it (diagnostics). */
export const ActivityLogsDemoPage = () => (
  <Page title="Activity logs demo" mood="dense">
    <ProjectToTry>
      {(projectId) => (
        <RecordToTry key={projectId} projectId={projectId}>
          {(type, id) => (
            <div className="explorer" key={id}>
              <PageSection title="As a screen shows it">
                <ActivityTimeline entityType={type} entityId={id} access="owner" />
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
