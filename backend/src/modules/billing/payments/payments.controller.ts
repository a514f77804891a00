import { Controller, Get, Post, Put } from '@nestjs/common';
import {
  CreateDealPayment,
  DealPaymentTotals,
  DealPaymentView,
  ListDealPayments,
  RefundDealPayment,
  UpdateDealPayment,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { refundFileRows } from './refund-file-rows.js';
import { PaymentsService } from './payments.service.js';

@Controller('deals/deal-payments')
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Get()
  @Operation('List payments', 'deal_payment.list', [DealPaymentView], {
    description: 'All for admins; for customers their own, and as a contact their company’s.',
    totals: DealPaymentTotals,
    fileRows: refundFileRows,
  })
  list(@CurrentActor() actor: Actor, @Query(ListDealPayments) query: ListDealPayments) {
    return this.payments.list(actor, query);
  }

  @Post()
  @Operation('Record a payment', 'deal_payment.create', DealPaymentView, {
    description: 'For an invoice, a deal or an account.',
    errors: ['deal_payment.reference_taken', 'deal_payment.invoice_closed'],
    example: {
      invoice_id: '0190a0a0-0000-7000-8000-000000000001',
      amount: 898.8,
      method: 'check',
      external_ref: 'Check 4711',
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateDealPayment) input: CreateDealPayment) {
    return this.payments.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a payment', 'deal_payment.read', DealPaymentView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.payments.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a payment', 'deal_payment.update', DealPaymentView, {
    description: 'Its note or day. `status` says what became of a pending one.',
    errors: ['illegal_transition'],
    example: { status: 'succeeded' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateDealPayment) input: UpdateDealPayment) {
    return this.payments.update(actor, id, input);
  }

  @Post(':id/refund')
  @Operation('Record a refund', 'deal_payment.refund', DealPaymentView, {
    description: 'Invoices that the money had paid are owed again.',
    status: 200,
    errors: ['illegal_transition', 'deal_payment.refund_above_amount'],
    example: { amount: 100, reason: 'Paid twice' },
  })
  refund(@CurrentActor() actor: Actor, @Id() id: string, @Body(RefundDealPayment) input: RefundDealPayment) {
    return this.payments.refund(actor, id, input);
  }
}
