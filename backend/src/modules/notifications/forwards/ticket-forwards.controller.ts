import { Controller, Get, Post } from '@nestjs/common';
import { ForwardMessage, ForwardSettings, TicketReplied, type UserActor } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { TicketForwardsService } from './ticket-forwards.service.js';

@Controller('support')
export class TicketForwardsController {
  constructor(private readonly forwards: TicketForwardsService) {}

  @Get('forwards')
  @Operation('Get the settings of forwards', 'ticket.forward', ForwardSettings)
  settings(@CurrentActor() actor: UserActor) {
    return this.forwards.settings(actor);
  }

  @Post('tickets/:id/forwards')
  @Operation('Forward messages of a support ticket', 'ticket.forward', TicketReplied, {
    description:
      'By mail, to third parties: one message, or the whole conversation without internal notes. A note says so; answers come back as internal notes where mails are received.',
    errors: ['ticket.closed'],
    example: {
      message_id: '01990000-0000-7000-8000-000000000002',
      to: ['service@vendor.example'],
      text: 'Can you tell us what the error E17 means?',
    },
  })
  forward(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ForwardMessage) input: ForwardMessage) {
    return this.forwards.forward(actor, id, input);
  }
}
