import { useOnline, waitsForNetwork } from '@portal/ui';
import { CloudOff } from 'lucide-react';
import './form.css';

/** Shows for changes sent while offline that they wait and will be sent by themselves; nothing while online. */
export function WaitingNote({ waits }: { waits: boolean }) {
  const online = useOnline();
  if (!waits || online) return null;
  return (
    <p className="waiting-note flex gap-8 small" role="status">
      <CloudOff size={15} strokeWidth={1.75} aria-hidden="true" />
      {waitsForNetwork}
    </p>
  );
}
