import { ListTasks } from '@portal/contracts';
import { readQuery, writeQuery } from '@portal/ui-antd';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';

const fields = ListTasks.pick({
  search: true,
  status: true,
  priority: true,
  assignee_id: true,
  milestone_id: true,
  overdue: true,
  sortBy: true,
  sortOrder: true,
});

/** What a board or list of tasks shows, and in which order. */
export type TaskQuery = z.output<typeof fields>;

export type ChangeTaskQuery = (patch: Partial<TaskQuery>) => void;

/**
 * Filter and sort of a page's tasks, kept in its address beside the page's own parameters (its tab, its view), which
 * stay as they are.
 */
export function useTaskQuery(): [query: TaskQuery, change: ChangeTaskQuery] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(fields, params), [params]);
  const change = useCallback<ChangeTaskQuery>(
    (patch) =>
      setParams(
        (before) => {
          const others = [...before].filter(([name]) => !(name in fields.shape));
          return [...others, ...writeQuery(fields, { ...readQuery(fields, before), ...patch })];
        },
        { replace: 'search' in patch, preventScrollReset: true },
      ),
    [setParams],
  );
  return [query, change];
}
