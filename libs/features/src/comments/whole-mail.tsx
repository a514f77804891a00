import { inboundMailQueries } from '@portal/data-access';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../query-boundary.js';

/** For admins: the text of a received mail with its quotes and signature, which its message leaves out. */
export function WholeMail({ id }: { id: string }) {
  return (
    <QueryBoundary result={useQuery(inboundMailQueries.detail(id))} what="The mail">
      {(mail) =>
        mail ? (
          <p className="whole-mail prewrap small">{mail.text || 'This mail has no text.'}</p>
        ) : (
          <Skeleton rows={3} />
        )
      }
    </QueryBoundary>
  );
}
