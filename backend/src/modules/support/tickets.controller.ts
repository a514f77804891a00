import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  Deleted,
  ListTicketHistory,
  ListTickets,
  RateTicket,
  TicketHistoryEntry,
  TicketView,
  UpdateTicket,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { TicketHistoryReader } from './ticket-history.reader.js';
import { TicketsReader } from './tickets.reader.js';
import { TicketsService } from './tickets.service.js';

@Controller('support/tickets')
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly reader: TicketsReader,
    private readonly past: TicketHistoryReader,
  ) {}

  @Get()
  @Operation('List support tickets', 'ticket.list', [TicketView], {
    description: 'All for admins, their own for customers.',
  })
  list(@CurrentActor() actor: Actor, @Query(ListTickets) query: ListTickets) {
    return this.reader.list(actor, query);
  }

  @Get(':id')
  @Operation('Get a support ticket', 'ticket.read', TicketView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reader.get(actor, id);
  }

  @Get(':id/history')
  @Operation('List the history of a support ticket', 'ticket.read', [TicketHistoryEntry], {
    description: 'Newest first. Customers get changes of its status, and what was split off.',
  })
  history(@CurrentActor() actor: Actor, @Id() id: string, @Query(ListTicketHistory) query: ListTicketHistory) {
    return this.past.list(actor, id, query);
  }

  @Put(':id')
  @Operation('Change a support ticket', 'ticket.update', TicketView, {
    description: '`status` moves it; `snoozed_until` keeps it out of the queues of open work until then.',
    errors: ['illegal_transition', 'ticket.not_open', 'ticket.too_many_tags'],
    example: { status: 'resolved' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateTicket) input: UpdateTicket) {
    return this.tickets.update(actor, id, input);
  }

  @Put(':id/rating')
  @Operation('Rate a resolved support ticket', 'ticket.rate', TicketView, {
    errors: ['ticket.not_ended', 'ticket.merged'],
    example: { score: 1, comment: 'Fast and friendly' },
  })
  rate(@CurrentActor() actor: UserActor, @Id() id: string, @Body(RateTicket) input: RateTicket) {
    return this.tickets.rate(actor, id, input);
  }

  @Post(':id/assign-in-turn')
  @Operation('Assign a support ticket round-robin', 'ticket.assign', TicketView, {
    description: 'To the admin whose last assignment is the oldest.',
    status: 200,
  })
  assignInTurn(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.tickets.assignInTurn(actor, id);
  }

  @Delete(':id')
  @Operation('Delete a support ticket', 'ticket.delete', Deleted, { description: 'It can be restored for 30 days.' })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.tickets.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted support ticket', 'ticket.restore', TicketView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.tickets.restore(actor, id);
  }
}
