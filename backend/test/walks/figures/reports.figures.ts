import { EntityManager } from '@mikro-orm/postgresql';
import {
  overdueGroups,
  reportNames,
  type DealsAnalytics,
  type MetricName,
  type ReportDefinitionView,
  type ReportName,
  type ReportParams,
  type RevenueSummary,
} from '@portal/contracts';
import { readMonthlyFigures } from '../../../src/modules/reports/monthly/monthly-figures.js';
import { firstDayOf, lastDayOf } from '../../../src/modules/reports/monthly/months.js';
import { actorOf } from '../../factories/cast.factory.js';
import { daysFrom } from '../../support/figures/random-business.js';
import { dealsWith, overdueBy, revenueMonth } from '../../support/figures/money-totals.js';
import { seesProject, startOfOfficeDay } from '../../support/figures/raw-rows.js';
import { slowTotals } from '../../support/figures/slow-reports.js';
import { metric, ofCompany } from '../../support/figures/totals-kit.js';
import type { Figures, Reader } from '../../support/figures/two-clocks.js';
import { reportCalls } from '../../support/calls/report-calls.js';

interface OfList {
  pagination: { total: number };
  totals: Record<string, number>;
}

const offered: Record<ReportName, readonly Reader[]> = {
  ...(Object.fromEntries(reportNames.map((name) => [name, ['admin']])) as unknown as Record<ReportName, Reader[]>),
  receivables_ageing: ['admin', 'primary', 'billing', 'customer', 'stranger', 'nobody'],
  deals: ['admin', 'primary', 'billing', 'customer', 'stranger', 'nobody'],
  project_status: ['admin', 'primary', 'customer', 'coworker', 'stranger', 'nobody'],
  task_throughput: ['admin', 'primary', 'customer', 'coworker', 'stranger', 'nobody'],
  weights: ['admin', 'primary', 'customer', 'coworker', 'stranger', 'nobody'],
  support_sla: ['admin', 'primary', 'billing', 'customer', 'stranger', 'nobody'],
};

/** Every total of every report, beside a slow count (decisions, section 5). */
export function reportFigures(ground: Figures): void {
  const { app, kept, readers, headers } = ground;
  const definitions = async (reader: Reader): Promise<ReportDefinitionView[]> =>
    (await app.http.get('/api/v1/reports/available').set(headers()[reader]).expect(200)).body.data;
  const read = async <Answer>(path: string, reader: Reader = 'admin'): Promise<Answer> =>
    (await app.http.get(`/api/v1/${path}`).set(headers()[reader]).expect(200)).body as Answer;
  const period = () => ({ from: daysFrom(kept().now, -40), to: daysFrom(kept().now, 0) });

  /** The totals that are shown, beside those counted in the slow way over these rows. */
  async function compare(reader: Reader, name: ReportName, more: ReportParams = {}): Promise<void> {
    const definition = (await definitions(reader)).find((one) => one.name === name);
    const own = definition?.parameters.map((parameter) => parameter.name) ?? [];
    const asked: ReportParams = { ...period(), as_of: period().to, bucket: 'week', ...more };
    const params = Object.fromEntries(Object.entries(asked).filter(([key]) => own.includes(key as keyof ReportParams)));
    const { totals } = await reportCalls(app, headers()[reader]).preview({ definition: name, params });
    const rows = more.company_id === undefined ? kept() : ofCompany(kept(), more.company_id);
    const slow = (definition?.columns ?? [])
      .filter((column) => column.is_summed)
      .map(({ name: column }) => [
        column,
        slowTotals[name][column]?.({ kept: rows, reader: actorOf(readers()[reader]), ...period() }),
      ]);
    expect({ [name]: totals }).toEqual({ [name]: Object.fromEntries(slow) });
  }

  it.each(reportNames)('%s, for everybody who runs it', async (name) => {
    for (const reader of offered[name]) await compare(reader, name);
  });

  it('is offered to these readers alone', async () => {
    for (const reader of ['admin', 'primary', 'nobody'] as const)
      expect((await definitions(reader)).map(({ name }) => name)).toEqual(
        reportNames.filter((name) => offered[name].includes(reader)),
      );
  });

  it('narrowed to a company', async () => {
    for (const { name, parameters } of await definitions('admin'))
      if (parameters.some((parameter) => parameter.name === 'company_id'))
        await compare('admin', name, { company_id: String(readers().customer.companyId) });
  });

  it.each(['customer', 'stranger'] as const)('monthly report of the company of %s', async (caller) => {
    const companyId = String(readers()[caller].companyId);
    const month = daysFrom(startOfOfficeDay(`${daysFrom(kept().now, 0).slice(0, 8)}01`), -1).slice(0, 7);
    const em = app.app.get(EntityManager, { strict: false }).fork();
    const figures = await readMonthlyFigures(em, companyId, month);
    const rows = ofCompany(kept(), companyId);
    const asked = { kept: rows, reader: actorOf(readers().admin), from: firstDayOf(month), to: lastDayOf(month) };
    const total = (report: ReportName, column: string) => slowTotals[report][column]?.(asked);
    const now = (name: MetricName) => metric(name)(asked);
    expect(figures).toMatchObject({
      tasks: {
        created: total('task_throughput', 'created'),
        completed: total('task_throughput', 'completed'),
        reopened: total('task_throughput', 'reopened'),
      },
      support: {
        opened: total('support_sla', 'tickets'),
        response_kept: total('support_sla', 'response_kept'),
        response_missed: total('support_sla', 'response_missed'),
        resolution_kept: total('support_sla', 'resolution_kept'),
        resolution_missed: total('support_sla', 'resolution_missed'),
      },
      open: {
        tickets: now('open_tickets'),
        tickets_late: now('breached_tickets'),
        tasks: now('open_tasks'),
        tasks_late: now('overdue_tasks'),
        approvals: now('milestones_in_approval'),
      },
      bills: {
        invoiced: total('revenue_summary', 'invoiced'),
        credited: total('revenue_summary', 'credited'),
        collected: total('revenue_summary', 'collected'),
        refunded: total('revenue_summary', 'refunded'),
        owed: total('receivables_ageing', 'balance'),
      },
    });
  });

  it('revenue by month, each figure the total of its list', async () => {
    const { months } = (await read<{ data: RevenueSummary }>('deals/revenue-summary?months=3')).data;
    for (const { month, billed, outstanding, collected, refunded } of months) {
      const [from, to] = [firstDayOf(month), lastDayOf(month)];
      const asked = { kept: kept(), reader: actorOf(readers().admin), from, to };
      expect({ billed, outstanding, collected, refunded }).toEqual(
        Object.fromEntries(Object.entries(revenueMonth).map(([name, total]) => [name, total(asked)])),
      );
      const issued = `billing/invoices?limit=1&issued_from=${from}&issued_to=${to}`;
      const payments = 'deals/deal-payments?limit=1';
      const wentBack = `${payments}&refunded_from=${from}&refunded_to=${to}`;
      expect([
        (await read<OfList>(issued)).totals['billed'],
        (await read<OfList>(`${issued}&status=open`)).totals['balance'],
        (await read<OfList>(`${payments}&received_from=${from}&received_to=${to}`)).totals['received'],
        (await read<OfList>(wentBack)).totals['refunded'],
      ]).toEqual([billed, outstanding, collected, refunded]);
    }
  });

  it('what is overdue by days, and deals by state, type and interval', async () => {
    const asked = { kept: kept(), reader: actorOf(readers().admin), ...period() };
    const { overdue } = (await read<{ data: RevenueSummary }>('deals/revenue-summary')).data;
    for (const group of overdueGroups) {
      const list = await read<OfList>(`billing/invoices?limit=1&overdue=${encodeURIComponent(group)}`);
      expect([group, overdue[group], list.totals['balance']]).toEqual([
        group,
        ...Array(2).fill(overdueBy(group, asked)),
      ]);
    }
    const deals = (await read<{ data: DealsAnalytics }>('deals/analytics')).data;
    const groups = [
      ...deals.by_status.map(({ current_status, ...group }) => ({ ...group, filter: { current_status } })),
      ...deals.by_type.map(({ deal_type, ...group }) => ({
        ...group,
        filter: { current_status: 'active', deal_type },
      })),
      ...deals.by_interval.map(({ interval, ...group }) => ({
        ...group,
        filter: { current_status: 'active', interval },
      })),
    ];
    for (const { count, monthly_amount, filter } of groups) {
      const list = await read<OfList>(`deals/customer-deals?limit=1&${new URLSearchParams(filter).toString()}`);
      const slow = dealsWith(filter, asked);
      expect({ ...filter, figures: [count, monthly_amount] }).toEqual({ ...filter, figures: slow });
      expect([list.pagination.total, list.totals['monthly_amount']]).toEqual(slow);
    }
  });

  it.each(['admin', 'customer', 'coworker'] as const)(
    'weights and summary of each project that %s sees',
    async (reader) => {
      const actor = actorOf(readers()[reader]);
      for (const { id } of kept().projects.filter((project) => seesProject(kept(), actor, project['id']))) {
        const rows = { ...kept(), tickets: kept().tickets.filter(({ project_id }) => project_id === id) };
        const asked = { kept: rows, reader: actor, ...period() };
        const of = (report: ReportName) =>
          Object.fromEntries(Object.entries(slowTotals[report]).map(([name, total]) => [name, total(asked)]));
        const { data } = await read<{ data: object }>(`analytics/weight-analytics?project_id=${id as string}`, reader);
        expect(data).toMatchObject(of('weights'));
        const { tasks, done, overdue } = of('project_status');
        const summary = await read<{ data: object }>(`analytics/project-summary?project_id=${id as string}`, reader);
        expect(summary.data).toMatchObject({ task_count: tasks, done_count: done, overdue_count: overdue });
      }
    },
  );
}
