import type { ActivityLogView } from '@portal/contracts';
import { ActivityTimeline, ProjectToTry } from '@portal/features';
import { Page } from '@portal/ui-antd';
import { addresses } from '../../addresses.js';
import './diagnostics.css';

/** Where the record of an entry opens in the console. */
export function activityAddress({ entity_type, entity_id, project_id }: ActivityLogView): string {
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
          <ActivityTimeline key={projectId} projectId={projectId} access="owner" hrefOf={activityAddress} />
        </>
      )}
    </ProjectToTry>
  </Page>
);
