import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClosedDays, CreateTicket } from '@portal/contracts';
import { Ticket } from '../../modules/support/index.js';

type Opened = Omit<CreateTicket, 'requester_id'> & { requester: { id: string }; closed: ClosedDays };

/** A ticket that its requester opened in the portal, with the next number. */
export async function openTicket(em: EntityManager, { requester, closed, ...wish }: Opened): Promise<Ticket> {
  const [{ number }] = await em.execute<[{ number: string }]>('select next_ticket_number() as number');
  return Ticket.open(wish, { number, requesterId: requester.id, source: 'portal', by: 'customer' }, closed);
}
