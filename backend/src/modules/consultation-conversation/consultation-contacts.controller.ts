import { Controller, Get, Post } from '@nestjs/common';
import {
  ConsultationContactView,
  ConsultationHistoryEntry,
  LogConsultationContact,
  ReplyToConsultation,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../infrastructure/http/operation.js';
import { ConsultationContactsService } from './consultation-contacts.service.js';
import { ConsultationHistoryReader } from './consultation-history.reader.js';

@Controller('consultation-requests/:id')
export class ConsultationContactsController {
  constructor(
    private readonly contacts: ConsultationContactsService,
    private readonly past: ConsultationHistoryReader,
  ) {}

  @Get('history')
  @Operation('List the history of a consultation request', 'consultation.list_contacts', [ConsultationHistoryEntry], {
    description: 'The changes of its state, newest first; customers get them without who did it.',
  })
  history(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.past.list(actor, id);
  }

  @Get('contacts')
  @Operation('List contacts of a consultation request', 'consultation.list_contacts', [ConsultationContactView], {
    description: 'Newest first; notes and logged calls are for admins only.',
  })
  list(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.contacts.list(actor, id);
  }

  @Post('contacts')
  @Operation('Log a contact with a requester', 'consultation.log_contact', ConsultationContactView, {
    description: 'A message or call, which counts as the answer promised within 24 hours.',
    example: { way: 'call', note: 'Called back; the terminal loses its connection in the morning rush.' },
  })
  log(@CurrentActor() actor: UserActor, @Id() id: string, @Body(LogConsultationContact) input: LogConsultationContact) {
    return this.contacts.log(actor, id, input);
  }

  @Post('replies')
  @Operation('Reply to a consultation request', 'consultation.reply', ConsultationContactView, {
    description: 'The other side receives it by e-mail. It is a comment with the same id, which takes files.',
    example: { body: 'Does Tuesday at ten work for you? We would look at the terminal first.' },
  })
  reply(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ReplyToConsultation) input: ReplyToConsultation) {
    return this.contacts.reply(actor, id, input);
  }
}
