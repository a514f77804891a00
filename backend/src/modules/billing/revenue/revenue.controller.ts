import { Controller, Get, Query } from '@nestjs/common';
import {
  dealsAnalytics,
  listMrrMovements,
  mrrMovementTotals,
  mrrMovementView,
  mrrSummary,
  revenueSummary,
  showMrr,
  showRevenue,
  type Actor,
  type ListMrrMovements,
  type ShowMrr,
  type ShowRevenue,
} from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
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
  @Operation('What was billed, came in and is still owed, by month', {
    permission: 'revenue.read',
    returns: revenueSummary,
  })
  summary(@CurrentActor() actor: Actor, @Query({ schema: showRevenue }) { months }: ShowRevenue) {
    return this.revenue.summary(actor, months);
  }

  @Get('analytics')
  @Operation('Deals in numbers: by state, type, interval, month and promo code', {
    permission: 'revenue.read',
    returns: dealsAnalytics,
  })
  analytics(@CurrentActor() actor: Actor) {
    return this.numbers.analytics(actor);
  }

  @Get('mrr-summary')
  @Operation('What moved the monthly recurring revenue from one day to another, by month', {
    permission: 'revenue.read',
    returns: mrrSummary,
  })
  mrrSummary(@CurrentActor() actor: Actor, @Query({ schema: showMrr }) days: ShowMrr) {
    return this.mrr.summary(actor, days);
  }

  @Get('mrr-movements')
  @Operation('List the movements of the monthly recurring revenue, newest first', {
    permission: 'revenue.read',
    returns: mrrMovementView,
    list: true,
    totals: mrrMovementTotals,
  })
  mrrMovements(@CurrentActor() actor: Actor, @Query({ schema: listMrrMovements }) query: ListMrrMovements) {
    return this.mrr.list(actor, query);
  }
}
