import { z } from 'zod';
import { strictObject } from '../core/objects.js';
import { requiredLine } from '../core/primitives.js';

/** How the figures of a report are drawn: `share` is one bar whose parts are the shares, `table` is no drawing. */
export const reportChartKinds = ['bars', 'lines', 'stacked', 'share', 'table'] as const;
export const ReportChartKind = z.enum(reportChartKinds);
export type ReportChartKind = z.infer<typeof ReportChartKind>;

/** A number that the figures of a chart are compared with: "Promised: 90 %". */
export const ReportGoal = strictObject('ReportGoal', {
  value: z.number().min(-1e12).max(1e12).meta({ description: 'In the unit of the drawn figures' }),
  label: requiredLine(60),
});
export type ReportGoal = z.infer<typeof ReportGoal>;

/** The kinds of charts with an axis of values, on which a goal is a line. */
export const hasGoalLine = (kind: ReportChartKind): boolean => kind === 'bars' || kind === 'lines';
