import { Controller, Get } from '@nestjs/common';
import { TicketQueueCounts, type UserActor } from '@portal/contracts';
import { CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { TicketsReader } from '../tickets.reader.js';

@Controller('support/queues')
export class TicketQueuesController {
  constructor(private readonly tickets: TicketsReader) {}

  @Get()
  @Operation('Count tickets in the queues', 'ticket.count_queues', TicketQueueCounts, {
    description: 'How many tickets are in each queue of the caller.',
  })
  count(@CurrentActor() actor: UserActor) {
    return this.tickets.countQueues(actor);
  }
}
