import { aCompany } from '../../factories/company.factory.js';
import { aCustomReport } from '../../factories/reports/custom-report.factory.js';
import { aMonthlyReport } from '../../factories/reports/monthly-report.factory.js';
import { aReportRun } from '../../factories/reports/report-run.factory.js';
import { aReportSchedule } from '../../factories/reports/report-schedule.factory.js';
import { makeRun } from '../calls/report-calls.js';
import type { Fixture, Fixtures } from './walk.js';

/** A run of the owner: theirs alone, beside admins. */
const run: Fixture = async ({ test, people: { owner } }) => {
  const { reportRun } = await test.db.given(aReportRun(owner));
  const subject = { owner_id: owner.id, is_admins: false };
  return { params: { id: reportRun.id }, subject, visible: 'report_run.read' };
};

/** The same with its file. */
const made: Fixture = async (world, name) => {
  const visit = await run(world, name);
  await makeRun(world.test.app, visit.params?.['id'] ?? '');
  return visit;
};

/** A person has five open ones at most. */
const clearRuns = ({ db }: Parameters<Fixture>[0]['test']) => db.rows('delete from report_runs');

const everybodys: Fixture = async ({ test }) => {
  await clearRuns(test);
  return { body: { definition: 'task_throughput' } };
};

/** A report that the owner built. */
const built: Fixture = async ({ test, people: { owner } }) => {
  const { customReport } = await test.db.given(aCustomReport(owner, { is_shared: true }));
  const subject = { owner_id: owner.id, is_shared: true };
  return { params: { id: customReport.id }, subject, visible: 'custom_report.read' };
};

const runnable: Fixture = async (world, name) => {
  await clearRuns(world.test);
  return built(world, name);
};

/** A monthly report that was sent to a company whose primary contact isn't the owner. */
const monthly: Fixture = async ({ test }) => {
  const { company } = await test.db.given(aCompany());
  const { monthlyReport } = await test.db.given(aMonthlyReport(company, { status: 'sent' }));
  const subject = { company_id: company.id, status: 'sent' as const };
  return { params: { id: monthlyReport.id }, subject, visible: 'monthly_report.read' };
};

/** A draft, which its company doesn't see. */
const monthlyDraft: Fixture = async ({ test }) => {
  const { company } = await test.db.given(aCompany());
  const { monthlyReport } = await test.db.given(aMonthlyReport(company));
  const subject = { company_id: company.id, status: 'draft' as const };
  const body = { texts: { summary: 'A good month.' } };
  return { params: { id: monthlyReport.id }, body, subject, visible: 'monthly_report.read' };
};

/** A customer's schedule, which admins may stop and no other user may change. */
const scheduled: Fixture = async ({ test, people: { owner } }) => {
  const { reportSchedule } = await test.db.given(aReportSchedule(owner));
  const subject = { owner_id: owner.id, is_of_customer: true };
  return { params: { id: reportSchedule.id }, subject, visible: 'report_schedule.read' };
};

/** The same, paused. */
const pausedSchedule: Fixture = async (world, name) => {
  const visit = await scheduled(world, name);
  await world.test.db.rows(
    `update report_schedules set status = 'paused', next_due_at = null where id = ? returning id`,
    [visit.params?.['id']],
  );
  return visit;
};

const changedSchedule: Fixture = async (world, name) => ({
  ...(await scheduled(world, name)),
  body: { timing: { frequency: 'weekly', weekday: 'monday', hour: 7 } },
});

const newSchedule: Fixture = async ({ test }) => {
  await test.db.rows('delete from report_schedules'); // a person has twenty at most
  return { body: { definition: 'project_status', params: {}, period: null, timing: { frequency: 'daily', hour: 8 } } };
};

/** Reports and their runs. */
export const reportFixtures: Fixtures = {
  'GET /api/v1/reports/available': () => ({}),
  'GET /api/v1/reports/library': () => ({}),
  'GET /api/v1/reports/pinned': () => ({}),
  'PUT /api/v1/reports/pinned': () => ({ body: { reports: ['project_status'] } }),
  'POST /api/v1/reports/preview': everybodys,
  'POST /api/v1/reports/generate': everybodys,
  'GET /api/v1/reports/runs': () => ({}),
  'GET /api/v1/reports/runs/{id}': run,
  'POST /api/v1/reports/runs/{id}/cancel': run,
  'GET /api/v1/reports/runs/{id}/file': made,
  'GET /api/v1/reports/monthly': () => ({}),
  'GET /api/v1/reports/monthly/{id}': monthly,
  'PUT /api/v1/reports/monthly/{id}': monthlyDraft,
  'GET /api/v1/reports/monthly/{id}/pdf': monthly,
  'GET /api/v1/report-schedules': () => ({}),
  'POST /api/v1/report-schedules': newSchedule,
  'GET /api/v1/report-schedules/{id}': scheduled,
  'GET /api/v1/report-schedules/{id}/deliveries': scheduled,
  'PUT /api/v1/report-schedules/{id}': changedSchedule,
  'DELETE /api/v1/report-schedules/{id}': scheduled,
  'POST /api/v1/report-schedules/{id}/pause': scheduled,
  'POST /api/v1/report-schedules/{id}/resume': pausedSchedule,
  'POST /api/v1/report-schedules/{id}/send': scheduled,
  'GET /api/v1/reports/sources': () => ({}),
  'GET /api/v1/reports/custom': () => ({}),
  'POST /api/v1/reports/custom': () => ({ body: { name: 'Mine', query: { source: 'tasks', columns: ['title'] } } }),
  'POST /api/v1/reports/custom/preview': () => ({ body: { query: { source: 'tasks', columns: ['title'] } } }),
  'GET /api/v1/reports/custom/{id}': built,
  'PUT /api/v1/reports/custom/{id}': built,
  'DELETE /api/v1/reports/custom/{id}': built,
  'POST /api/v1/reports/custom/{id}/generate': runnable,
};
