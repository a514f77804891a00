import type { ProjectAccess } from '@portal/contracts';
import { projectQueries, useCan } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { isClosedProject, projectStatusLabels } from '../projects/project-labels.js';

interface MayAddTasks {
  mayAdd: boolean;
  /** Why not: "The project is completed, so no tasks can be added." */
  closed: string | undefined;
}

/** Whether the person can add tasks: by right, and because the project still takes new ones. */
export function useMayAddTasks(projectId: string, access: ProjectAccess | null | undefined): MayAddTasks {
  const mayCreate = useCan('task.create', { access: access ?? null });
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const closed =
    project && isClosedProject(project)
      ? `The project is ${projectStatusLabels[project.status].toLowerCase()}, so no tasks can be added.`
      : undefined;
  return { mayAdd: mayCreate && !closed, closed };
}
