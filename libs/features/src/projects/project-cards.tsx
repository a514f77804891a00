import type { ProjectView } from '@portal/contracts';
import { useRecordTrail, type ChangeMarks } from '@portal/ui-antd';
import { ProjectCard } from './project-card.js';
import './project-cards.css';

/** How many cards hold the place while they are loading. */
const EXPECTED = 3;

interface ProjectCardsProps {
  label: string;
  /** Absent while they are loading. */
  projects: readonly ProjectView[] | undefined;
  /** Where a project opens. */
  hrefOf: (project: ProjectView) => string;
  /** Projects that another user changed a moment ago. */
  marks?: ChangeMarks;
  /** The level of the projects' names among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** Projects side by side, as many as fit. */
export function ProjectCards({ label, projects, hrefOf, marks, heading = 'h3' }: ProjectCardsProps) {
  useRecordTrail(projects?.map((project) => ({ id: project.id, address: hrefOf(project) })) ?? []);
  return (
    <ul className="project-cards stack gap-14" aria-label={label} aria-busy={projects === undefined}>
      {projects
        ? projects.map((project) => (
            <li key={project.id} className="stack shrinks" data-row-id={project.id}>
              <ProjectCard project={project} href={hrefOf(project)} mark={marks?.get(project.id)} heading={heading} />
            </li>
          ))
        : Array.from({ length: EXPECTED }, (_, index) => (
            <li key={index} className="project-cards__waiting packed frame gap-16 stack shrinks" aria-hidden="true">
              {['34%', '72%', '50%', '60%'].map((width) => (
                <span key={width} className="skeleton-bar" style={{ width }} />
              ))}
            </li>
          ))}
    </ul>
  );
}
