import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dashboardMetrics, isAdmin, metrics, type Actor, type DashboardAnalytics } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { readMetric } from '../metrics/index.js';

/** The numbers of the dashboards, each the value of its metric (decisions, section 5). */
@Injectable()
export class DashboardReader {
  constructor(private readonly em: EntityManager) {}

  /** The caller's dashboard: admins see all rows, customers their own. */
  async get(actor: Actor): Promise<DashboardAnalytics> {
    authorizeRole(actor, 'analytics.dashboard');
    const names = dashboardMetrics(isAdmin(actor) ? 'admin' : 'customer');
    const values = await Promise.all(names.map((name) => readMetric(this.em, actor, metrics[name])));
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }
}
