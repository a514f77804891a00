import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateTicket, TicketStatus } from '@portal/contracts';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { openTicket } from '../../src/demo/builders/ticket.js';
import type { Ticket } from '../../src/modules/support/index.js';
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
    const closed = new Set<string>();
    const ticket = await openTicket(em, {
      title: 'The printer is offline',
      description: 'Nobody can print.',
      category: 'computers',
      priority: 'medium',
      ...wish,
      requester,
      closed,
    });
    const moment = { at: ticket.createdAt, closed };
    if (status === 'on_hold') ticket.change({ status: 'open' }, 'admin', moment);
    if (status !== 'new') ticket.change({ status }, 'admin', moment);
    if (assignee) ticket.change({ assignee_id: assignee.id }, 'admin', moment);
    persistQuietly(em, ticket);
    return { ticket };
  };
