import { Controller, Get } from '@nestjs/common';
import { listRefusedMails, refusedMailView, type Actor, type ListRefusedMails } from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../../infrastructure/http/operation.js';
import { RefusedMailsReader } from './refused-mails.reader.js';

@Controller('support/refused-mails')
export class RefusedMailsController {
  constructor(private readonly reader: RefusedMailsReader) {}

  @Get()
  @Operation('List refused mails', 'inbound_mail.list', [refusedMailView], { description: 'Those refused by a limit.' })
  list(@CurrentActor() actor: Actor, @Query(listRefusedMails) query: ListRefusedMails) {
    return this.reader.list(actor, query);
  }
}
