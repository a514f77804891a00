import type { ProjectView } from '@portal/contracts';
import { DetailPage, DetailTabs, type ChangeMarks, type DetailTab } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { ActivityTimeline } from '../activity/activity-timeline.js';
import { FileList } from '../comments/file-list.js';
import { RefreshButton } from '../live/refresh-button.js';
import { UpdatingNote } from '../live/updating-note.js';
import { MilestoneTimeline } from '../milestones/milestone-timeline.js';
import { MemberList } from './member-list.js';
import { ProgressRing } from './progress-ring.js';
import { HealthTag, ProjectStatusTag } from './project-tags.js';
import { isClosedProject } from './project-labels.js';
import { projectScreenKeys, useProjectLive } from './use-project-live.js';

interface LiveProjectProps {
  project: ProjectView;
  back: { to: string; label: string };
  eyebrow: string;
  actions: ReactNode;
  /** Where a task of the project opens. */
  hrefOfTask: (taskId: string) => string;
  /** The parts in the order they are shown in: a screen's own and those that every screen of a project has. */
  parts: (shared: SharedParts, marks: ChangeMarks) => readonly DetailTab[];
}

/** Parts that customer and admin see alike. */
type SharedParts = Readonly<Record<'milestones' | 'activity' | 'files' | 'people', DetailTab>>;

/** One project, live: who it is, how far it is, what can be done, and its parts, the open one named in the address. */
export function LiveProject({ project, back, eyebrow, actions, hrefOfTask, parts }: LiveProjectProps) {
  const { marks, updating } = useProjectLive(project.id);
  return (
    <DetailPage
      wide
      back={back}
      eyebrow={eyebrow}
      title={project.name}
      figure={<ProgressRing percent={project.progress} size={72} of={project.name} />}
      change={marks.get(project.id)}
      status={
        <>
          <ProjectStatusTag status={project.status} />
          {isClosedProject(project) ? null : <HealthTag health={project.health} />}
          <RefreshButton queryKeys={projectScreenKeys(project.id)} />
          <UpdatingNote updating={updating} />
        </>
      }
      actions={actions}
    >
      <DetailTabs label="Parts of this project" tabs={parts(sharedParts(project, marks, hrefOfTask), marks)} />
    </DetailPage>
  );
}

function sharedParts(
  { id, access }: ProjectView,
  marks: ChangeMarks,
  hrefOfTask: LiveProjectProps['hrefOfTask'],
): SharedParts {
  return {
    milestones: {
      id: 'milestones',
      label: 'Milestones',
      panel: () => <MilestoneTimeline projectId={id} access={access} marks={marks} />,
    },
    activity: {
      id: 'activity',
      label: 'Activity',
      panel: () => (
        <ActivityTimeline
          projectId={id}
          access={access}
          hrefOf={({ entity_type: type, entity_id }) => (type === 'task' ? hrefOfTask(entity_id) : undefined)}
        />
      ),
    },
    files: { id: 'files', label: 'Files', panel: () => <FileList projectId={id} access={access} /> },
    people: { id: 'people', label: 'People', panel: () => <MemberList projectId={id} access={access} /> },
  };
}
