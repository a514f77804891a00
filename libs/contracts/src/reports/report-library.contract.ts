import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { day, id, instant } from '../core/primitives.js';
import { ReportTiming } from './report-schedule.contract.js';
import { reportUnits } from './report-values.js';
import { reportLimits, reportRunDefinitions } from './report.contract.js';

/** A report's headline as its reader has it now, and how it came to be. */
export const ReportFigure = object('ReportFigure', {
  label: z.string(),
  unit: z.enum(reportUnits),
  value: z.number().nullable().meta({ description: 'null: nothing of which there could be a share' }),
  since: day.nullable().meta({ description: 'The first day that it counts; null: it is of this moment' }),
  line: z.array(z.number()).meta({ description: 'The figure by periods, oldest first; empty where it has none' }),
});
export type ReportFigure = z.infer<typeof ReportFigure>;

/** A report as a row of the library. */
export const ReportEntry = object('ReportEntry', {
  report: z.string().meta({ description: 'The name of one of ours, or the id of a custom one' }),
  definition: z.enum(reportRunDefinitions),
  custom_report_id: id.nullable(),
  title: z.string(),
  figure: ReportFigure.nullable().meta({ description: 'null: it takes too long, or there are too many' }),
  last_run_at: instant.nullable().meta({ description: 'Of the runs that the reader sees' }),
  schedules: z
    .array(z.object({ timing: ReportTiming, recipients: z.int() }))
    .meta({ description: 'Those that are active and that the reader sees' }),
  is_pinned: z.boolean(),
});
export type ReportEntry = z.infer<typeof ReportEntry>;

/** Replaces the reports whose figures the caller has pinned, in their order. */
export const PinReports = strictObject('PinReports', {
  reports: z
    .array(z.string().min(1).max(60))
    .max(reportLimits.pinned, `At most ${reportLimits.pinned} figures can be pinned`)
    .refine((reports) => new Set(reports).size === reports.length, 'Each only once'),
});
export type PinReports = z.infer<typeof PinReports>;
