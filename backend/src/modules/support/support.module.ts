import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { AttainmentController } from './attainment.controller.js';
import { AttainmentReader } from './attainment.reader.js';
import { TicketLinksController } from './links/ticket-links.controller.js';
import { TicketLinksService } from './links/ticket-links.service.js';
import { TicketPeopleController } from './people/ticket-people.controller.js';
import { TicketPeopleService } from './people/ticket-people.service.js';
import { TicketQueuesController } from './queues/ticket-queues.controller.js';
import { TicketTagsController } from './tags/ticket-tags.controller.js';
import { TicketCalendar } from './ticket-calendar.listener.js';
import { TicketClocks } from './ticket-clocks.sweep.js';
import { TicketClosing } from './ticket-closing.sweep.js';
import { TicketSnoozes } from './ticket-snoozes.sweep.js';
import { Ticket } from './ticket.entity.js';
import { TicketHistoryReader } from './ticket-history.reader.js';
import { TicketsController } from './tickets.controller.js';
import { TicketsProjector } from './tickets.projector.js';
import { TicketsReader } from './tickets.reader.js';
import { TicketsService } from './tickets.service.js';
import { supportRetention } from './support.retention.js';

/** Support tickets and the clocks of their promises. Their threads are the module `support-conversation`. */
@Module({
  imports: [entities(Ticket)],
  controllers: [
    AttainmentController,
    TicketLinksController,
    TicketPeopleController,
    TicketQueuesController,
    TicketTagsController,
    TicketsController,
  ],
  providers: [
    AttainmentReader,
    TicketCalendar,
    TicketClocks,
    TicketClosing,
    TicketHistoryReader,
    TicketLinksService,
    TicketPeopleService,
    TicketSnoozes,
    TicketsProjector,
    TicketsReader,
    TicketsService,
    supportRetention,
  ],
  exports: [AttainmentReader, TicketPeopleService, TicketsReader, TicketsService],
})
export class SupportModule {}
