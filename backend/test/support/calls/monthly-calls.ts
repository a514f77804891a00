import type { MonthlyReportView, Page, UpdateMonthlyReport } from '@portal/contracts';
import { MonthlyReportsSweep } from '../../../src/modules/reports/index.js';
import type { Cast } from '../../factories/cast.factory.js';
import type { TestApp } from '../create-test-app.js';
import { began, HOUR, officeDay } from '../random-facts.js';
import { runSweep } from '../jobs/run-sweep.js';

type Headers = Record<string, string>;

export const monthOf = (at: number): string => officeDay(at).slice(0, 7);

/** The month before that in which the tests began. */
export const lastMonth = monthOf(Date.parse(`${monthOf(began)}-01T12:00:00Z`) - 24 * HOUR);

/** The calls of monthly reports, and the sweep that makes them. */
export const monthlyCalls = (app: TestApp, cast: Cast, as: Record<keyof Cast, Headers>) => ({
  /** Companies are as old as if they had been there in the month. */
  beThere: () => app.db.rows(`update companies set created_at = now() - interval '100 days' returning id`),
  sweep: (): Promise<number> => runSweep(app.app, MonthlyReportsSweep),
  async list(caller: keyof Cast, query = ''): Promise<Page<MonthlyReportView>> {
    const { body } = await app.http.get(`/api/v1/reports/monthly${query}`).set(as[caller]).expect(200);
    return body as Page<MonthlyReportView>;
  },
  put: (id: string, body: UpdateMonthlyReport, caller: keyof Cast = 'admin') =>
    app.http.put(`/api/v1/reports/monthly/${id}`).set(as[caller]).send(body),
  /** The report of a month of a person's company. */
  async reportOf(of: 'customer' | 'stranger', month = lastMonth): Promise<MonthlyReportView> {
    const { data } = await this.list('admin', `?month=${month}&company_id=${cast[of].companyId}`);
    const [report] = data;
    if (!report || data.length > 1) throw new Error(`There are ${data.length} reports`);
    return report;
  },
});
