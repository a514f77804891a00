import { ActivityTimeline, ProjectToTry } from '@portal/features';
import { Page } from '@portal/ui-antd';
import { activityAddress } from './activity-address.js';
import './diagnostics.css';

/** The activity of a project in which every entry leads to its record (diagnostics). */
export const ActivityLinksDemoPage = () => (
  <Page title="Activity links demo" mood="dense">
    <p className="muted small">Each entry opens the task, the milestones or the project it is about.</p>
    <ProjectToTry>
      {(projectId) => (
        <>
          <h2 className="visually-hidden">Activity</h2>
          <ActivityTimeline key={projectId} projectId={projectId} access="owner" hrefOf={activityAddress} />
        </>
      )}
    </ProjectToTry>
  </Page>
);
