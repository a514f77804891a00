import type { ProjectView } from '@portal/contracts';
import { ApprovalPanel, ProjectFacts } from '@portal/features';
import { LongText, PageSection } from '@portal/ui-antd';
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
        </PageSection>
      </div>
    </div>
  );
}
