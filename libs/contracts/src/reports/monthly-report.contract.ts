import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { day, id, instant, longText, recordFields, version } from '../core/primitives.js';
import { MonthlyReportStatus, monthlyReportStatuses } from './monthly-report.transitions.js';

export const monthlyReportParts = ['summary', 'work', 'support', 'meetings', 'projects', 'open', 'bills'] as const;
export const MonthlyReportPart = z.enum(monthlyReportParts);
export type MonthlyReportPart = z.infer<typeof MonthlyReportPart>;

/** What the parts are called, on screen and in the PDF. */
export const monthlyReportTitles: Readonly<Record<MonthlyReportPart, string>> = {
  summary: 'In short',
  work: 'What was done',
  support: 'Support and our promises',
  meetings: 'Meetings',
  projects: 'Projects',
  open: 'Open items',
  bills: 'Bills',
};

export const monthlyReportLimits = { months: 6, listed: 12 } as const;

/** A month, for example 2026-10. */
export const month = z.string().regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, 'A month as 2026-10');

const count = z.int().min(0);
const usd = z.number();

/** The figures of a month, as they were when the draft was made; each is a metric of the reports. */
export const MonthlyReportFigures = object('MonthlyReportFigures', {
  counted_on: day.meta({ description: 'The day on which open items and projects were counted' }),
  tasks: z.object({
    created: count,
    completed: count,
    reopened: count,
    hours: z.number().meta({ description: 'Time noted on the tasks that were completed' }),
    on_time: z.number().nullable().meta({ description: 'Percent of the completed ones with a due date' }),
  }),
  milestones: z
    .array(z.object({ title: z.string(), project: z.string(), completed_on: day }))
    .meta({ description: 'Completed in the month, the first 12' }),
  milestone_count: count,
  support: z.object({
    opened: count,
    response_kept: count,
    response_missed: count,
    resolution_kept: count,
    resolution_missed: count,
  }),
  meetings: z
    .array(z.object({ subject: z.string(), held_on: day }))
    .meta({ description: 'Held in the month, the first 12' }),
  meeting_count: count,
  projects: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      status: z.string(),
      health: z.string(),
      progress: z.number(),
      open_tasks: count,
      next_date: day.nullable(),
      next_milestone: z.string().nullable(),
    }),
  ),
  open: z.object({
    tickets: count,
    tickets_late: count,
    tasks: count,
    tasks_late: count,
    approvals: count.meta({ description: 'Milestones that wait for approval' }),
  }),
  bills: z.object({
    invoiced: usd,
    credited: usd,
    collected: usd,
    refunded: usd,
    owed: usd.meta({ description: 'Open balances at the end of the month' }),
    overdue: usd.meta({ description: 'Of these, past due at the end of the month' }),
  }),
  months: z
    .array(
      z.object({
        month,
        created: count,
        completed: count,
        promises_kept: count,
        promises_missed: count,
        invoiced: usd,
        collected: usd,
      }),
    )
    .meta({ description: 'The last six months, oldest first, ending with that of the report' }),
});
export type MonthlyReportFigures = z.infer<typeof MonthlyReportFigures>;

const texts = Object.fromEntries(monthlyReportParts.map((part) => [part, z.string()])) as Record<
  MonthlyReportPart,
  z.ZodString
>;
/** The sentences of each part; a part without sentences is left out of the PDF and of the page. */
export const MonthlyReportTexts = z.object(texts).meta({ id: 'MonthlyReportTexts' });
export type MonthlyReportTexts = z.infer<typeof MonthlyReportTexts>;

/** Without its figures, as the list shows it. */
const listed = {
  id,
  company_id: id,
  company_name: z.string(),
  month,
  status: MonthlyReportStatus,
  sent_at: instant.nullable(),
  sent_by: id.nullable(),
  sent_by_name: z.string().nullable(),
  recipients: z
    .array(z.object({ id, name: z.string(), email: z.string() }))
    .meta({ description: 'The primary contacts of the company, who get it; empty for customers' }),
  ...recordFields,
};

/** A month of a company in sentences and figures. */
export const MonthlyReportView = object('MonthlyReport', {
  ...listed,
  texts: MonthlyReportTexts,
  figures: MonthlyReportFigures,
});
export type MonthlyReportView = z.infer<typeof MonthlyReportView>;

const changedTexts = z.strictObject(
  Object.fromEntries(monthlyReportParts.map((part) => [part, longText.optional()])) as Record<
    MonthlyReportPart,
    z.ZodOptional<typeof longText>
  >,
);

/** Changes only the parts it carries; `status` sends a draft, or puts it aside. */
export const UpdateMonthlyReport = strictObject('UpdateMonthlyReport', {
  texts: changedTexts.optional(),
  status: MonthlyReportStatus.optional(),
  version: version.optional(),
});
export type UpdateMonthlyReport = z.infer<typeof UpdateMonthlyReport>;

export const ListMonthlyReports = z.strictObject({
  ...pageQuery,
  status: oneOrMore(monthlyReportStatuses).optional(),
  company_id: id.optional(),
  month: month.optional(),
  sortBy: sortBy(['month', 'sent_at', 'created_at'], 'month'),
});
export type ListMonthlyReports = z.infer<typeof ListMonthlyReports>;
