import { Controller, Get, Res } from '@nestjs/common';
import { ByCreditNote, ByRefund, ReadInvoicePdf, ReadStatement, type Actor, type UserActor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentActor, fileContent, Id, Operation, Param, Query } from '../../../infrastructure/http/operation.js';
import { sendFile } from '../../../infrastructure/http/send-file.js';
import { BillingPdfsReader } from './billing-pdfs.reader.js';

@Controller()
export class BillingPdfsController {
  constructor(private readonly pdfs: BillingPdfsReader) {}

  @Get('billing/invoices/:id/pdf')
  @Operation('Download an invoice as PDF', 'invoice.read', fileContent, {
    description: 'As it stands, or with `copy=original` as it was issued.',
    errors: ['storage.unavailable'],
  })
  async invoice(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Query(ReadInvoicePdf) query: ReadInvoicePdf,
    @Res() reply: FastifyReply,
  ) {
    await sendFile(reply, await this.pdfs.invoice(actor, id, query));
  }

  @Get('billing/invoices/:id/credit-notes/:noteId/pdf')
  @Operation('Download a credit note as PDF', 'invoice.read', fileContent, { errors: ['storage.unavailable'] })
  async creditNote(@CurrentActor() actor: Actor, @Param(ByCreditNote) ids: ByCreditNote, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.pdfs.creditNote(actor, ids));
  }

  @Get('deals/deal-payments/:id/pdf')
  @Operation('Download the receipt of a payment as PDF', 'deal_payment.read', fileContent, {
    errors: ['deal_payment.not_received', 'storage.unavailable'],
  })
  async receipt(@CurrentActor() actor: Actor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.pdfs.receipt(actor, id));
  }

  @Get('deals/deal-payments/:id/refunds/:refundId/pdf')
  @Operation('Download the receipt of a refund as PDF', 'deal_payment.read', fileContent, {
    errors: ['deal_payment.not_received', 'storage.unavailable'],
  })
  async refund(@CurrentActor() actor: Actor, @Param(ByRefund) ids: ByRefund, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.pdfs.refund(actor, ids));
  }

  @Get('billing/account/statement/pdf')
  @Operation('Download an account statement as PDF', 'billing_account.read', fileContent, {
    description: 'The caller’s own, or for admins the named customer’s or company’s.',
    errors: ['billing_account.statement_too_long'],
  })
  async statement(
    @CurrentActor() actor: UserActor,
    @Query(ReadStatement) query: ReadStatement,
    @Res() reply: FastifyReply,
  ) {
    await sendFile(reply, await this.pdfs.statement(actor, query));
  }
}
