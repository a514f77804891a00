import type { EntityManager } from '@mikro-orm/postgresql';
import {
  metrics,
  monthlyReportLimits,
  type MetricName,
  type MonthlyReportFigures,
  type ReportParams,
  type ReportValue,
  type UserActor,
  type Actor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { businessDay, businessDayAt, startOfDay } from '../../../infrastructure/database/time/business-time.js';
import { visibleMeetingRows } from '../../meetings/index.js';
import { readMetric } from '../../metrics/index.js';
import { visibleMilestones } from '../../milestones/index.js';
import { receivablesAgeingReport, revenueSummaryReport } from '../definitions/money-reports.js';
import type { ReadableReport, ReportRow } from '../definitions/report-definition.js';
import { supportSlaReport } from '../definitions/service-reports.js';
import { projectStatusReport, taskThroughputReport } from '../definitions/work-reports.js';
import { readRows } from '../open-report.js';
import { firstDayOf, lastDayOf, monthBefore } from './months.js';

/** A report on a company is made with the sight of the office, narrowed to the company. */
const office: UserActor = {
  kind: 'user',
  id: '00000000-0000-0000-0000-000000000000',
  role: 'admin',
  companyId: null,
  contactFlags: [],
  sessionId: null,
};

/** States of projects that are still to be reported on, as the report of projects words them. */
const UNDER_WAY: ReadonlySet<ReportValue> = new Set(['Planning', 'Active', 'On hold']);

const { months: MONTHS, listed: LISTED } = monthlyReportLimits;

/**
 * The figures of a company's month: metrics and figures of the reports, narrowed to the company. Open items
 * and projects are as they are now.
 */
export async function readMonthlyFigures(
  em: EntityManager,
  companyId: string,
  month: string,
): Promise<MonthlyReportFigures> {
  const days = { company_id: companyId, from: firstDayOf(month), to: lastDayOf(month) };
  const past: ReportParams = { ...days, from: firstDayOf(monthBefore(month, MONTHS - 1)), bucket: 'month' };
  const read = (report: ReadableReport, params: ReportParams): Promise<ReportRow[]> =>
    readRows(em, report, office, params);
  const now = (name: MetricName): Promise<number> => readMetric(em, office, metrics[name], { company_id: companyId });
  const work = await read(taskThroughputReport, past);
  const support = await read(supportSlaReport, past);
  const money = await read(revenueSummaryReport, past);
  const projects = await read(projectStatusReport, { company_id: companyId });
  const owed = await read(receivablesAgeingReport, { company_id: companyId, as_of: days.to });
  const milestones = await completedMilestones(em, office, days);
  const meetings = await heldMeetings(em, office, days);
  const tasks = work.at(-1) ?? {};
  const bills = money.at(-1) ?? {};
  const tickets = support.filter(({ from }) => String(from).startsWith(month));
  return {
    counted_on: await businessDay(em),
    tasks: {
      ...sumsOf([tasks], ['created', 'completed', 'reopened', 'hours']),
      on_time: tasks['on_time'] === null || tasks['on_time'] === undefined ? null : Number(tasks['on_time']),
    },
    milestones: milestones.slice(0, LISTED).map(({ title, project, at }) => ({
      title,
      project,
      completed_on: dayOf(at),
    })),
    milestone_count: milestones.length,
    support: {
      opened: sumOf(tickets, 'tickets'),
      ...sumsOf(tickets, ['response_kept', 'response_missed', 'resolution_kept', 'resolution_missed']),
    },
    meetings: meetings.slice(0, LISTED).map(({ consultation_title: subject, starts_at }) => ({
      subject,
      held_on: dayOf(starts_at),
    })),
    meeting_count: meetings.length,
    projects: projects.filter(({ status }) => UNDER_WAY.has(status ?? null)).map(projectOf),
    open: {
      tickets: await now('open_tickets'),
      tickets_late: await now('breached_tickets'),
      tasks: await now('open_tasks'),
      tasks_late: await now('overdue_tasks'),
      approvals: await now('milestones_in_approval'),
    },
    bills: {
      ...sumsOf([bills], ['invoiced', 'credited', 'collected', 'refunded']),
      owed: sumOf(owed, 'balance'),
      overdue: cents(sumOf(owed, 'balance') - sumOf(owed, 'not_due')),
    },
    months: work.map(({ from, created, completed }, index) => {
      const of = String(from).slice(0, 7);
      const promises = support.filter((row) => String(row['from']).startsWith(of));
      return {
        month: of,
        created: Number(created),
        completed: Number(completed),
        promises_kept: sumOf(promises, 'response_kept') + sumOf(promises, 'resolution_kept'),
        promises_missed: sumOf(promises, 'response_missed') + sumOf(promises, 'resolution_missed'),
        invoiced: Number(money[index]?.['net_invoiced'] ?? 0),
        collected: Number(money[index]?.['net_collected'] ?? 0),
      };
    }),
  };
}

const projectOf = (row: ReportRow): MonthlyReportFigures['projects'][number] => ({
  number: String(row['number']),
  name: String(row['project']),
  status: String(row['status']),
  health: String(row['health']),
  progress: Number(row['progress']),
  open_tasks: Number(row['tasks']) - Number(row['done']),
  next_date: textOrNull(row['next_date']),
  next_milestone: textOrNull(row['next_milestone']),
});

const textOrNull = (value: ReportValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const sumsOf = <Name extends string>(rows: readonly ReportRow[], names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, sumOf(rows, name)])) as Record<Name, number>;

/** Money is added in cents. */
const sumOf = (rows: readonly ReportRow[], name: string): number =>
  cents(rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0));

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const dayOf = (at: string | Date | null): string => businessDayAt(new Date(at ?? 0));

interface Days {
  company_id: string;
  from: string;
  to: string;
}

const inDays = (column: string, { from, to }: Days) =>
  sql<boolean>`(${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${startOfDay(to, 1)})`;

/** The milestones that were completed in these days and are, in their order. */
const completedMilestones = (em: EntityManager, reader: Actor, days: Days) =>
  visibleMilestones(em, reader, { company_id: days.company_id, status: ['completed'] })
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .where(inDays('m.completed_at', days))
    .select(['m.title', 'p.name as project', 'm.completed_at as at'])
    .orderBy('m.completed_at')
    .orderBy('m.id')
    .execute();

/** The meetings that were held in these days, in their order. */
const heldMeetings = (em: EntityManager, reader: Actor, days: Days) =>
  visibleMeetingRows(em, reader, { company_id: days.company_id, status: ['completed'] })
    .where(inDays('m.starts_at', days))
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
