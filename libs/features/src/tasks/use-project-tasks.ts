import type { TaskView } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useToday } from '../dates/use-today.js';
import { isIn } from './table/task-filter.js';
import { wholeTaskQuery, type ChangeTaskQuery, type TaskQuery } from './table/task-query.js';
import type { TaskViewProps } from './task-view-props.js';

interface ProjectTasks {
  tasks: readonly TaskView[] | undefined;
  error: Error | null;
  refetch: UseQueryResult['refetch'];
  query: TaskQuery;
  change: ChangeTaskQuery;
  /** Whether the filters let a task through. */
  isShown: (task: TaskView) => boolean;
}

/** All tasks of a project, and what of them is to be seen. A board has a column for every state, so it filters by none. */
export function useProjectTasks(
  { projectId, query: given, onQueryChange }: TaskViewProps,
  view: 'board' | 'list',
): ProjectTasks {
  const { data, error, refetch } = useQuery(taskQueries.ofProject(projectId));
  const [own, setOwn] = useState(wholeTaskQuery);
  const today = useToday();
  const asked = given ?? own;
  const query = useMemo(() => (view === 'board' ? { ...asked, status: undefined } : asked), [asked, view]);
  const isShown = useCallback((task: TaskView) => isIn(task, query, today), [query, today]);
  return {
    tasks: data?.data,
    error,
    refetch,
    query,
    change: onQueryChange ?? ((patch) => setOwn((now) => ({ ...now, ...patch }))),
    isShown,
  };
}
