import { Controller, Get, Post } from '@nestjs/common';
import {
  InvoiceMailPreview,
  InvoiceMailQuery,
  InvoiceMailRecipients,
  InvoiceMailsQuery,
  type UserActor,
} from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { InvoiceMailsReader } from './invoice-mails.reader.js';

@Controller('billing')
export class InvoiceMailsController {
  constructor(private readonly mails: InvoiceMailsReader) {}

  @Get('invoices/:id/mail')
  @Operation('Preview the mail of an invoice', 'invoice.preview_mail', InvoiceMailPreview, {
    description:
      'That of a draft once it is issued; of an open invoice its reminder, or that of its issue `again`. Nothing is sent or stored.',
    errors: ['invoice.empty', 'invoice.not_open', 'invoice.not_sendable'],
  })
  preview(@CurrentActor() actor: UserActor, @Id() id: string, @Query(InvoiceMailQuery) query: InvoiceMailQuery) {
    return this.mails.preview(actor, id, query);
  }

  @Post('invoice-mails')
  @Operation('List the recipients of the mails of invoices', 'invoice.preview_mail', z.array(InvoiceMailRecipients), {
    description: 'Of each invoice in the order of the ids; nothing is sent or stored.',
    status: 200,
    errors: ['invoice.not_open'],
  })
  recipients(@CurrentActor() actor: UserActor, @Body(InvoiceMailsQuery) { ids }: InvoiceMailsQuery) {
    return this.mails.listRecipients(actor, ids);
  }
}
