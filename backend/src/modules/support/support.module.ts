import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, hasNo, isLongDeleted, retention } from '../../infrastructure/schedule/index.js';
import { ClosedDaysModule } from '../closed-days/index.js';
import { AttainmentController } from './attainment.controller.js';
import { AttainmentReader } from './attainment.reader.js';
import { TicketCalendar } from './ticket-calendar.listener.js';
import { TicketClocks } from './ticket-clocks.sweep.js';
import { TicketClosing } from './ticket-closing.sweep.js';
import { Ticket } from './ticket.entity.js';
import { RoundRobinAssignmentService } from './round-robin-assignment.service.js';
import { TicketsController } from './tickets.controller.js';
import { TicketsProjector } from './tickets.projector.js';
import { TicketsReader } from './tickets.reader.js';
import { TicketsService } from './tickets.service.js';

/** Support tickets and the clocks of their promises. Their threads are the module `support-conversation`. */
@Module({
  imports: [ClosedDaysModule, entities(Ticket)],
  controllers: [AttainmentController, TicketsController],
  providers: [
    AttainmentReader,
    TicketCalendar,
    TicketClocks,
    TicketClosing,
    RoundRobinAssignmentService,
    TicketsProjector,
    TicketsReader,
    TicketsService,
    // as soon as their threads have gone; a deleted project leaves its tickets
    retention(
      'purge-support-tickets',
      {
        tickets: [deleted("own.kind = 'support'", hasNo('task_comments', 'task_id'))],
      },
      {
        before: [
          `update tickets set project_id = null where kind = 'support'
       and project_id in (select p.id from projects as p where ${isLongDeleted('p')})`,
        ],
      },
    ),
  ],
  exports: [TicketsReader, TicketsService],
})
export class SupportModule {}
