import type { CreateReportSchedule, ReportScheduleView } from '@portal/contracts';
import { aCustomReport } from '../../factories/reports/custom-report.factory.js';
import { aReportSchedule } from '../../factories/reports/report-schedule.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { makeScheduledReports, scheduleCalls } from '../../support/calls/report-schedule-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

type Caller = keyof typeof as;
const by = (caller: Caller) => scheduleCalls(app, as[caller]);
const mornings: CreateReportSchedule['timing'] = { frequency: 'daily', hour: 8 };
const asked = { definition: 'project_status', timing: mornings } as const;

beforeEach(async () => {
  await app.db.rows('delete from report_schedules');
  await app.db.rows('delete from notifications');
});

describe('a scheduled report (decisions 6.66)', () => {
  it('is set up, listed, changed, paused, resumed and deleted', async () => {
    const made = await by('admin').create({
      definition: 'task_throughput',
      params: { bucket: 'week' },
      period: 'last_month',
      format: 'xlsx',
      timing: { frequency: 'monthly', day: 'last', hour: 8 },
      recipient_ids: [cast.admin.id, cast.customer.id],
    });
    expect(made).toMatchObject({
      title: 'Task throughput',
      status: 'active',
      skip_if_empty: true,
      owner_name: 'Avery Test',
      is_of_customer: false,
      recipients: [{ name: 'Avery Test' }, { name: 'Dana Test' }],
      last_outcome: null,
    });
    expect(Date.parse(made.next_due_at ?? '')).toBeGreaterThan(Date.parse(made.created_at));
    const { body } = await by('otherAdmin').put(made.id, { format: 'pdf', version: made.version }).expect(200);
    const changed = (body as { data: ReportScheduleView }).data;
    expect(changed).toMatchObject({ format: 'pdf', owner_id: cast.admin.id, next_due_at: made.next_due_at });
    await by('admin').put(made.id, { format: 'csv', version: made.version }).expect(409);
    expect(await by('admin').step(made.id, 'pause')).toMatchObject({ status: 'paused', next_due_at: null });
    expect(await by('admin').list('?status=active')).toEqual([]);
    expect(await by('admin').step(made.id, 'resume')).toMatchObject({ status: 'active', paused_reason: null });
    await app.http.delete(`/api/v1/report-schedules/${made.id}`).set(as.admin).expect(200);
    expect(await by('admin').list()).toEqual([]);
    await app.http.get(`/api/v1/report-schedules/${made.id}`).set(as.admin).expect(404);
  });

  it.each<[string, object, string, string | RegExp]>([
    ['an hour that the day lacks', { timing: { frequency: 'daily', hour: 24 } }, 'timing.hour', /24|23/],
    ['day 29', { timing: { frequency: 'monthly', day: 29, hour: 8 } }, 'timing.day', /./],
    ['no weekday', { timing: { frequency: 'weekly', hour: 8 } }, 'timing.weekday', /./],
    ['an unknown frequency', { timing: { frequency: 'hourly', hour: 8 } }, 'timing.frequency', /./],
    ['days of its own', { params: { from: '2026-01-01' } }, 'params.from', /./],
    ['a period where there is none', { period: 'last_month' }, 'period', 'This report is about no period'],
    ['no period where one is needed', { definition: 'task_throughput' }, 'period', 'Choose a period'],
    ['an unknown period', { definition: 'task_throughput', period: 'ever' }, 'period', /./],
    ['a parameter that it doesn’t take', { params: { bucket: 'week' } }, 'params.bucket', /does not take/],
    ['nobody', { recipient_ids: [] }, 'recipient_ids', 'Name at least one person'],
    ['custom without which', { definition: 'custom' }, 'custom_report_id', 'Name the report'],
    ['an unknown report', { definition: 'everything' }, 'definition', /./],
  ])('refuses %s', async (_what, body, path, message) => {
    const { body: answer } = await by('admin')
      .post({ ...asked, ...body })
      .expect(400);
    const { details } = answer as { details: { path: string; message: string }[] };
    expect(details).toContainEqual(expect.objectContaining({ path }));
    expect(details.find((one) => one.path === path)?.message).toMatch(message);
  });

  it('refuses recipients who are twice there, more than fifty, unknown, suspended, or may not run it', async () => {
    const details = async (body: object) => {
      const { body: answer } = await by('admin')
        .post({ ...asked, ...body })
        .expect(400);
      return (answer as { details: { path: string; message: string }[] }).details;
    };
    const me = cast.admin.id;
    expect(await details({ recipient_ids: [me, me] })).toMatchObject([{ message: 'Each only once' }]);
    const many = Array.from({ length: 51 }, (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`);
    expect(await details({ recipient_ids: many })).toMatchObject([{ path: 'recipient_ids' }]);
    expect(await details({ recipient_ids: many.slice(0, 1) })).toMatchObject([
      { message: 'Nobody: The account is suspended or deleted' },
    ]);
    await app.db.rows(`update users set status = 'suspended' where id = ? returning id`, [cast.coworker.id]);
    expect(await details({ recipient_ids: [cast.coworker.id] })).toMatchObject([
      { message: 'Luis Test: The account is suspended or deleted' },
    ]);
    await app.db.rows(`update users set status = 'active' where id = ? returning id`, [cast.coworker.id]);
    const errors = { definition: 'error_trend', period: 'last_week', recipient_ids: [me, cast.customer.id] };
    expect(await details(errors)).toMatchObject([{ message: 'Dana Test: May not run this report' }]);
    const narrowed = { params: { company_id: cast.customer.companyId }, recipient_ids: [cast.customer.id] };
    expect(await details(narrowed)).toMatchObject([
      { message: 'Dana Test: May not run this report with these parameters' },
    ]);
  });

  it('has at most twenty of one person', async () => {
    await app.db.given(...Array.from({ length: 20 }, () => aReportSchedule(cast.customer)));
    const { body } = await by('customer').post(asked).expect(409);
    expect(body).toMatchObject({ code: 'report_schedule.too_many' });
    await by('stranger').create({});
  });

  it('of a customer goes to that customer alone, and is seen by no other', async () => {
    for (const other of [cast.coworker.id, cast.admin.id]) {
      const { body } = await by('customer')
        .post({ ...asked, recipient_ids: [cast.customer.id, other] })
        .expect(400);
      expect(JSON.stringify(body)).toContain('You can send reports to yourself only');
    }
    await by('customer')
      .post({
        ...asked,
        definition: 'revenue_summary',
        period: 'last_month',
        params: { company_id: cast.customer.companyId },
      })
      .expect(403);
    const { id, recipients } = await by('customer').create({});
    expect(recipients).toMatchObject([{ id: cast.customer.id }]);
    await by('customer')
      .put(id, { recipient_ids: [cast.coworker.id] })
      .expect(400);
    for (const caller of ['stranger', 'primary', 'coworker'] as const) {
      expect(await by(caller).list()).toEqual([]);
      for (const step of ['/pause', '/resume', '/send']) await by(caller).post({}, `/${id}${step}`).expect(404);
      await app.http.get(`/api/v1/report-schedules/${id}/deliveries`).set(as[caller]).expect(404);
    }
    await by('admin')
      .put(id, { recipient_ids: [cast.admin.id] })
      .expect(403);
    await by('admin').post({}, `/${id}/send`).expect(403);
    expect(await by('admin').step(id, 'pause')).toMatchObject({ is_of_customer: true, status: 'paused' });
  });

  it('of a report that somebody built goes to those who see it, and is paused once that is deleted', async () => {
    const { customReport } = await app.db.given(aCustomReport(cast.admin));
    const own = { definition: 'custom', custom_report_id: customReport.id } as const;
    const { body } = await by('admin')
      .post({ ...asked, ...own, recipient_ids: [cast.otherAdmin.id] })
      .expect(400);
    expect(JSON.stringify(body)).toContain('Blake Test: Does not see this report');
    await by('otherAdmin')
      .post({ ...asked, ...own })
      .expect(404);
    const { id } = await by('admin').create({ ...own, skip_if_empty: false });
    await by('admin').step(id, 'send');
    await makeScheduledReports(app);
    expect(await by('admin').get(id)).toMatchObject({ title: 'Open work', last_outcome: { sent: 1 } });
    await app.http.delete(`/api/v1/reports/custom/${customReport.id}`).set(as.admin).expect(200);
    await deliverEvents(app.app);
    expect(await by('admin').get(id)).toMatchObject({ status: 'paused', paused_reason: 'The report was deleted' });
    for (const step of ['/resume', '/send']) {
      const { body: refused } = await by('admin').post({}, `/${id}${step}`).expect(409);
      expect(refused).toMatchObject({ code: 'report_schedule.report_gone' });
    }
  });
});
