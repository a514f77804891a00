import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateTicket, TicketStatus } from '@portal/contracts';
import { Ticket } from '../../src/modules/support/index.js';
import type { User } from '../../src/modules/users/index.js';

interface Given extends Partial<Pick<CreateTicket, 'title' | 'description' | 'category' | 'priority' | 'project_id'>> {
  requester: User;
  status?: TicketStatus;
  assignee?: User;
}

/** A support ticket that is there before the story begins, in any state; it leaves no events. */
export const aTicket =
  ({ requester, status = 'new', assignee, ...wish }: Given) =>
  async (em: EntityManager): Promise<{ ticket: Ticket }> => {
    const [{ number }] = await em.execute<[{ number: string }]>('select next_ticket_number() as number');
    const closed = new Set<string>();
    const ticket = Ticket.open(
      {
        title: 'The printer is offline',
        description: 'Nobody can print.',
        category: 'computers',
        priority: 'medium',
        ...wish,
      },
      { number, requesterId: requester.id, source: 'portal', by: 'customer' },
      closed,
    );
    const moment = { at: ticket.createdAt, closed };
    if (status === 'on_hold') ticket.change({ status: 'open' }, 'admin', moment);
    if (status !== 'new') ticket.change({ status }, 'admin', moment);
    if (assignee) ticket.change({ assignee_id: assignee.id }, 'admin', moment);
    ticket.takeRecordedEvents();
    em.persist(ticket);
    return { ticket };
  };
