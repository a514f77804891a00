import { Controller, Get } from '@nestjs/common';
import { dashboardAnalytics, type Actor } from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { AnalyticsService } from './analytics.service.js';

@Controller('analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get('dashboard')
  @Operation('The numbers of your dashboard', { permission: 'analytics.dashboard', returns: dashboardAnalytics })
  dashboard(@CurrentActor() actor: Actor) {
    return this.analytics.dashboard(actor);
  }
}
