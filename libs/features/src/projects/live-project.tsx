import type { ProjectView } from '@portal/contracts';
import {
  DetailPage,
  DetailTabs,
  StatusSelect,
  type ChangeMarks,
  type DetailTab,
  type FieldEdit,
  type StatusStep,
} from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { ProjectActivity } from '../activity/activity-timeline.js';
import { ProjectFiles } from '../comments/files/project-files.js';
import { RefreshButton } from '../live/refresh-button.js';
import { UpdatingNote } from '../live/updating-note.js';
import { MilestoneTimeline } from '../milestones/milestone-timeline.js';
import { MemberList } from './member-list.js';
import { ProgressRing } from './progress-ring.js';
import { HealthTag } from './project-tags.js';
import { isClosedProject, projectStatusLabels, projectStatusTones } from './project-labels.js';
import { projectScreenKeys, useProjectLive } from './use-project-live.js';

interface LiveProjectProps {
  project: ProjectView;
  back: { to: string; label: string };
  /** Whose it is, for those who work for several. */
  eyebrow?: string;
  /** The name as a field, where the user may change it. */
  nameEdit: FieldEdit | undefined;
  /** The steps that the user may take now. */
  steps?: readonly StatusStep[];
  actions: ReactNode;
  /** Where a task of the project opens. */
  hrefOfTask: (taskId: string) => string;
  /** The parts in the order they are shown in: a screen's own and those that every screen of a project has. */
  parts: (shared: SharedParts, marks: ChangeMarks) => readonly DetailTab[];
}

/** Parts that customer and admin see alike. */
type SharedParts = Readonly<Record<'milestones' | 'activity' | 'files' | 'people', DetailTab>>;

/** One project, live: who it is, how far it is, what can be done, and its parts, the open one named in the address. */
export function LiveProject({ project, steps, hrefOfTask, parts, nameEdit, actions, ...head }: LiveProjectProps) {
  const { marks, updating } = useProjectLive(project.id);
  return (
    <DetailPage
      {...head}
      wide
      number={project.number}
      title={project.name}
      titleLabel="name"
      titleEdit={nameEdit}
      figure={<ProgressRing percent={project.progress} size={36} of={project.name} />}
      change={marks.get(project.id)}
      status={
        <>
          <StatusSelect tone={projectStatusTones[project.status]} {...(steps ? { steps } : {})}>
            {projectStatusLabels[project.status]}
          </StatusSelect>
          {isClosedProject(project) ? null : <HealthTag health={project.health} />}
          <UpdatingNote updating={updating} />
        </>
      }
      actions={
        <>
          <RefreshButton queryKeys={projectScreenKeys(project.id)} />
          {actions}
        </>
      }
    >
      <DetailTabs label="Parts of this project" tabs={parts(sharedParts(project, marks, hrefOfTask), marks)} />
    </DetailPage>
  );
}

const sharedParts = (
  { id, access }: ProjectView,
  marks: ChangeMarks,
  hrefOfTask: LiveProjectProps['hrefOfTask'],
): SharedParts => ({
  milestones: {
    id: 'milestones',
    label: 'Milestones',
    panel: () => <MilestoneTimeline projectId={id} access={access} marks={marks} />,
  },
  activity: {
    id: 'activity',
    label: 'Activity',
    panel: () => (
      <ProjectActivity
        projectId={id}
        access={access}
        hrefOf={({ entity_type: type, entity_id }) => (type === 'task' ? hrefOfTask(entity_id) : undefined)}
      />
    ),
  },
  files: { id: 'files', label: 'Files', panel: () => <ProjectFiles projectId={id} access={access} /> },
  people: { id: 'people', label: 'People', panel: () => <MemberList projectId={id} access={access} /> },
});
