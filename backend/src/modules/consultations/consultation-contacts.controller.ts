import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  byId,
  consultationContactView,
  logConsultationContact,
  type ById,
  type LogConsultationContact,
  type UserActor,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { ConsultationContactsService } from './consultation-contacts.service.js';

@Controller('consultation-requests/:id/contacts')
export class ConsultationContactsController {
  constructor(private readonly contacts: ConsultationContactsService) {}

  @Get()
  @Operation('List the messages and calls that were noted about a consultation request', {
    permission: 'consultation.list_contacts',
    returns: consultationContactView,
    list: true,
    errors: ['not_found'],
  })
  list(@CurrentActor() actor: UserActor, @Param({ schema: byId }) { id }: ById) {
    return this.contacts.list(actor, id);
  }

  @Post()
  @Operation('Log a message or call to the person who asked: the answer that was promised within 24 hours', {
    permission: 'consultation.log_contact',
    returns: consultationContactView,
    errors: ['not_found'],
    example: { way: 'call', note: 'Called back; the terminal loses its connection in the morning rush.' },
  })
  log(
    @CurrentActor() actor: UserActor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: logConsultationContact }) input: LogConsultationContact,
  ) {
    return this.contacts.log(actor, id, input);
  }
}
