import type { ProjectView } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { ApprovalPanel, ProjectFacts } from '@portal/features';
import { LongText, PageSection } from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { ComingUp } from './coming-up.js';
import { TaskProgress } from './task-progress.js';
import './projects.css';

/** What the project is about, how far it is, what comes next, and what it waits for. */
export function ProjectOverview({ project }: { project: ProjectView }) {
  return (
    <div className="project-overview">
      <div className="project-overview__wide">
        <ApprovalPanel projectId={project.id} access={project.access} />
      </div>
      <div className="project-overview__part">
        <PageSection title="Progress">
          <TaskProgress project={project} />
        </PageSection>
        <PageSection title="Coming up">
          <ComingUp projectId={project.id} />
        </PageSection>
      </div>
      <div className="project-overview__part">
        <PageSection title="What it is about">
          <LongText text={project.description} none="Nothing has been written down yet." />
        </PageSection>
        <PageSection title="Details">
          <ProjectFacts project={project} />
          <CameFrom project={project} />
        </PageSection>
      </div>
    </div>
  );
}

/** The request that the project came of, and the deal that pays for it. */
function CameFrom({ project }: { project: ProjectView }) {
  const { user } = useSession();
  if (user?.id !== project.customer_id) return null; // a member may see neither
  return (
    <p className="project-links">
      {project.consultation_id ? (
        <Link to={`${addresses.consultations}/${project.consultation_id}`}>The request it came from</Link>
      ) : null}
      {project.deal_id ? <Link to={addresses.deal({ id: project.deal_id })}>The deal that pays for it</Link> : null}
    </p>
  );
}
