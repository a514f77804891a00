import type { WritingMessage } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useTypingUsers } from '@portal/realtime';
import { PenLine } from 'lucide-react';
import './comments.css';

/** Shows an admin that a colleague is answering the same record, so that the customer doesn't get two answers. */
export function TypingIndicator(place: WritingMessage) {
  const { user } = useSession();
  const writers = useTypingUsers(place, user?.id);
  return (
    <p className="typing-indicator warning row gap-8 small" role="status">
      {writers.length > 0 ? (
        <>
          <PenLine size={15} strokeWidth={2} />
          {writers.map(({ name }) => name).join(' and ')} {writers.length === 1 ? 'is' : 'are'} writing here, too
        </>
      ) : null}
    </p>
  );
}
