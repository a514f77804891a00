import type { MetricLabel } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { day, hours, percent, text, usd } from './record-metrics.js';

/** Figures of projects and tasks. */
export const workMetrics = {
  project: text('Project', 'The name of the project'),
  health: text('Health', 'How the project does, as its manager sees it'),
  progress: percent('Progress', 'Weight of done tasks, of the weight of all tasks that are not cancelled'),
  milestone: text('Milestone', 'The milestone of the tasks'),
  spent: hours('Hours spent', 'Time noted on its tasks'),
  budgetHours: hours('Budget hours', 'Hours that the project may take'),
  budget: usd('Budget', 'What the project may cost'),
  nextDate: day('Next due', 'The due date of the next unfinished milestone'),
  targetDate: day('Target date', 'The day by which the project is to be done'),
  onTime: percent('On time', 'Of the tasks completed that had a due date, those completed on it at the latest'),
} as const satisfies Record<string, MetricLabel>;

/** A part of a whole in percent, one decimal; null where there is no whole. */
export const percentOf = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`round(100.0 * ${part} / nullif(${whole}, 0), 1)`;

/** A text of an enum as people read it: "in_progress" is "In progress". */
export const enumLabel = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(upper(left(${value}, 1)) || replace(substr(${value}, 2), '_', ' '))`;
