import { defineEvents, payload } from '../core/events.js';
import type { ReportFormat, ReportRunDefinition } from './report.contract.js';
import type { MonthlyReportStatus } from './monthly-report.transitions.js';
import type { ScheduleFrequency } from './report-schedule.contract.js';
import type { ReportDeliveryOutcome, ReportScheduleStatus } from './report-schedule.transitions.js';
import type { ReportRunStatus } from './report.transitions.js';

export const reportEvents = defineEvents({
  'report_run.requested': payload<{ definition: ReportRunDefinition; format: ReportFormat }>(),
  /** More of its rows are written. */
  'report_run.progressed': payload<Record<never, never>>(),
  'report_run.status_changed': payload<{ from: ReportRunStatus; to: ReportRunStatus }>(),
  'monthly_report.created': payload<{ company_id: string; month: string }>(),
  'monthly_report.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'monthly_report.status_changed': payload<{
    from: MonthlyReportStatus;
    to: MonthlyReportStatus;
    company_id: string;
  }>(),
  'custom_report.created': payload<{ name: string; is_shared: boolean }>(),
  'custom_report.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'custom_report.deleted': payload<{ is_shared: boolean }>(),
  'report_schedule.created': payload<{ definition: ReportRunDefinition; frequency: ScheduleFrequency }>(),
  'report_schedule.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'report_schedule.status_changed': payload<{
    from: ReportScheduleStatus;
    to: ReportScheduleStatus;
    /** Why the product paused it. */
    reason: string | null;
  }>(),
  'report_schedule.deleted': payload<{ owner_id: string }>(),
  /** Its reports are being made. */
  'report_schedule.due': payload<{ due_at: string }>(),
  /** One of them has ended. */
  'report_schedule.delivered': payload<{ delivery_id: string; outcome: ReportDeliveryOutcome }>(),
  /** All of them have ended; `problems` counts those that its owner doesn't know of yet. */
  'report_schedule.finished': payload<{ due_at: string; problems: number }>(),
});
