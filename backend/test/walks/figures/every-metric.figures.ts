import {
  dashboardMetrics,
  metrics,
  metricSearch,
  type DashboardAnalytics,
  type MetricName,
  type MetricRows,
} from '@portal/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { readMetric } from '../../../src/modules/metrics/index.js';
import { actorOf } from '../../factories/cast.factory.js';
import type { Figures, Reader } from '../../support/figures/two-clocks.js';
import { slowMetric, slowMetrics } from '../../support/figures/slow-metrics.js';

const routes: Record<MetricRows, string> = {
  users: 'users',
  projects: 'projects',
  milestones: 'milestones',
  tasks: 'tasks',
  tickets: 'support/tickets',
  mails: 'support/inbound-mails',
  consultations: 'consultation-requests',
  meetings: 'consultation-meetings',
  deals: 'deals/customer-deals',
  documents: 'deals/deal-documents',
  entries: 'billing/schedules',
  invoices: 'billing/invoices',
  payments: 'deals/deal-payments',
};

const metricNames = Object.keys(metrics) as MetricName[];

/** Every metric, beside a slow count (decisions, section 5). */
export function metricFigures({ app, kept, readers, headers }: Figures): void {
  it('has a slow count for every metric', () => {
    expect(Object.keys(slowMetrics).sort()).toEqual([...metricNames].sort());
  });

  const slow = (name: MetricName, reader: Reader): number =>
    slowMetric(kept(), name, metrics[name].rows, actorOf(readers()[reader]));
  const asked = async (reader: Reader, path: string) =>
    (await app.http.get(`/api/v1/${path}`).set(headers()[reader]).expect(200)).body as Answer;

  interface Answer {
    data: DashboardAnalytics;
    pagination: { total: number };
    totals?: Record<string, number>;
  }

  const namesOf = (reader: Reader): MetricName[] =>
    metricNames.filter((name) => metrics[name].roles.includes(readers()[reader].role));

  it.each(['admin', 'primary', 'billing', 'customer', 'coworker', 'stranger', 'nobody'] as const)(
    '%s: card, list and slow count are the same figure',
    async (reader) => {
      const { data } = await asked(reader, 'analytics/dashboard');
      const { id, role } = readers()[reader];
      expect(Object.keys(data).sort()).toEqual([...dashboardMetrics(role)].sort());
      for (const name of namesOf(reader)) {
        const { rows, measure } = metrics[name];
        const list = await asked(reader, `${routes[rows]}?limit=1&${metricSearch(metrics[name], id)}`);
        const figure = measure === 'count' ? list.pagination.total : list.totals?.[measure];
        expect({ [name]: figure }).toEqual({ [name]: slow(name, reader) });
        if (name in data) expect({ [name]: data[name as keyof DashboardAnalytics] }).toEqual({ [name]: figure });
        if (reader === 'nobody') expect({ [name]: figure }).toEqual({ [name]: 0 });
      }
    },
  );

  it('has rows of every metric, so that none is right by being empty', () => {
    const all = Object.keys(readers()) as Reader[];
    for (const name of metricNames)
      expect([name, all.some((reader) => namesOf(reader).includes(name) && slow(name, reader) > 0)]).toEqual([
        name,
        true,
      ]);
  });

  it('narrows each by its dimensions', async () => {
    const em = app.app.get(EntityManager, { strict: false }).fork();
    const { admin, customer } = readers();
    const [project] = kept().projects.filter(({ customer_id }) => customer_id === customer.id);
    const of = {
      company_id: String(customer.companyId),
      customer_id: customer.id,
      project_id: String(project?.['id']),
    };
    for (const name of namesOf('admin'))
      for (const dimension of metrics[name].dimensions) {
        const narrowed = { [dimension]: of[dimension] };
        expect([name, dimension, await readMetric(em, actorOf(admin), metrics[name], narrowed)]).toEqual([
          name,
          dimension,
          slowMetric(kept(), name, metrics[name].rows, actorOf(admin), narrowed),
        ]);
      }
  });

  it('is refused to a role that does not read it', async () => {
    const em = app.app.get(EntityManager, { strict: false }).fork();
    for (const [reader, other] of [
      ['customer', 'admin'],
      ['admin', 'customer'],
    ] as const)
      for (const name of namesOf(other).filter((one) => !namesOf(reader).includes(one)))
        await expect(readMetric(em, actorOf(readers()[reader]), metrics[name])).rejects.toMatchObject({
          code: 'forbidden',
        });
  });
}
