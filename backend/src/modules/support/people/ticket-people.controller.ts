import { Controller, Delete, Get, Post } from '@nestjs/common';
import {
  AddTicketPerson,
  ByTicketPerson,
  Deleted,
  TicketPerson,
  TicketView,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Param } from '../../../infrastructure/http/operation.js';
import { TicketPeopleService } from './ticket-people.service.js';

@Controller('support/tickets/:id')
export class TicketPeopleController {
  constructor(private readonly people: TicketPeopleService) {}

  @Get('colleagues')
  @Operation('List people to add to a support ticket', 'ticket.add_person', [TicketPerson], {
    description: 'Colleagues of its requester who aren’t on it yet.',
  })
  colleagues(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.people.colleagues(actor, id);
  }

  @Post('people')
  @Operation('Add a person to a support ticket', 'ticket.add_person', TicketView, {
    description: 'Who reads and answers it too. A requester adds colleagues, an admin any customer.',
    status: 200,
    errors: ['ticket.too_many_people'],
    example: { user_id: '01990000-0000-7000-8000-000000000002' },
  })
  add(@CurrentActor() actor: UserActor, @Id() id: string, @Body(AddTicketPerson) input: AddTicketPerson) {
    return this.people.add(actor, id, input);
  }

  @Delete('people/:user_id')
  @Operation('Remove a person from a support ticket', 'ticket.remove_person', Deleted, {
    description: 'People on it may also leave.',
  })
  remove(@CurrentActor() actor: Actor, @Param(ByTicketPerson) { id, user_id }: ByTicketPerson) {
    return this.people.remove(actor, id, user_id);
  }
}
