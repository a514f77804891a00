import { Controller, Delete, Get, Post } from '@nestjs/common';
import { AddTicketLink, ByTicketLink, Deleted, LinkedTicket, type Actor, type UserActor } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Param } from '../../../infrastructure/http/operation.js';
import { TicketLinksService } from './ticket-links.service.js';

@Controller('support/tickets/:id/links')
export class TicketLinksController {
  constructor(private readonly links: TicketLinksService) {}

  @Get()
  @Operation('List the links of a support ticket', 'ticket.link', [LinkedTicket])
  list(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.links.list(actor, id);
  }

  @Post()
  @Operation('Link two support tickets', 'ticket.link', LinkedTicket, {
    description: 'Both ways; another kind replaces the one they had. Answers the other ticket.',
    status: 200,
    errors: ['ticket.same_link', 'ticket.merged_link'],
    example: { other_id: '01990000-0000-7000-8000-000000000002', kind: 'same_cause' },
  })
  add(@CurrentActor() actor: UserActor, @Id() id: string, @Body(AddTicketLink) input: AddTicketLink) {
    return this.links.add(actor, id, input);
  }

  @Delete(':other_id')
  @Operation('Remove a link between support tickets', 'ticket.link', Deleted)
  remove(@CurrentActor() actor: Actor, @Param(ByTicketLink) { id, other_id }: ByTicketLink) {
    return this.links.remove(actor, id, other_id);
  }
}
