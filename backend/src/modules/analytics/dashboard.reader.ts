import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dashboardMetrics,
  isAdmin,
  metrics,
  trendMetrics,
  type Actor,
  type DashboardAnalytics,
  type DashboardTrends,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { readMetric, readTrend, TREND_EVENTS } from '../metrics/index.js';

/** The numbers of the caller's dashboard, each of its metric: admins see all rows, customers their own (decisions, section 5). */
@Injectable()
@RetainsEvents(TREND_EVENTS)
export class DashboardReader {
  constructor(private readonly em: EntityManager) {}

  numbers(actor: Actor): Promise<DashboardAnalytics> {
    authorizeRole(actor, 'analytics.dashboard');
    return byName(dashboardMetrics(audienceOf(actor)), (name) => readMetric(this.em, actor, metrics[name]));
  }

  /** What they were at the ends of the last five months, oldest first. */
  trends(actor: Actor): Promise<DashboardTrends> {
    authorizeRole(actor, 'analytics.trends');
    return byName(trendMetrics(audienceOf(actor)), (name) => readTrend(this.em, actor, name));
  }
}

const audienceOf = (actor: Actor) => (isAdmin(actor) ? 'admin' : 'customer');

async function byName<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Promise<Value>) {
  const values = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(values);
}
