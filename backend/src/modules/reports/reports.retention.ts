import { reportScheduleLimits } from '@portal/contracts';
import { deleted, olderThan, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { REPORT_FILES } from './runs/report-files.js';

export const reportsRetention = [
  retention('purge-custom-reports', { custom_reports: [deleted()] }),
  // runs with their files (decisions, section 6)
  retention(
    'purge-report-runs',
    { report_runs: [() => 'select r.id from report_runs as r where r.expires_at < now()'] },
    {
      files: {
        folder: REPORT_FILES,
        known: pathsOf('report_runs'),
      },
    },
  ),
  // deleted schedules, and what became of earlier sendings
  retention('purge-report-schedules', {
    report_schedules: [deleted()],
    report_deliveries: [olderThan(`${reportScheduleLimits.historyDays} days`, 'created_at')],
  }),
];
