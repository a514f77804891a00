import { useOnline } from '@portal/ui';
import { CloudOff } from 'lucide-react';
import './form.css';

/** Says of what was sent without a network that it waits, and that it goes out by itself; nothing while there is one. */
export function WaitingNote({ waits }: { waits: boolean }) {
  const online = useOnline();
  if (!waits || online) return null;
  return (
    <p className="waiting-note" role="status">
      <CloudOff size={15} strokeWidth={1.75} aria-hidden="true" />
      You are offline. This waits here and is sent when you are back.
    </p>
  );
}
