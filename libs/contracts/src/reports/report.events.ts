import { defineEvents, payload } from '../core/events.js';
import type { ReportFormat, ReportRunDefinition } from './report.contract.js';
import type { MonthlyReportStatus } from './monthly-report.transitions.js';
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
});
