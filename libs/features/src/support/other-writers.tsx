import { useSession } from '@portal/data-access';
import { useWriters } from '@portal/realtime';
import { PenLine } from 'lucide-react';
import './support.css';

/** Shows an admin that a colleague is answering the same ticket, so that the customer doesn't get two answers. */
export function OtherWriters({ ticketId }: { ticketId: string }) {
  const { user } = useSession();
  const writers = useWriters({ channel: 'support', record_id: ticketId }, user?.id);
  return (
    <p className="other-writers row gap-8 small" role="status">
      {writers.length > 0 ? (
        <>
          <PenLine size={15} strokeWidth={2} aria-hidden="true" />
          {writers.map(({ name }) => name).join(' and ')} {writers.length === 1 ? 'is' : 'are'} writing here, too
        </>
      ) : null}
    </p>
  );
}
