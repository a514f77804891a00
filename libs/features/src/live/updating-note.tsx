import { RefreshCw } from 'lucide-react';
import './updating-note.css';

/** Shown while changes are arriving: `updating` of `useProjectLive`. Keeps its place, so that nothing moves. */
export const UpdatingNote = ({ updating }: { updating: boolean }) => (
  <span className="updating-note inline-row muted tiny" role="status">
    {updating ? (
      <>
        <RefreshCw size={13} strokeWidth={2} /> Updating
      </>
    ) : null}
  </span>
);
