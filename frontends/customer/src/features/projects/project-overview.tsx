import type { ProjectView } from '@portal/contracts';
import { analyticsQueries, milestoneQueries, useSession } from '@portal/data-access';
import { ApprovalPanel, OverviewPlace, ProjectProperties, useInitialData, type ProjectField } from '@portal/features';
import { DetailColumns, LongText, PageSection, type FieldEdits } from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { ComingUp } from './coming-up.js';
import { TaskProgress } from './task-progress.js';
import './projects.css';

/** What the project is about, how far it is, what comes next, and what it waits for. */
export function ProjectOverview({ project, edit }: { project: ProjectView; edit: FieldEdits<ProjectField> }) {
  const hasAnswers = useInitialData([
    milestoneQueries.ofProject(project.id),
    analyticsQueries.projectSummary(project.id),
  ]);
  if (!hasAnswers) return <OverviewPlace />;
  return (
    <DetailColumns
      properties={
        <>
          <ProjectProperties project={project} edit={edit} />
          <CameFrom project={project} />
        </>
      }
    >
      <div className="project-overview stack shrinks">
        <ApprovalPanel projectId={project.id} access={project.access} />
        <PageSection title="Progress">
          <TaskProgress project={project} />
        </PageSection>
        <PageSection title="Coming up">
          <ComingUp projectId={project.id} />
        </PageSection>
        <PageSection title="What it is about">
          <LongText text={project.description} none="Nothing has been written down yet." />
        </PageSection>
      </div>
    </DetailColumns>
  );
}

/** The request that the project came of, and the deal that pays for it. */
function CameFrom({ project }: { project: ProjectView }) {
  const { user } = useSession();
  if (user?.id !== project.customer_id) return null; // a member may see neither
  return (
    <p className="project-links flex wrap small">
      {project.consultation_id ? (
        <Link to={`${addresses.consultations}/${project.consultation_id}`}>The request it came from</Link>
      ) : null}
      {project.deal_id ? <Link to={addresses.deal({ id: project.deal_id })}>The deal that pays for it</Link> : null}
    </p>
  );
}
