import { z } from 'zod';
import { transitions } from '../core/transitions.js';

export const monthlyReportStatuses = ['draft', 'sent', 'skipped'] as const;
export const MonthlyReportStatus = z.enum(monthlyReportStatuses);
export type MonthlyReportStatus = z.infer<typeof MonthlyReportStatus>;

/** A draft is sent, or put aside and taken up again; what was sent stays as its readers have it. */
export const monthlyReportTransitions = transitions<MonthlyReportStatus>({
  draft: { sent: 'admin', skipped: 'admin' },
  skipped: { draft: 'admin' },
  sent: {},
});
