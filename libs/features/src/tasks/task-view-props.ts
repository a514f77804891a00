import type { ProjectAccess, TaskView } from '@portal/contracts';
import type { ChangeMarks } from '@portal/ui-antd';
import type { ChangeTaskQuery, TaskQuery } from './table/task-query.js';

/** What board and list of a project's tasks take alike. */
export interface TaskViewProps {
  projectId: string;
  /** The person's standing in the project: `project.access`. */
  access: ProjectAccess | null | undefined;
  /** Rows that another user changed a moment ago: from `useProjectLive`. */
  marks?: ChangeMarks;
  /** The page of a task. */
  hrefOf: (task: TaskView) => string;
  /** Filter and sort, from `useTaskQuery` to keep them in the address; without it the part keeps its own. */
  query?: TaskQuery;
  onQueryChange?: ChangeTaskQuery;
}
