import type { CreateReportSchedule, Page, ReportDeliveryView, ReportScheduleView } from '@portal/contracts';
import type { TestApp } from '../create-test-app.js';
import { deliverEvents } from '../jobs/deliver-events.js';
import { makeRun } from './report-calls.js';

type Headers = Record<string, string>;

/** The calls of scheduled reports by one person. */
export const scheduleCalls = ({ http }: Pick<TestApp, 'http'>, as: Headers) => {
  const url = '/api/v1/report-schedules';
  const dataOf = (body: unknown): ReportScheduleView => (body as { data: ReportScheduleView }).data;
  return {
    post: (body: object, path = '') => http.post(`${url}${path}`).set(as).send(body),
    put: (id: string, body: object) => http.put(`${url}/${id}`).set(as).send(body),
    async create(body: Partial<CreateReportSchedule>): Promise<ReportScheduleView> {
      const sent = { definition: 'project_status', timing: { frequency: 'daily', hour: 8 }, ...body };
      return dataOf((await http.post(url).set(as).send(sent).expect(201)).body);
    },
    async step(id: string, step: 'pause' | 'resume' | 'send', status = 200): Promise<ReportScheduleView> {
      return dataOf((await http.post(`${url}/${id}/${step}`).set(as).send({}).expect(status)).body);
    },
    async get(id: string): Promise<ReportScheduleView> {
      return dataOf((await http.get(`${url}/${id}`).set(as).expect(200)).body);
    },
    async list(query = ''): Promise<ReportScheduleView[]> {
      return ((await http.get(`${url}${query}`).set(as).expect(200)).body as Page<ReportScheduleView>).data;
    },
    async deliveries(id: string): Promise<ReportDeliveryView[]> {
      const { body } = await http.get(`${url}/${id}/deliveries`).set(as).expect(200);
      return (body as Page<ReportDeliveryView>).data;
    },
  };
};

/** Makes the reports that schedules have asked for, and returns the result. */
export async function makeScheduledReports({ app, db }: Pick<TestApp, 'app' | 'db'>): Promise<void> {
  for (const { id } of await db.rows<{ id: string }>(`select id from report_runs where status = 'queued'`))
    await makeRun(app, id);
  await deliverEvents(app);
  await deliverEvents(app); // of what the listeners recorded
}
