import { Controller, Get } from '@nestjs/common';
import { InvoiceMailPreview, type UserActor } from '@portal/contracts';
import { CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { InvoiceMailsReader } from './invoice-mails.reader.js';

@Controller('billing/invoices')
export class InvoiceMailsController {
  constructor(private readonly mails: InvoiceMailsReader) {}

  @Get(':id/mail')
  @Operation('Preview the mail of an invoice', 'invoice.preview_mail', InvoiceMailPreview, {
    description: 'That of a draft once it is issued; of an open invoice its reminder. Nothing is sent or stored.',
    errors: ['invoice.empty', 'invoice.not_open'],
  })
  preview(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.mails.preview(actor, id);
  }
}
