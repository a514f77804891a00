import { olderThan, retention } from '../../infrastructure/schedule/index.js';

/** Anonymous visitors can write these rows, so they are bounded in time. */
export const errorReportsRetention = retention('purge-error-reports', {
  error_reports: [olderThan('90 days', 'created_at')],
  error_groups: [olderThan('90 days', 'last_seen')],
});
