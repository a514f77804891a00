import type { TaskView } from '@portal/contracts';
import { projectQueries, taskQueries, useProjectAccess } from '@portal/data-access';
import { SheetContext, useLeaveRecord, useSheet, type RecordBodyProps } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useProjectLive } from '../../projects/use-project-live.js';
import { RecordBoundary } from '../../query-boundary.js';
import { useKnownRow } from '../../use-known-row.js';
import { OpenTask } from './open-task.js';

interface SheetTaskProps extends RecordBodyProps {
  /** The page of a task. */
  hrefOf: (task: TaskView) => string;
}

/** A task in a sheet, live, of whichever project. */
export function SheetTask({ id, back, hrefOf }: SheetTaskProps) {
  const query = taskQueries.detail(id);
  const result = useQuery({ ...query, placeholderData: useKnownRow(query.queryKey, id) });
  return (
    <RecordBoundary result={result} back={back} noun="task" hidesGone>
      {(task) => <TaskOfProject task={task} back={back} page={hrefOf(task)} />}
    </RecordBoundary>
  );
}

function TaskOfProject({ task, back, page }: Pick<RecordBodyProps, 'back'> & { task: TaskView; page: string }) {
  const project = useQuery(projectQueries.detail(task.project_id));
  const access = useProjectAccess(task.project_id, project.data);
  const { marks } = useProjectLive(task.project_id);
  const sheet = useSheet();
  const leave = useLeaveRecord(back.to);
  return (
    <SheetContext value={sheet && { ...sheet, page: sheet.page ?? page }}>
      <OpenTask task={task} access={access} back={back} marks={marks} onDeleted={leave} />
    </SheetContext>
  );
}
