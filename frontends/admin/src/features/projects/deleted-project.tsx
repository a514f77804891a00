import type { ProjectView } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { addresses } from '../../addresses.js';
import { RestoreRecord } from '../../records/restore-record.js';
import { listOf } from '../../views/filters.js';
import { projectRecord } from './project.record.js';
import './projects.css';

/** The addresses of the enhanced screen, under whichever of its two names it was opened. */
export function useProjectAddress(): { base: string; list: string } {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const base = /^\/admin\/projects-\w+/.exec(pathname)?.[0] ?? addresses.projects;
  return { base, list: listOf(base, params) };
}

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
    <div className="project-note frame row wrap small" role="status">
      <span className="project-note__text">
        “{gone.name}” was deleted with its milestones, tasks, comments and files.
      </span>
      <RestoreRecord of={projectRecord} id={gone.id} onRestored={() => void navigate(`${base}/${gone.id}`)} />
      <Button type="text" size="small" onClick={() => void dismiss()}>
        Dismiss
      </Button>
    </div>
  );
}

type ProjectPlaceProps = Omit<ComponentProps<typeof RecordBoundary<ProjectView>>, 'result' | 'noun' | 'rescue'> & {
  id: string;
};

/**
 * A project once it is there, or why it can't be shown: an id that can't be one, one that isn't there (specification,
 * section 5), or one that couldn't be fetched. A deleted one can be restored from its address.
 */
export const ProjectPlace = ({ id, ...place }: ProjectPlaceProps) => (
  <RecordBoundary
    {...place}
    result={useQuery(projectQueries.detail(id))}
    noun="project"
    rescue={(refetch) => (
      <p className="project-rescue centered stack gap-10 muted small">
        A project deleted in the last 30 days can be brought back with everything in it.
        <RestoreRecord of={projectRecord} id={id} onRestored={refetch} />
      </p>
    )}
  />
);
