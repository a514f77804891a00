import type { ProjectAccess, TaskView } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import {
  DetailMissing,
  OpenAsPage,
  RecordSheet,
  RecordSteps,
  type ChangeMarks,
  type RecordSheetPlace,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { OpenTask } from './open-task.js';

interface TaskSheetProps {
  place: RecordSheetPlace;
  projectId: string;
  access: ProjectAccess | null | undefined;
  marks?: ChangeMarks | undefined;
  /** The tasks of the board or list: the open one is shown from there at once. */
  tasks: readonly TaskView[] | undefined;
  /** The page of a task. */
  hrefOf: (task: TaskView) => string;
}

/** The task that the address names, over its board or list. */
export const TaskSheet = ({ place, ...props }: TaskSheetProps) =>
  place.openId === undefined ? null : <OpenSheet {...props} place={place} taskId={place.openId} />;

function OpenSheet({ place, taskId, projectId, access, marks, tasks, hrefOf }: TaskSheetProps & { taskId: string }) {
  const known = tasks?.find(({ id }) => id === taskId);
  const record = useQuery({ ...taskQueries.detail(taskId), placeholderData: known });
  const { close, back, moveTo } = place;
  return (
    <RecordSheet id={taskId} place={place} noun="task" record={record}>
      {(task) =>
        task.project_id === projectId ? (
          <OpenTask
            task={task}
            access={access}
            back={back}
            marks={marks}
            onClose={close}
            steps={<RecordSteps sheet={{ page: hrefOf(task), close, moveTo }} />}
            page={<OpenAsPage to={hrefOf(task)} />}
            onDeleted={close}
          />
        ) : (
          <DetailMissing back={back} title="This task was not found" />
        )
      }
    </RecordSheet>
  );
}
