import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isAdmin, trendMetrics, type Actor, type DashboardTrends } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { readTrend, TREND_EVENTS } from '../metrics/index.js';

/** What the numbers of the dashboards were, each the trend of its metric (decisions, section 5). */
@Injectable()
@RetainsEvents(TREND_EVENTS)
export class DashboardTrendsReader {
  constructor(private readonly em: EntityManager) {}

  /** The ends of the last five months, oldest first, of the cards of the caller's dashboard. */
  async get(actor: Actor): Promise<DashboardTrends> {
    authorizeRole(actor, 'analytics.trends');
    const names = trendMetrics(isAdmin(actor) ? 'admin' : 'customer');
    const values = await Promise.all(names.map((name) => readTrend(this.em, actor, name)));
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }
}
