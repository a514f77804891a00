import { Controller, Get } from '@nestjs/common';
import {
  DashboardAnalytics,
  DashboardTrends,
  OfProject,
  OfProjectInTime,
  ProjectSummary,
  TaskMetrics,
  TeamWeek,
  WeightAnalytics,
  type Actor,
} from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../infrastructure/http/operation.js';
import { DashboardReader } from './dashboard.reader.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';
import { TeamWeekReader } from './team-week.reader.js';

@Controller('analytics')
export class AnalyticsController {
  constructor(
    private readonly dashboards: DashboardReader,
    private readonly projects: ProjectAnalyticsService,
    private readonly team: TeamWeekReader,
  ) {}

  @Get('dashboard')
  @Operation('Get dashboard metrics', 'analytics.dashboard', DashboardAnalytics)
  dashboard(@CurrentActor() actor: Actor) {
    return this.dashboards.numbers(actor);
  }

  @Get('trends')
  @Operation('Get dashboard trends', 'analytics.trends', DashboardTrends, {
    description: 'The metrics of the dashboard at the end of each of the last months.',
  })
  trends(@CurrentActor() actor: Actor) {
    return this.dashboards.trends(actor);
  }

  @Get('team')
  @Operation('Get the week of the team', 'analytics.team', TeamWeek, {
    description: 'Answers in time by week, open tickets and tasks by person, and who is on call.',
  })
  teamWeek(@CurrentActor() actor: Actor) {
    return this.team.get(actor);
  }

  @Get('project-summary')
  @Operation('Get a project summary', 'analytics.project', ProjectSummary, {
    errors: ['project.not_found', 'project.invalid_id'],
  })
  summary(@CurrentActor() actor: Actor, @Query(OfProject) { project_id }: OfProject) {
    return this.projects.summary(actor, project_id);
  }

  @Get('task-metrics')
  @Operation('Get task metrics of a project', 'analytics.project', TaskMetrics, {
    description: 'In a time frame.',
    errors: ['project.not_found', 'project.invalid_id'],
  })
  taskMetrics(@CurrentActor() actor: Actor, @Query(OfProjectInTime) query: OfProjectInTime) {
    return this.projects.taskMetrics(actor, query);
  }

  @Get('weight-analytics')
  @Operation('Get weight analytics of a project', 'analytics.project', WeightAnalytics, {
    description: 'Weight by status, priority and assignee, velocity, and the forecast of completion.',
    errors: ['project.not_found', 'project.invalid_id'],
  })
  weights(@CurrentActor() actor: Actor, @Query(OfProject) { project_id }: OfProject) {
    return this.projects.weights(actor, project_id);
  }
}
