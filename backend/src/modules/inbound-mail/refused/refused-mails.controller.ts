import { Controller, Get, Query } from '@nestjs/common';
import { listRefusedMails, refusedMailView, type Actor, type ListRefusedMails } from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { RefusedMailsReader } from './refused-mails.reader.js';

@Controller('support/refused-mails')
export class RefusedMailsController {
  constructor(private readonly reader: RefusedMailsReader) {}

  @Get()
  @Operation('List refused mails', {
    description: 'Those refused by a limit.',
    permission: 'inbound_mail.list',
    returns: refusedMailView,
    list: true,
  })
  list(@CurrentActor() actor: Actor, @Query({ schema: listRefusedMails }) query: ListRefusedMails) {
    return this.reader.list(actor, query);
  }
}
