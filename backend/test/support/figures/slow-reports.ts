import type { ReportName } from '@portal/contracts';
import { moneyTotals } from './money-totals.js';
import { isLive, isOneOf, sum, type Raw } from './raw-rows.js';
import { answeredAt } from './slow-metrics.js';
import { all, happened, over, wasCreated, type Asked, type Total } from './totals-kit.js';
import { workTotals } from './work-totals.js';

const request = (counts: (row: Raw, asked: Asked) => boolean): Total =>
  over('consultations')((row, asked) => wasCreated(asked)(row) && counts(row, asked));
const ofRequest = (rows: readonly Raw[], { id }: Raw, counts: (row: Raw) => boolean): boolean =>
  rows.some((row) => isLive(row) && row['consultation_id'] === id && counts(row));

const notification =
  (...states: string[]): Total =>
  (asked) =>
    asked.kept.notifications.filter((row) => isLive(row) && wasCreated(asked)(row) && isOneOf(row, 'status', ...states))
      .length;
const errors =
  (...severities: string[]): Total =>
  (asked) =>
    sum(
      asked.kept.error_reports.filter((report) => isLive(report) && wasCreated(asked)(report)),
      (report) => (report['errors'] as Raw[]).filter((error) => isOneOf(error, 'severity', ...severities)).length,
    );

/** Every total of every report in the slow way, by the name of its column. */
export const slowTotals: Record<ReportName, Readonly<Record<string, Total>>> = {
  ...moneyTotals,
  ...workTotals,
  consultation_funnel: {
    received: request(all),
    answered: request((row, asked) => answeredAt(asked.kept, row) !== null),
    met: request((row, asked) =>
      ofRequest(asked.kept.consultation_meetings, row, (one) => one['status'] === 'completed'),
    ),
    declined: request((row) => row['status'] === 'declined'),
    converted: request((row) => row['outcome'] === 'converted'),
    won: request((row, asked) => ofRequest(asked.kept.customer_deals, row, (deal) => deal['accepted_at'] !== null)),
  },
  notification_delivery: {
    notifications: notification('queued', 'sending', 'sent', 'read', 'suppressed', 'failed'),
    waiting: notification('queued'),
    delivered: notification('sent', 'read'),
    held_back: notification('suppressed'),
    failed: notification('failed'),
    read: (asked) =>
      asked.kept.notifications.filter((row) => isLive(row) && wasCreated(asked)(row) && row['read_at'] !== null).length,
  },
  error_trend: {
    reports: (asked) => asked.kept.error_reports.filter((row) => isLive(row) && wasCreated(asked)(row)).length,
    errors: errors('low', 'medium', 'high', 'critical'),
    critical: errors('critical'),
    high: errors('high'),
    medium: errors('medium'),
    low: errors('low'),
    new_groups: (asked) =>
      asked.kept.error_groups.filter((row) => isLive(row) && happened('first_seen')(asked)(row)).length,
  },
};
