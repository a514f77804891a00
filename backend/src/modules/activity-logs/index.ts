export { activityEntryOf, type ToldEvent } from './activity-entry.js';
export { ActivityLog } from './activity-log.entity.js';
export { ActivityLogsModule } from './activity-logs.module.js';
