export { SupportModule } from './support.module.js';
export { ticketVisibleTo } from './people/ticket-people.queries.js';
export { TicketPeopleService } from './people/ticket-people.service.js';
export { Ticket } from './ticket.entity.js';
export { ticketFeedItems, ticketReaders } from './tickets.projector.js';
export { AttainmentReader, promiseFigures, promiseKept } from './attainment.reader.js';
export {
  isBreachedTicket,
  findTicketRow,
  isOpenTicket,
  liveTickets,
  nextDueAt,
  visibleTickets,
  type TicketRow,
} from './tickets.queries.js';
export { TicketsReader } from './tickets.reader.js';
export { assertReferences } from './ticket-references.js';
export { TicketsService } from './tickets.service.js';
