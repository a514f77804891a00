import { Controller, Get, Query } from '@nestjs/common';
import {
  dashboardAnalytics,
  dashboardTrends,
  ofProject,
  ofProjectInTime,
  projectSummary,
  taskMetrics,
  weightAnalytics,
  type Actor,
  type OfProject,
  type OfProjectInTime,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { DashboardReader } from './dashboard.reader.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';

@Controller('analytics')
export class AnalyticsController {
  constructor(
    private readonly dashboards: DashboardReader,
    private readonly projects: ProjectAnalyticsService,
  ) {}

  @Get('dashboard')
  @Operation('Get dashboard metrics', { permission: 'analytics.dashboard', returns: dashboardAnalytics })
  dashboard(@CurrentActor() actor: Actor) {
    return this.dashboards.numbers(actor);
  }

  @Get('trends')
  @Operation('Get dashboard trends', {
    description: 'The metrics of the dashboard at the end of each of the last months.',
    permission: 'analytics.trends',
    returns: dashboardTrends,
  })
  trends(@CurrentActor() actor: Actor) {
    return this.dashboards.trends(actor);
  }

  @Get('project-summary')
  @Operation('Get a project summary', {
    permission: 'analytics.project',
    returns: projectSummary,
    errors: ['project.not_found', 'project.invalid_id'],
  })
  summary(@CurrentActor() actor: Actor, @Query({ schema: ofProject }) { project_id }: OfProject) {
    return this.projects.summary(actor, project_id);
  }

  @Get('task-metrics')
  @Operation('Get task metrics of a project', {
    description: 'In a time frame.',
    permission: 'analytics.project',
    returns: taskMetrics,
    errors: ['project.not_found', 'project.invalid_id'],
  })
  taskMetrics(@CurrentActor() actor: Actor, @Query({ schema: ofProjectInTime }) query: OfProjectInTime) {
    return this.projects.taskMetrics(actor, query);
  }

  @Get('weight-analytics')
  @Operation('Get weight analytics of a project', {
    description: 'Weight by status, priority and assignee, velocity, and the forecast of completion.',
    permission: 'analytics.project',
    returns: weightAnalytics,
    errors: ['project.not_found', 'project.invalid_id'],
  })
  weights(@CurrentActor() actor: Actor, @Query({ schema: ofProject }) { project_id }: OfProject) {
    return this.projects.weights(actor, project_id);
  }
}
