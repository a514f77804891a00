import { DetailFailed } from '@portal/ui-antd';
import { RestoreProject } from './deleted-project.js';
import './projects.css';

interface ProjectMissingProps {
  id: string;
  error: Error;
  back: { to: string; label: string };
  onRetry: () => void;
}

/**
 * A project that can't be shown: an id that can't be one, one that isn't there (specification, section 5), or one that
 * couldn't be fetched. A deleted one can be restored from its address.
 */
export function ProjectMissing({ id, error, back, onRetry }: ProjectMissingProps) {
  return (
    <DetailFailed
      back={back}
      error={error}
      onRetry={onRetry}
      noun="project"
      rescue={
        <p className="project-rescue stack gap-10 muted small">
          A project deleted in the last 30 days can be brought back with everything in it.
          <RestoreProject id={id} onRestored={onRetry} />
        </p>
      }
    />
  );
}
