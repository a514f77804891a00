import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  ApplyCredit,
  CreateCreditNote,
  CreateInvoice,
  Deleted,
  InvoiceSummary,
  InvoiceTimeline,
  InvoiceTotals,
  InvoiceView,
  ListInvoices,
  RemindOfInvoice,
  SendInvoiceAgain,
  UpdateInvoice,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { CreditNotesService } from './credit-notes.service.js';
import { InvoiceTimelineReader } from './invoice-timeline.reader.js';
import { invoiceFileRows } from './invoice-file-rows.js';
import { InvoicesReader } from './invoices.reader.js';
import { InvoicesService } from './invoices.service.js';

@Controller('billing/invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly credit: CreditNotesService,
    private readonly reader: InvoicesReader,
    private readonly past: InvoiceTimelineReader,
  ) {}

  @Get()
  @Operation('List invoices', 'invoice.list', [InvoiceSummary], {
    description: 'All for admins; for customers those issued to them, and as a contact to their company.',
    totals: InvoiceTotals,
    fileRows: invoiceFileRows,
  })
  list(@CurrentActor() actor: Actor, @Query(ListInvoices) query: ListInvoices) {
    return this.reader.list(actor, query);
  }

  @Post()
  @Operation('Create a draft invoice', 'invoice.create', InvoiceView, {
    description: 'From approved schedule entries, from lines, or both.',
    errors: ['schedule_entry.not_approved', 'schedule_entry.other_customer'],
    example: {
      customer_id: '0190a0a0-0000-7000-8000-000000000001',
      lines: [{ description: 'Network cabinet, delivered and mounted', quantity: 1, unit_price: 840 }],
      tax_rate: 7,
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateInvoice) input: CreateInvoice) {
    return this.invoices.create(actor, input);
  }

  @Get(':id')
  @Operation('Get an invoice', 'invoice.read', InvoiceView, {
    description: 'With its lines, credit notes and payments.',
  })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reader.get(actor, id);
  }

  @Get(':id/timeline')
  @Operation('Get the timeline of an invoice', 'invoice.read_timeline', InvoiceTimeline, {
    description:
      'Its steps, payments, refunds, credit notes, reminders and mails, with the next reminder. Mails are kept for a year.',
  })
  timeline(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.past.get(actor, id);
  }

  @Post(':id/remind')
  @Operation('Remind of an invoice', 'invoice.remind', InvoiceView, {
    description: 'E-mails a reminder of an open one at once, at most once a day.',
    status: 200,
    errors: ['invoice.not_open', 'invoice.reminded_today'],
    example: {},
  })
  remind(@CurrentActor() actor: Actor, @Id() id: string, @Body(RemindOfInvoice) input: RemindOfInvoice) {
    return this.invoices.remind(actor, id, input);
  }

  @Post(':id/send-again')
  @Operation('Send an invoice again', 'invoice.send_again', InvoiceView, {
    description: 'E-mails an open or paid one as when it was issued, at most once a day.',
    status: 200,
    errors: ['invoice.not_sendable', 'invoice.sent_today'],
    example: {},
  })
  sendAgain(@CurrentActor() actor: Actor, @Id() id: string, @Body(SendInvoiceAgain) input: SendInvoiceAgain) {
    return this.invoices.sendAgain(actor, id, input);
  }

  @Put(':id')
  @Operation('Change an invoice', 'invoice.update', InvoiceView, {
    description: 'A draft; `status` issues it (open), makes it void, or writes it off (uncollectible).',
    errors: ['illegal_transition', 'invoice.immutable', 'invoice.empty', 'invoice.has_payments', 'invoice.not_settled'],
    example: { status: 'open' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateInvoice) input: UpdateInvoice) {
    return this.invoices.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a draft invoice', 'invoice.delete', Deleted, {
    description: 'Its entries can be put on another invoice. It can be restored for 30 days.',
    errors: ['invoice.not_draft'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.invoices.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted draft invoice', 'invoice.restore', InvoiceView, {
    description: 'With those of its entries that are on no other invoice.',
    status: 200,
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.invoices.restore(actor, id);
  }

  @Post(':id/credit-notes')
  @Operation('Create a credit note', 'invoice.credit', InvoiceView, {
    description: 'Credits part or all of an issued invoice.',
    errors: ['invoice.nothing_owed', 'invoice.credit_above_total'],
    example: { amount: 120, reason: 'One visit less than planned' },
  })
  credits(@CurrentActor() actor: Actor, @Id() id: string, @Body(CreateCreditNote) input: CreateCreditNote) {
    return this.credit.write(actor, id, input);
  }

  @Post(':id/apply-credit')
  @Operation('Pay an invoice from credit', 'invoice.apply_credit', InvoiceView, {
    description: 'An open one, from the credit of its account.',
    status: 200,
    errors: ['invoice.nothing_owed', 'invoice.no_credit'],
    example: { amount: 50 },
  })
  apply(@CurrentActor() actor: Actor, @Id() id: string, @Body(ApplyCredit) input: ApplyCredit) {
    return this.credit.apply(actor, id, input);
  }
}
