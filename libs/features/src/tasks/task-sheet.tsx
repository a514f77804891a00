import type { ProjectAccess, TaskView } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import {
  DetailFailed,
  DetailMissing,
  DetailSkeleton,
  isNotThere,
  useFocusBack,
  type ChangeMarks,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Maximize2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { OpenTask } from './open-task.js';
import type { TaskSheetPlace } from './use-task-sheet.js';
import './task-sheet.css';

interface TaskSheetProps {
  place: TaskSheetPlace;
  projectId: string;
  access: ProjectAccess | null | undefined;
  marks?: ChangeMarks | undefined;
  /** The tasks of the board or list: the open one is shown from there at once. */
  tasks: readonly TaskView[] | undefined;
  /** The page of a task. */
  hrefOf: (task: TaskView) => string;
}

/** The task that the address names, over its board or list; on phones it is the whole screen. */
export const TaskSheet = ({ place, ...props }: TaskSheetProps) =>
  place.taskId === undefined ? null : <OpenSheet key={place.taskId} {...props} place={place} taskId={place.taskId} />;

function OpenSheet({ place, taskId, projectId, access, marks, tasks, hrefOf }: TaskSheetProps & { taskId: string }) {
  const known = tasks?.find(({ id }) => id === taskId);
  const { data, error, refetch } = useQuery({ ...taskQueries.detail(taskId), placeholderData: known });
  useFocusBack();
  useCardFocus(taskId);
  const { close, back } = place;
  const content = (): ReactNode => {
    if (error && (!data || isNotThere(error)))
      return <DetailFailed back={back} error={error} noun="task" onRetry={() => void refetch()} />;
    if (!data) return <DetailSkeleton />;
    if (data.project_id !== projectId) return <DetailMissing back={back} title="This task was not found" />;
    return (
      <OpenTask
        task={data}
        access={access}
        back={back}
        marks={marks}
        onClose={close}
        page={
          <Link className="record-head__icon" to={hrefOf(data)} aria-label="Open as a page" title="Open as a page">
            <Maximize2 size={16} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        }
        onDeleted={close}
      />
    );
  };
  return (
    <Drawer
      open
      size="min(1040px, 100vw)"
      rootClassName="task-sheet"
      closable={false}
      aria-label={data ? `Task ${data.number}` : 'Task'}
      onClose={close}
    >
      {content()}
    </Drawer>
  );
}

/** A sheet that was opened by its address has no opener: closed, it leaves the focus on the task's card or row. */
function useCardFocus(taskId: string): void {
  useEffect(
    () => () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-card-open="${taskId}"]`)?.focus();
    },
    [taskId],
  );
}
