export { activityEntriesOf, type LoggedDomainEvent } from './activity-entry.js';
export { projectStepLabel } from './activity-labels.js';
export { ActivityLog } from './activity-log.entity.js';
export { ActivityLogsModule } from './activity-logs.module.js';
