export { ErrorReportsModule } from './error-reports.module.js';
export { countInGroups } from './error-groups.writer.js';
export { ErrorGroup } from './error-group.entity.js';
export { ErrorReport } from './error-report.entity.js';
