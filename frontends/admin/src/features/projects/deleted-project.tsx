import type { ProjectView } from '@portal/contracts';
import { useRestoreProject } from '@portal/data-access';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { RestoreButton } from '../../deleted/restore-button.js';
import './projects.css';

const deletedJustNow = z.object({ deleted: z.object({ id: z.string(), name: z.string() }) });

/** The navigation state for the list after a project was deleted. */
export const afterDeleting = ({ id, name }: ProjectView): z.input<typeof deletedJustNow> => ({ deleted: { id, name } });

/** Above the list, after a project was deleted: what went, and the way to bring it back. */
export function DeletedProjectNote({ base }: { base: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const gone = deletedJustNow.safeParse(location.state).data?.deleted;
  if (!gone) return null;
  const dismiss = () => navigate(location, { replace: true, state: null });
  return (
    <div className="project-note row wrap small" role="status">
      <span className="project-note__text">
        “{gone.name}” was deleted with its milestones, tasks, comments and files.
      </span>
      <RestoreProject id={gone.id} onRestored={() => void navigate(`${base}/${gone.id}`)} />
      <Button type="text" size="small" onClick={() => void dismiss()}>
        Dismiss
      </Button>
    </div>
  );
}

interface RestoreProjectProps {
  id: string;
  rowOf?: string;
  onRestored?: () => void;
}

/** Brings a deleted project back with everything in it. */
export const RestoreProject = (props: RestoreProjectProps) => (
  <RestoreButton {...props} noun="project" mutation={useRestoreProject()} nameOf={({ name }) => name} />
);
