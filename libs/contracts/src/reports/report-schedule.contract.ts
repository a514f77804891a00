import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, recordFields, version } from '../core/primitives.js';
import { ReportPeriod } from './report-periods.js';
import { ReportFormat, ReportParams, reportRunDefinitions } from './report.contract.js';
import {
  ReportDeliveryOutcome,
  reportDeliveryOutcomes,
  ReportScheduleStatus,
  reportScheduleStatuses,
} from './report-schedule.transitions.js';

export const reportScheduleLimits = {
  /** Schedules of one person. */
  perOwner: 20,
  recipients: 50,
  /** A larger file isn't attached to the mail, which then leads to it. */
  attachedBytes: 5 * 1024 * 1024,
  /** Days for which it is known what became of each sending. */
  historyDays: 90,
} as const;

export const scheduleFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ScheduleFrequency = (typeof scheduleFrequencies)[number];

/** In the order of ISO 8601. */
export const scheduleWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const hour = z.int().min(0).max(23).meta({ description: 'The full hour at the office' });

/** When a report goes out, by the clock of the office. */
export const ReportTiming = z
  .discriminatedUnion('frequency', [
    z.strictObject({ frequency: z.literal('daily'), hour }),
    z.strictObject({ frequency: z.literal('weekly'), weekday: z.enum(scheduleWeekdays), hour }),
    z.strictObject({
      frequency: z.literal('monthly'),
      day: z.union([z.int().min(1).max(28), z.literal('last')]).meta({ description: '`last`: the last of the month' }),
      hour,
    }),
  ])
  .meta({ id: 'ReportTiming' });
export type ReportTiming = z.infer<typeof ReportTiming>;

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'} Eastern`;
const ordinals: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd' };

/** "every Monday at 8:00 AM Eastern", the zone of the office: readers are in others as well. */
export function reportTimingText(timing: ReportTiming): string {
  const at = `at ${hourText(timing.hour)}`;
  switch (timing.frequency) {
    case 'daily':
      return `every day ${at}`;
    case 'weekly':
      return `every ${timing.weekday.charAt(0).toUpperCase()}${timing.weekday.slice(1)} ${at}`;
    case 'monthly': {
      const day = timing.day === 'last' ? 'last day' : `${timing.day}${ordinals[timing.day] ?? 'th'}`;
      return `on the ${day} of each month ${at}`;
    }
  }
}

/** What stays the same from time to time; the days come of the period. */
export const ScheduledReportParams = ReportParams.pick({
  bucket: true,
  project_id: true,
  customer_id: true,
  company_id: true,
  chart: true,
}).meta({ id: 'ScheduledReportParams' });
export type ScheduledReportParams = z.infer<typeof ScheduledReportParams>;

const recipientIds = z
  .array(id)
  .min(1, 'Name at least one person')
  .max(reportScheduleLimits.recipients)
  .refine((ids) => new Set(ids).size === ids.length, 'Each only once');

const outcomeCount = z.int().min(0);

/** What became of the last sending, person by person. */
export const LastOutcome = object('ReportScheduleOutcome', {
  due_at: instant.meta({ description: 'When it was due; of one sent by hand, when that was' }),
  waiting: outcomeCount,
  sent: outcomeCount,
  empty: outcomeCount.meta({ description: 'Not sent, since the report had no rows' }),
  failed: outcomeCount,
  refused: outcomeCount.meta({ description: 'Not sent, since the person may not read it any more' }),
  reason: z.string().nullable().meta({ description: 'Why one of them failed or was refused' }),
});
export type LastOutcome = z.infer<typeof LastOutcome>;

/** A report that goes out by mail again and again. */
export const ReportScheduleView = object('ReportSchedule', {
  id,
  definition: z.enum(reportRunDefinitions),
  custom_report_id: id.nullable(),
  title: z.string(),
  params: ScheduledReportParams,
  period: ReportPeriod.nullable().meta({ description: 'null: the report is about no period' }),
  format: ReportFormat,
  timing: ReportTiming,
  skip_if_empty: z.boolean().meta({ description: 'Whether a report without rows is not sent' }),
  status: ReportScheduleStatus,
  paused_reason: z.string().nullable().meta({ description: 'Why the product paused it' }),
  recipients: z
    .array(z.object({ id, name: z.string(), email: z.string() }))
    .meta({ description: 'Of a customer, no one but that customer' }),
  owner_id: id,
  owner_name: z.string(),
  is_of_customer: z.boolean().meta({ description: 'Whether it belongs to a customer' }),
  next_due_at: instant.nullable().meta({ description: 'null: it is paused' }),
  last_sent_at: instant.nullable(),
  last_outcome: LastOutcome.nullable().meta({ description: 'null: it never went out, or longer ago than 90 days' }),
  ...recordFields,
});
export type ReportScheduleView = z.infer<typeof ReportScheduleView>;

const written = z.strictObject({
  params: ScheduledReportParams,
  period: ReportPeriod.nullable().meta({ description: 'Only for reports with a period, which need one' }),
  format: ReportFormat,
  timing: ReportTiming,
  recipient_ids: recipientIds.meta({ description: 'The caller alone without it; for customers always' }),
  skip_if_empty: z.boolean(),
});
const { params, period, format, timing, skip_if_empty } = written.shape;

export const CreateReportSchedule = strictObject('CreateReportSchedule', {
  definition: z.enum(reportRunDefinitions),
  custom_report_id: id.optional().meta({ description: 'With definition `custom`' }),
  ...written.partial().shape,
  params: params.default({}),
  period: period.default(null),
  format: format.default('csv'),
  timing,
  skip_if_empty: skip_if_empty.default(true),
});
export type CreateReportSchedule = z.infer<typeof CreateReportSchedule>;

/** Changes only the fields it carries; the report stays. */
export const UpdateReportSchedule = written
  .partial()
  .extend({ version: version.optional() })
  .meta({ id: 'UpdateReportSchedule' });
export type UpdateReportSchedule = z.infer<typeof UpdateReportSchedule>;

export const ListReportSchedules = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortOrder: pageQuery.sortOrder.unwrap().default('asc'),
  status: oneOrMore(reportScheduleStatuses).optional(),
  definition: oneOrMore(reportRunDefinitions).optional(),
  custom_report_id: id.optional().meta({ description: 'Of this custom report' }),
  sortBy: sortBy(['next_due_at', 'last_sent_at', 'created_at'], 'next_due_at'),
});
export type ListReportSchedules = z.infer<typeof ListReportSchedules>;

/** What became of one sending for one person. */
export const ReportDeliveryView = object('ReportDelivery', {
  id,
  schedule_id: id,
  due_at: instant,
  recipient_id: id,
  recipient_name: z.string(),
  outcome: ReportDeliveryOutcome,
  reason: z.string().nullable(),
  run_id: id.nullable().meta({ description: 'The run with its file, as long as there is one' }),
  row_count: z.int().nullable(),
  settled_at: instant.nullable(),
  created_at: instant,
});
export type ReportDeliveryView = z.infer<typeof ReportDeliveryView>;

/** Newest first. */
export const ListReportDeliveries = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  outcome: oneOrMore(reportDeliveryOutcomes).optional(),
});
export type ListReportDeliveries = z.infer<typeof ListReportDeliveries>;
