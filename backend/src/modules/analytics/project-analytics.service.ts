import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, OfProjectInTime, ProjectSummary, TaskMetrics, WeightAnalytics } from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { getProjectAccess } from '../projects/index.js';
import { readProjectSummary } from './project-summary.reader.js';
import { readTaskMetrics } from './task-metrics.reader.js';
import { readWeightAnalytics } from './weight-analytics.reader.js';

/** The numbers of one project, for those who see it (specification, section 7; decisions, section 5). */
@Injectable()
@RetainsEvents(`name = 'task.status_changed' and payload ->> 'from' = 'done'`)
export class ProjectAnalyticsService {
  constructor(private readonly em: EntityManager) {}

  /** The project in one look. @throws DomainError `project.not_found` */
  async summary(actor: Actor, projectId: string): Promise<ProjectSummary> {
    await this.assertSees(actor, projectId);
    return readProjectSummary(this.em, projectId);
  }

  /** How its tasks flowed in a time frame. @throws DomainError `project.not_found` */
  async taskMetrics(actor: Actor, query: OfProjectInTime): Promise<TaskMetrics> {
    await this.assertSees(actor, query.project_id);
    return readTaskMetrics(this.em, query);
  }

  /** Where its weight lies, how fast it gets done, and when it may be. @throws DomainError `project.not_found` */
  async weights(actor: Actor, projectId: string): Promise<WeightAnalytics> {
    await this.assertSees(actor, projectId);
    return readWeightAnalytics(this.em, projectId);
  }

  private async assertSees(actor: Actor, projectId: string): Promise<void> {
    authorize(actor, 'analytics.project', await getProjectAccess(this.em, actor, projectId));
  }
}
