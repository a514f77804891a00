import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ClosedDaysModule } from '../closed-days/index.js';
import { AttainmentController } from './attainment.controller.js';
import { AttainmentReader } from './attainment.reader.js';
import { TicketCalendar } from './ticket-calendar.listener.js';
import { TicketClocks } from './ticket-clocks.sweep.js';
import { TicketClosing } from './ticket-closing.sweep.js';
import { TicketSchema } from './ticket.schema.js';
import { RoundRobinAssignmentService } from './round-robin-assignment.service.js';
import { TicketsController } from './tickets.controller.js';
import { TicketsProjector } from './tickets.projector.js';
import { TicketsPurge } from './tickets.purge.js';
import { TicketsReader } from './tickets.reader.js';
import { TicketsService } from './tickets.service.js';

/** Support tickets and the clocks of their promises. Their threads are the module `support-conversation`. */
@Module({
  imports: [ClosedDaysModule, MikroOrmModule.forFeature([TicketSchema])],
  controllers: [AttainmentController, TicketsController],
  providers: [
    AttainmentReader,
    TicketCalendar,
    TicketClocks,
    TicketClosing,
    RoundRobinAssignmentService,
    TicketsProjector,
    TicketsPurge,
    TicketsReader,
    TicketsService,
  ],
  exports: [TicketsReader, TicketsService],
})
export class SupportModule {}
