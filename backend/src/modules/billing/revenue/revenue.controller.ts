import { Controller, Get, Query } from '@nestjs/common';
import { dealsAnalytics, revenueSummary, showRevenue, type Actor, type ShowRevenue } from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { DealNumbersReader } from './deal-numbers.reader.js';
import { RevenueReader } from './revenue.reader.js';

@Controller('deals')
export class RevenueController {
  constructor(
    private readonly revenue: RevenueReader,
    private readonly numbers: DealNumbersReader,
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
}
