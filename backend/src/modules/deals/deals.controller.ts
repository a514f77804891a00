import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  CreateDeal,
  DealHistoryEntry,
  DealTotals,
  DealView,
  Deleted,
  ListDealHistory,
  ListDeals,
  UpdateDeal,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { promoRefusals } from './promo/promo-validations.service.js';
import { DealHistoryReader } from './deal-history.reader.js';
import { DealsService } from './deals.service.js';

@Controller('deals/customer-deals')
export class DealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly past: DealHistoryReader,
  ) {}

  @Get()
  @Operation('List deals', 'deal.list', [DealView], {
    description: 'All for admins; for customers those offered to them or their company.',
    totals: DealTotals,
  })
  list(@CurrentActor() actor: Actor, @Query(ListDeals) query: ListDeals) {
    return this.deals.list(actor, query);
  }

  @Post()
  @Operation('Create a draft deal', 'deal.create', DealView, {
    description: '`amount` with `interval`, or `monthly_amount` alone.',
    errors: promoRefusals,
    example: {
      customer_id: '0190a0a0-0000-7000-8000-000000000001',
      title: 'Managed network',
      description: 'Both shops, watched around the clock.',
      terms: 'Either side may end it at the end of a month.',
      deal_type: 'recurring',
      interval: 'month',
      amount: 450,
      setup_fee: 250,
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateDeal) input: CreateDeal) {
    return this.deals.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a deal', 'deal.read', DealView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.deals.get(actor, id);
  }

  @Get(':id/history')
  @Operation('List the history of a deal', 'deal.read_history', [DealHistoryEntry], { description: 'Newest first.' })
  history(@CurrentActor() actor: Actor, @Id() id: string, @Query(ListDealHistory) query: ListDealHistory) {
    return this.past.list(actor, id, query);
  }

  @Put(':id')
  @Operation('Change a deal', 'deal.update', DealView, {
    description:
      '`current_status` moves it, now or with `effective: period_end` at the end of its period. The present state takes ' +
      'back what was planned. Out of draft or sent, `active` records an acceptance.',
    errors: ['deal.not_editable', 'illegal_transition', ...promoRefusals],
    example: { current_status: 'paused', effective: 'period_end', resumes_at: '2026-09-01' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateDeal) input: UpdateDeal) {
    return this.deals.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a draft deal', 'deal.delete', Deleted, {
    description: 'It can be restored for 30 days.',
    errors: ['deal.not_draft', 'deal.has_records'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.deals.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted draft deal', 'deal.restore', DealView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.deals.restore(actor, id);
  }
}
