import { useSession } from '@portal/data-access';
import { LinkButton } from '@portal/ui';
import type { ServiceContent } from './service-content.js';

/** For customers who are signed in: the way to a support ticket that is filled in for the page. */
export function TicketAction({ ticket }: Pick<ServiceContent, 'ticket'>) {
  const { user } = useSession();
  if (!ticket || user?.role !== 'customer') return null;
  return (
    <LinkButton href={ticket.href} size="large">
      {ticket.label}
    </LinkButton>
  );
}
