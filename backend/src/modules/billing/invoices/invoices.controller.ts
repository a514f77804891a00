import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  applyCredit,
  createCreditNote,
  createInvoice,
  deleted,
  invoiceSummary,
  invoiceTotals,
  invoiceView,
  listInvoices,
  updateInvoice,
  type Actor,
  type ApplyCredit,
  type CreateCreditNote,
  type CreateInvoice,
  type ListInvoices,
  type UpdateInvoice,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.decorator.js';
import { CreditService } from './credit.service.js';
import { InvoicesReader } from './invoices.reader.js';
import { InvoicesService } from './invoices.service.js';

@Controller('billing/invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly credit: CreditService,
    private readonly reader: InvoicesReader,
  ) {}

  @Get()
  @Operation('List invoices', {
    description: 'All for admins; for customers those issued to them, and as a contact to their company.',
    permission: 'invoice.list',
    lists: invoiceSummary,
    totals: invoiceTotals,
  })
  list(@CurrentActor() actor: Actor, @Query(listInvoices) query: ListInvoices) {
    return this.reader.list(actor, query);
  }

  @Post()
  @Operation('Create a draft invoice', {
    description: 'From approved schedule entries, from lines, or both.',
    permission: 'invoice.create',
    returns: invoiceView,
    errors: ['schedule_entry.not_approved', 'schedule_entry.other_customer'],
    example: {
      customer_id: '0190a0a0-0000-7000-8000-000000000001',
      lines: [{ description: 'Network cabinet, delivered and mounted', quantity: 1, unit_price: 840 }],
      tax_rate: 7,
    },
  })
  create(@CurrentActor() actor: Actor, @Body(createInvoice) input: CreateInvoice) {
    return this.invoices.create(actor, input);
  }

  @Get(':id')
  @Operation('Get an invoice', {
    description: 'With its lines, credit notes and payments.',
    permission: 'invoice.read',
    returns: invoiceView,
  })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reader.get(actor, id);
  }

  @Put(':id')
  @Operation('Change an invoice', {
    description: 'A draft; `status` issues it (open), makes it void, or writes it off (uncollectible).',
    permission: 'invoice.update',
    returns: invoiceView,
    errors: ['illegal_transition', 'invoice.immutable', 'invoice.empty', 'invoice.has_payments', 'invoice.not_settled'],
    example: { status: 'open' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(updateInvoice) input: UpdateInvoice) {
    return this.invoices.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a draft invoice', {
    description: 'Its entries can be put on another invoice. It can be restored for 30 days.',
    permission: 'invoice.delete',
    returns: deleted,
    errors: ['invoice.not_draft'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.invoices.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted draft invoice', {
    description: 'With those of its entries that are on no other invoice.',
    permission: 'invoice.restore',
    returns: invoiceView,
    status: 200,
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.invoices.restore(actor, id);
  }

  @Post(':id/credit-notes')
  @Operation('Create a credit note', {
    description: 'Credits part or all of an issued invoice.',
    permission: 'invoice.credit',
    returns: invoiceView,
    errors: ['invoice.nothing_owed', 'invoice.credit_above_total'],
    example: { amount: 120, reason: 'One visit less than planned' },
  })
  credits(@CurrentActor() actor: Actor, @Id() id: string, @Body(createCreditNote) input: CreateCreditNote) {
    return this.credit.write(actor, id, input);
  }

  @Post(':id/apply-credit')
  @Operation('Pay an invoice from credit', {
    description: 'An open one, from the credit of its account.',
    permission: 'invoice.apply_credit',
    returns: invoiceView,
    status: 200,
    errors: ['invoice.nothing_owed', 'invoice.no_credit'],
    example: { amount: 50 },
  })
  apply(@CurrentActor() actor: Actor, @Id() id: string, @Body(applyCredit) input: ApplyCredit) {
    return this.credit.apply(actor, id, input);
  }
}
