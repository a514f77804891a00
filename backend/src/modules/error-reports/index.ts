export { ErrorReportsModule } from './error-reports.module.js';
