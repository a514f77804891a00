export { ActivityLogsModule } from './activity-logs.module.js';
