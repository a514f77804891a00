import { openTaskStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { dayOf, today } from '../../infrastructure/database/time/business-time.js';

const open = sql.join(openTaskStatuses.map((status) => sql.lit(status)));

/** Whether task `t` is unfinished and past its due date, by the office's calendar. */
export const isOverdueTask = sql<boolean>`(t.status in (${open}) and t.due_date < ${today})`;

/**
 * How long task `t` took from its creation to its completion, in hours; null for an imported one of which the first
 * isn't known (both instants are the same then).
 */
export const cycleHours = sql<
  number | null
>`extract(epoch from nullif(t.completed_at, t.created_at) - t.created_at) / 3600`;

/** Whether completed task `t` was so on its due date at the latest, by the office's calendar. */
export const isOnTime = sql<boolean>`(${dayOf('t.completed_at')} <= t.due_date)`;
