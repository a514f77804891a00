import type { Page, ReportRunView } from '@portal/contracts';
import { ReportSchedulesSweep } from '../../../src/modules/reports/index.js';
import { aProject } from '../../factories/project.factory.js';
import { aReportSchedule } from '../../factories/reports/report-schedule.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { reportCalls } from '../../support/calls/report-calls.js';
import { makeScheduledReports, scheduleCalls } from '../../support/calls/report-schedule-calls.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

type Caller = keyof typeof as;
const by = (caller: Caller) => scheduleCalls(app, as[caller]);

beforeAll(async () => {
  for (const name of ['customer', 'stranger'] as const) {
    const { project } = await app.db.given(aProject({ customer: cast[name], status: 'active' }));
    const { task } = await app.db.given(aTask({ project, status: 'done' }));
    await app.db.rows(`update tickets set completed_at = now() - interval '40 days' where id = ? returning id`, [
      task.id,
    ]);
  }
});
beforeEach(() => app.db.rows('delete from report_schedules'));

describe('whose report a schedule sends (decisions 6.66)', () => {
  it('is read with the rights of the moment: what was asked for with others is refused, and nobody gets it', async () => {
    const { id } = await by('admin').create({ recipient_ids: [cast.admin.id, cast.customer.id] });
    await by('admin').step(id, 'send');
    const { body } = await by('admin').post({}, `/${id}/send`).expect(409);
    expect(body).toMatchObject({ code: 'report_schedule.is_sending' });
    await app.db.rows(`update users set contact_flags = '{billing}' where id = ? returning id`, [cast.customer.id]);
    await makeScheduledReports(app);
    const outcomes = (await by('admin').deliveries(id)).map((one) => [one.recipient_name, one.outcome, one.reason]);
    expect(outcomes).toEqual([
      ['Avery Test', 'sent', null],
      ['Dana Test', 'refused', 'The rights with which it was asked for have changed. Run it again'],
    ]);
    const told = await app.db.rows<{ recipient_id: string; template: string }>(
      `select distinct recipient_id, template from notifications where category = 'reports' order by template`,
    );
    expect(told).toEqual([
      { recipient_id: cast.admin.id, template: 'report_schedule_problem' },
      { recipient_id: cast.admin.id, template: 'scheduled_report' },
    ]);
    await app.db.rows(`update users set contact_flags = '{}' where id = ? returning id`, [cast.customer.id]);
  });

  it('has the same figures of a period that is over as a run of these days, with the reader’s own rows', async () => {
    const { id } = await by('admin').create({
      definition: 'task_throughput',
      period: 'last_quarter',
      format: 'json',
      recipient_ids: [cast.admin.id, cast.customer.id],
    });
    await by('admin').step(id, 'send');
    await makeScheduledReports(app);
    for (const caller of ['admin', 'customer'] as const) {
      const { body } = await app.http.get(`/api/v1/reports/runs?schedule_id=${id}`).set(as[caller]).expect(200);
      const run = (body as Page<ReportRunView>).data.find(({ owner_id: owner }) => owner === cast[caller].id);
      const { body: file } = await app.http.get(`/api/v1/reports/runs/${run?.id}/file`).set(as[caller]).expect(200);
      const { from = '', to = '' } = run?.params ?? {};
      const again = await reportCalls(app, as[caller]).file({
        definition: 'task_throughput',
        params: { from, to, bucket: 'month' },
        format: 'json',
      });
      const { rows } = file as { rows: object[] };
      expect(rows).toEqual((JSON.parse(again.content.toString()) as { rows: object[] }).rows);
      expect(run).toMatchObject({ schedule_id: id, status: 'succeeded' });
    }
  });

  it('is paused when its owner is suspended, or is no admin any more while it goes to others', async () => {
    const { reportSchedule: left } = await app.db.given(
      aReportSchedule(cast.otherAdmin, { recipientIds: [cast.admin.id] }),
    );
    const due = () =>
      app.db.rows(`update report_schedules set next_due_at = now() where status = 'active' returning id`);
    const stand = (facts: string) =>
      app.db.rows(`update users set ${facts} where id = ? returning id`, [cast.otherAdmin.id]);
    await stand(`status = 'suspended'`);
    await due();
    await runSweep(app.app, ReportSchedulesSweep);
    expect(await by('admin').get(left.id)).toMatchObject({
      status: 'paused',
      paused_reason: 'The account of its owner is suspended or deleted',
      last_outcome: null,
    });
    expect(await by('admin').step(left.id, 'resume')).toMatchObject({ status: 'active', owner_id: cast.admin.id });
    await stand(`status = 'active'`);
    const { reportSchedule: demoted } = await app.db.given(
      aReportSchedule(cast.otherAdmin, { recipientIds: [cast.admin.id] }),
    );
    await stand(`role = 'customer'`);
    await due();
    await runSweep(app.app, ReportSchedulesSweep);
    expect(await by('admin').get(demoted.id)).toMatchObject({
      paused_reason: 'Its owner is no admin any more, and it goes to others',
    });
    await stand(`role = 'admin'`);
  });
});
