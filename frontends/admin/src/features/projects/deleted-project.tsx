import type { ProjectView } from '@portal/contracts';
import { useRestoreProject } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import './projects.css';

const deletedJustNow = z.object({ deleted: z.object({ id: z.string(), name: z.string() }) });

/** What the list is told when somebody comes from a project that was just deleted. */
export const afterDeleting = ({ id, name }: ProjectView): z.input<typeof deletedJustNow> => ({ deleted: { id, name } });

/** Above the list, after a project was deleted: what went, and the way to bring it back. */
export function DeletedProjectNote({ base }: { base: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const gone = deletedJustNow.safeParse(location.state).data?.deleted;
  if (!gone) return null;
  const dismiss = () => navigate(location, { replace: true, state: null });
  return (
    <div className="project-note" role="status">
      <span className="project-note__text">
        “{gone.name}” was deleted with its milestones, tasks, comments and files.
      </span>
      <RestoreButton id={gone.id} onRestored={() => void navigate(`${base}/${gone.id}`)} />
      <Button type="text" size="small" onClick={() => void dismiss()}>
        Dismiss
      </Button>
    </div>
  );
}

/** Brings a deleted project back. */
export function RestoreButton({ id, onRestored }: { id: string; onRestored: () => void }) {
  const restore = useRestoreProject();
  return (
    <Button
      size="small"
      icon={<RotateCcw size={14} strokeWidth={1.75} />}
      loading={restore.isPending}
      onClick={() =>
        restore.mutate(id, {
          onSuccess: ({ name }) => {
            toast.short(`“${name}” is back`, { tone: 'success' });
            onRestored();
          },
          onError: (error) => toast.short(sentenceOfFailure(error, 'Failed to restore project'), { tone: 'error' }),
        })
      }
    >
      Restore project
    </Button>
  );
}
