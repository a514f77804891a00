import { useSession } from '@portal/data-access';
import { LiveTask, SheetTask } from '@portal/features';
import type { RecordBodyProps } from '@portal/ui-antd';
import { Navigate, useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';

/** One task of a project; the way back leads to the part of the project that it was opened from. */
export function TaskDetailPage() {
  const { projectId = '', taskId = '' } = useParams();
  const { search } = useLocation();
  return (
    <LiveTask
      projectId={projectId}
      taskId={taskId}
      projects={{ to: addresses.projects, label: useListTitle('Projects') }}
      backTo={({ name }) => ({ to: addresses.tasksOf(projectId, search), label: name })}
    />
  );
}

/** The address of a task that mails carry, the same for all users: an admin is sent to the console (decisions 7.2). */
export function TaskLinkPage() {
  const { isAdmin } = useSession();
  const { pathname, search, hash } = useLocation();
  return isAdmin ? <Navigate replace to={{ pathname: `/admin${pathname}`, search, hash }} /> : <TaskDetailPage />;
}

/** A task in a sheet. */
export const TaskRecord = (props: RecordBodyProps) => <SheetTask {...props} hrefOf={addresses.task} />;
