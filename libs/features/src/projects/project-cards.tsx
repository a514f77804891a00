import type { ProjectView } from '@portal/contracts';
import { useRecordTrail, type ChangeMarks, type ChangeMark, useTimeStyle } from '@portal/ui-antd';
import { Link } from 'react-router';
import { DayText } from '../dates/day-text.js';
import { dayOf } from '../dates/day-labels.js';
import { ProgressRing } from './progress-ring.js';
import { HealthTag, ProjectStatusTag } from './project-tags.js';
import { isClosedProject } from './project-labels.js';
import './project-cards.css';
import './projects.css';

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

interface ProjectCardProps {
  project: ProjectView;
  /** Where the project opens. */
  href: string;
  /** Set while another user's change of it is fresh. */
  mark?: ChangeMark | undefined;
  /** The level of its name among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** A project at a glance: how far, how well, and what comes next. */
export function ProjectCard({ project, href, mark, heading: Heading = 'h3' }: ProjectCardProps) {
  const open = !isClosedProject(project);
  return (
    <article className={`project-card relative stack frame gap-12${mark?.glowing ? ' is-glowing' : ''}`}>
      <div className="flex between gap-16">
        <div className="shrinks">
          <p className="muted tiny numeric">{project.number}</p>
          <Heading className="project-card__name">
            <Link to={href} className="project-card__link plain-link" data-row-open>
              {project.name}
            </Link>
          </Heading>
        </div>
        {open || project.task_count > 0 ? <ProgressRing percent={project.progress} of="Progress" /> : null}
      </div>
      <p className="project-card__tags flex wrap small">
        <ProjectStatusTag status={project.status} />
        {open ? <HealthTag health={project.health} /> : null}
      </p>
      <p className="small anywhere">
        <NextDate project={project} open={open} />
      </p>
      <p className="gap-2-12 flex wrap between muted tiny numeric">
        <span>{countLabel(project)}</span>
        {mark ? (
          <span className="change-note" role="status">
            {mark.text}
          </span>
        ) : null}
      </p>
    </article>
  );
}

function NextDate({ project, open }: { project: ProjectView; open: boolean }) {
  const { timeZone } = useTimeStyle();
  if (!open)
    return project.completed_at ? (
      <>
        Finished <DayText day={dayOf(Date.parse(project.completed_at), timeZone)} />
      </>
    ) : (
      <>Nothing is planned</>
    );
  if (!project.next_date) {
    return project.target_date ? (
      <>
        Done by <DayText day={project.target_date} due />
      </>
    ) : (
      <>No date yet</>
    );
  }
  return (
    <>
      <span className="muted">Next</span> {project.next_title}
      <br />
      <DayText day={project.next_date} due />
    </>
  );
}

function countLabel({ status, task_count: all, done_count: done }: ProjectView): string {
  if (all === 0) return isClosedProject({ status }) ? 'No tasks' : 'No tasks yet';
  return `${done} of ${all} ${all === 1 ? 'task' : 'tasks'} done`;
}
