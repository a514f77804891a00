import { Controller, Get, Post, Put, Res } from '@nestjs/common';
import {
  FileInboundMail,
  InboundMailView,
  ListInboundMails,
  ListRefusedMails,
  RefusedMailView,
  UpdateInboundMail,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { InboundMailsService } from './inbound-mails.service.js';

@Controller('support/inbound-mails')
export class InboundMailsController {
  constructor(private readonly mails: InboundMailsService) {}

  @Get()
  @Operation('List received mails', 'inbound_mail.list', [InboundMailView])
  list(@CurrentActor() actor: Actor, @Query(ListInboundMails) query: ListInboundMails) {
    return this.mails.list(actor, query);
  }

  @Get(':id')
  @Operation('Get a received mail', 'inbound_mail.read', InboundMailView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.mails.get(actor, id);
  }

  @Get(':id/original')
  @Operation('Download a received mail', 'inbound_mail.read', fileContent, {
    description: 'As it arrived.',
    errors: ['inbound_mail.infected', 'file.not_scanned', 'storage.unavailable'],
  })
  async original(@CurrentActor() actor: Actor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.mails.original(actor, id));
  }

  @Put(':id')
  @Operation('Change a received mail', 'inbound_mail.update', InboundMailView, {
    description: 'Marks it as junk, or returns it to those that wait.',
    errors: ['illegal_transition'],
    example: { status: 'junk' },
  })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateInboundMail) input: UpdateInboundMail) {
    return this.mails.update(actor, id, input);
  }

  @Post(':id/file')
  @Operation('File a received mail', 'inbound_mail.file', InboundMailView, {
    description:
      'Makes a waiting mail a message of a support ticket: of an existing one, or of a new one, also of its sender as a new customer. An answer to what was forwarded becomes an internal note of a ticket.',
    status: 200,
    errors: ['illegal_transition', 'ticket.closed', 'user.duplicate_email', 'storage.unavailable'],
    example: { ticket_id: '01990000-0000-7000-8000-000000000001' },
  })
  file(@CurrentActor() actor: UserActor, @Id() id: string, @Body(FileInboundMail) input: FileInboundMail) {
    return this.mails.file(actor, id, input);
  }
}

@Controller('support/refused-mails')
export class RefusedMailsController {
  constructor(private readonly mails: InboundMailsService) {}

  @Get()
  @Operation('List refused mails', 'inbound_mail.list', [RefusedMailView], { description: 'Those refused by a limit.' })
  list(@CurrentActor() actor: Actor, @Query(ListRefusedMails) query: ListRefusedMails) {
    return this.mails.listRefused(actor, query);
  }
}
