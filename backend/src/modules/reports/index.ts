export { CustomReport } from './custom/custom-report.entity.js';
export { ReportRun } from './runs/report-run.entity.js';
export { ReportsModule } from './reports.module.js';
