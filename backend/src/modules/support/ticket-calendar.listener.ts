import { Injectable } from '@nestjs/common';
import { openTicketStatuses } from '@portal/contracts';
import { OnDomainEvent, Shows, type EventContext } from '../../infrastructure/events/index.js';
import { Ticket } from './ticket.entity.js';
import { TicketsService } from './tickets.service.js';

/** Recalculates the clocks of open tickets when the calendar of closed days changes. */
@Injectable()
@Shows('support_tickets')
export class TicketCalendar {
  constructor(private readonly tickets: TicketsService) {}

  @OnDomainEvent('closed_day.added', 'closed_day.removed')
  async follow({ em }: EventContext<'closed_day.added' | 'closed_day.removed'>): Promise<void> {
    const moment = await this.tickets.clockContext(em);
    const open = await em.find(Ticket, { kind: 'support', deletedAt: null, status: { $in: [...openTicketStatuses] } });
    for (const ticket of open) ticket.setClocks(moment);
    await em.flush();
  }
}
