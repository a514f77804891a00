import { Controller, Get } from '@nestjs/common';
import {
  DealsAnalytics,
  ListMrrMovements,
  MrrMovementTotals,
  MrrMovementView,
  MrrSummary,
  RevenueSummary,
  ShowMrr,
  ShowRevenue,
  type Actor,
} from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../../infrastructure/http/operation.js';
import { DealNumbersReader } from './deal-numbers.reader.js';
import { MrrReader } from './mrr.reader.js';
import { RevenueReader } from './revenue.reader.js';

@Controller('deals')
export class RevenueController {
  constructor(
    private readonly revenue: RevenueReader,
    private readonly numbers: DealNumbersReader,
    private readonly mrr: MrrReader,
  ) {}

  @Get('revenue-summary')
  @Operation('Get the revenue summary', 'revenue.read', RevenueSummary, {
    description: 'Invoiced, collected and outstanding amounts by month.',
  })
  summary(@CurrentActor() actor: Actor, @Query(ShowRevenue) { months }: ShowRevenue) {
    return this.revenue.summary(actor, months);
  }

  @Get('analytics')
  @Operation('Get deal analytics', 'revenue.read', DealsAnalytics, {
    description: 'By status, type, interval, month and promo code.',
  })
  analytics(@CurrentActor() actor: Actor) {
    return this.numbers.analytics(actor);
  }

  @Get('mrr-summary')
  @Operation('Get MRR movements by month', 'revenue.read', MrrSummary, {
    description: 'New, expansion, contraction, churn and reactivation between two days.',
  })
  mrrSummary(@CurrentActor() actor: Actor, @Query(ShowMrr) days: ShowMrr) {
    return this.mrr.summary(actor, days);
  }

  @Get('mrr-movements')
  @Operation('List MRR movements', 'revenue.read', [MrrMovementView], {
    description: 'Newest first.',
    totals: MrrMovementTotals,
  })
  mrrMovements(@CurrentActor() actor: Actor, @Query(ListMrrMovements) query: ListMrrMovements) {
    return this.mrr.list(actor, query);
  }
}
