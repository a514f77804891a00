import type { ProjectAccess, TaskView } from '@portal/contracts';
import { projectQueries, taskQueries, useCan } from '@portal/data-access';
import type { ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useToday } from '../dates/use-today.js';
import { isClosedProject, projectStatusLabels } from '../projects/project-labels.js';
import { isIn } from './table/task-filter.js';
import { useTaskQuery } from './table/task-query.js';

/**
 * All tasks of a project, and what of them is to be seen by the address. A board has a column for every state, so it
 * filters by none.
 */
export function useProjectTasks(projectId: string, view: 'board' | 'list') {
  const { data, error, refetch } = useQuery(taskQueries.ofProject(projectId));
  const [asked, change] = useTaskQuery();
  const today = useToday();
  const query = useMemo(() => (view === 'board' ? { ...asked, status: undefined } : asked), [asked, view]);
  /** Whether the filters let a task through. */
  const isShown = useCallback((task: TaskView) => isIn(task, query, today), [query, today]);
  return { tasks: data?.data, error, refetch, query, change, isShown };
}

/** What board and list of a project's tasks take alike. */
export interface TaskViewProps {
  projectId: string;
  /** The person's standing in the project: `project.access`. */
  access: ProjectAccess | null | undefined;
  /** Rows that another user changed a moment ago: from `useProjectLive`. */
  marks?: ChangeMarks;
  /** The page of a task. */
  hrefOf: (task: TaskView) => string;
}

/** Whether the person can add tasks: by right, and because the project still takes new ones. */
export function useMayAddTasks(projectId: string, access: ProjectAccess | null | undefined) {
  const mayCreate = useCan('task.create', { access: access ?? null });
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const closed =
    project && isClosedProject(project)
      ? `The project is ${projectStatusLabels[project.status].toLowerCase()}, so no tasks can be added.`
      : undefined;
  return {
    mayAdd: mayCreate && !closed,
    /** Why not: "The project is completed, so no tasks can be added." */
    closed,
  };
}
