import { listTasks, type ListTasks } from '@portal/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

const fields = listTasks.pick({
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
export type TaskQuery = Pick<
  ListTasks,
  'search' | 'status' | 'priority' | 'assignee_id' | 'milestone_id' | 'overdue' | 'sortBy' | 'sortOrder'
>;

/** Everything, in the order of the board. */
export const wholeTaskQuery: TaskQuery = fields.parse({});

export type ChangeTaskQuery = (patch: Partial<TaskQuery>) => void;

const names = Object.keys(fields.shape);

/** The understood part of the address; a mistyped value is left out instead of breaking the screen. */
function readTaskQuery(params: URLSearchParams): TaskQuery {
  const sent = Object.fromEntries([...params].filter(([name, value]) => names.includes(name) && value !== ''));
  const parsed = fields.safeParse(sent);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return fields.parse(Object.fromEntries(Object.entries(sent).filter(([name]) => !wrong.has(name))));
}

/** Writes the query over its own parameters and leaves those of the rest of the page (its tab, its view) alone. */
function writeTaskQuery(before: URLSearchParams, query: TaskQuery): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries<unknown>({ ...query })) {
    const text = Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);
    const isUsual = value === undefined || value === '' || value === wholeTaskQuery[name as keyof TaskQuery];
    if (isUsual) params.delete(name);
    else params.set(name, text);
  }
  return params;
}

/** Filter and sort of a page's tasks, kept in its address beside the page's own parameters. */
export function useTaskQuery(): [query: TaskQuery, change: ChangeTaskQuery] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readTaskQuery(params), [params]);
  const change = useCallback<ChangeTaskQuery>(
    (patch) =>
      setParams((before) => writeTaskQuery(before, { ...readTaskQuery(before), ...patch }), {
        replace: 'search' in patch,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [query, change];
}
