import { metrics, type MetricLabel } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { withLabel } from './report-definition.js';

const count = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'count' });
const text = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'text' });
const hours = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'hours' });

/** Figures of projects and tasks. */
export const workMetrics = {
  project: text('Project', 'The name of the project'),
  health: text('Health', 'How the project does, as its manager sees it'),
  progress: {
    label: 'Progress',
    sentence: 'Weight of done tasks, of the weight of all tasks that are not cancelled',
    unit: 'percent',
  },
  tasks: count('Tasks', 'Tasks that are not cancelled'),
  done: count('Done', 'Tasks that are done'),
  overdue: withLabel('Overdue', metrics.overdue_tasks),
  milestone: text('Milestone', 'The milestone of the tasks'),
  weight: count('Weight', 'Weight of its tasks that are not cancelled'),
  weightDone: count('Done', 'Weight of done tasks'),
  weightInProgress: count('In progress', 'Weight of tasks that are in progress'),
  weightInReview: count('In review', 'Weight of tasks that are in review'),
  weightBlocked: count('Blocked', 'Weight of tasks that are blocked'),
  weightRemaining: count('Remaining', 'Weight of tasks that are not done'),
  weightOverdue: count('Overdue', 'Weight of unfinished tasks past their due date'),
  spent: hours('Hours spent', 'Time noted on its tasks'),
  budgetHours: hours('Budget hours', 'Hours that the project may take'),
  budget: { label: 'Budget', sentence: 'What the project may cost', unit: 'usd' },
  nextDate: { label: 'Next due', sentence: 'The due date of the next unfinished milestone', unit: 'day' },
  nextMilestone: text('Next milestone', 'The unfinished milestone that is due first'),
  targetDate: { label: 'Target date', sentence: 'The day by which the project is to be done', unit: 'day' },
  created: count('Created', 'Tasks that were made in the period'),
  completed: count('Completed', 'Tasks that were completed in the period and are done'),
  hoursOfCompleted: hours('Hours', 'Time noted on the tasks that were completed in the period and are done'),
  reopened: count('Reopened', 'Times that a done task was taken up again'),
  cycleMean: hours('Cycle, mean', 'Hours from making to completion, on average'),
  cycleP85: hours('Cycle, 85 %', 'Hours within which 85 of 100 tasks were completed'),
  onTime: {
    label: 'On time',
    sentence: 'Of the tasks completed that had a due date, those completed on it at the latest',
    unit: 'percent',
  },
} as const satisfies Record<string, MetricLabel>;

/** A part of a whole in percent, one decimal; null where there is no whole. */
export const percentOf = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`round(100.0 * ${part} / nullif(${whole}, 0), 1)`;

/** A text of an enum as people read it: "in_progress" is "In progress". */
export const enumLabel = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(upper(left(${value}, 1)) || replace(substr(${value}, 2), '_', ' '))`;
