import { LiveTask, SheetTask } from '@portal/features';
import type { RecordBodyProps } from '@portal/ui-antd';
import { useParams, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';

const projects = { to: addresses.projects, label: 'Projects' };

/** One task; the way back leads to the list of tasks or the part of the project that it was opened from, as it was. */
export function TaskDetailPage() {
  const { projectId = '', taskId = '' } = useParams();
  const [params] = useSearchParams();
  const tasks = params.get('tasks');
  return (
    <LiveTask
      projectId={projectId}
      taskId={taskId}
      projects={projects}
      backTo={({ name }) =>
        tasks === null
          ? { to: `${addresses.project({ id: projectId })}?${params.get('project') ?? 'tab=board'}`, label: name }
          : { to: `${addresses.tasks}?${tasks}`, label: 'Tasks' }
      }
    />
  );
}

/** A task in a sheet. */
export const TaskRecord = (props: RecordBodyProps) => <SheetTask {...props} hrefOf={addresses.task} />;
