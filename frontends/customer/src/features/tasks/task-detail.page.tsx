import { LiveTask } from '@portal/features';
import { useLocation, useParams } from 'react-router';
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
